/// A postal code and what its text was found to be.
///
/// A code is text everywhere: nothing takes a zero away from it.
public struct PostalCode: Hashable, Sendable {
  /// What a text has the shape of.
  public enum Form: Hashable, Sendable {
    /// A ZIP code, with or without four more digits.
    case zip
    /// A ZIP code that lost the zeros in front: three or four digits, with or without a dash and
    /// four more, or eight.
    case lostZeros
    /// Another country's code, or no code at all.
    case other
  }

  /// What the text has the shape of.
  public let form: Form

  /// The five digits of a ZIP code; for ``Form/lostZeros`` the three or four that are left; else
  /// the text, trimmed.
  public let text: String

  /// The state that stands before the digits: `MA 02134`.
  public let state: USState?

  /// Whether `US` or `USA` stands before the digits.
  public let namesUnitedStates: Bool

  /// The five digits as a number, with the lost zeros put back; -1 for ``Form/other``.
  let number: Int

  /// Takes a text for a code of some country other than the United States.
  ///
  /// - Parameter text: the code as written.
  public init(foreign text: String) {
    self.init(.other, text: text, number: -1)
  }

  /// Reads the code of an address in the United States.
  ///
  /// Digits of any script, dashes of any length; a state or the country may stand before the five
  /// digits, and four more behind them: `02134`, `02134-1234`, `021341234`, `MA 02134`, `US-02134`.
  ///
  /// - Parameter text: the code as written.
  public init(unitedStates text: String) {
    var source = text
    let read = source.withUTF8 { bytes in
      PostalCode(fiveDigits: bytes, text: text) ?? PostalCode(ascii: bytes, text: text)
    }
    if let read {
      self = read
      return
    }
    let normalized = CodeText.normalized(text)
    self =
      normalized.withUnsafeBufferPointer { PostalCode(ascii: $0, text: text) }
      ?? PostalCode(.other, text: text, number: -1)
  }

  /// The five digits of a code that lost its zeros, with the zeros; else the text.
  var restoredText: String {
    form == .lostZeros ? PostalCode.fiveDigits(number) : text
  }

  init(
    _ form: Form,
    text: String,
    number: Int,
    state: USState? = nil,
    namesUnitedStates: Bool = false
  ) {
    self.form = form
    self.text = text
    self.number = number
    self.state = state
    self.namesUnitedStates = namesUnitedStates
  }

  /// The usual case: exactly five digits.
  @inline(__always)
  private init?(fiveDigits bytes: UnsafeBufferPointer<UInt8>, text: String) {
    guard bytes.count == 5 else { return nil }
    var number = 0
    for byte in bytes {
      let digit = byte &- 48
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    self.init(.zip, text: text, number: number)
  }

  /// A number as five digits.
  static func fiveDigits(_ number: Int) -> String {
    var rest = number
    return String(unsafeUninitializedCapacity: 5) { buffer in
      for place in stride(from: 4, through: 0, by: -1) {
        buffer[place] = UInt8(48 + rest % 10)
        rest /= 10
      }
      return 5
    }
  }
}
