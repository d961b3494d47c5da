/// Walks the components of a value one text after another, coded or not.
struct ComponentTexts {
  /// How many components there were.
  private(set) var count = 0

  private let characterSet: UnsafeBufferPointer<UInt8>
  private let joiner: ListJoiner
  private var plain: ComponentList
  private var coded: CodedComponentList?

  /// Makes a walk.
  ///
  /// - Parameters:
  ///   - value: the value, unfolded.
  ///   - parameters: how it is coded, and in which character set.
  ///   - joiner: what joins the members of a list.
  ///   - decoder: makes text of the bytes; the value must stay where it is while this walks.
  @inline(__always)
  init(
    _ value: UnsafeBufferPointer<UInt8>,
    _ parameters: borrowing PropertyParameters,
    joiningListsWith joiner: ListJoiner,
    _ decoder: inout TextDecoder
  ) {
    characterSet = parameters.characterSet
    self.joiner = joiner
    if parameters.encoding == .quotedPrintable, let start = value.baseAddress,
      findByte(UInt8(ascii: ";"), start, value.count) != nil
    {
      plain = ComponentList(value)
      coded = CodedComponentList(
        value,
        characterSet: DeclaredCharacterSet(parameters.characterSet)
      )
    } else {
      plain = ComponentList(decoder.utf8(value, parameters))
    }
  }

  /// Moves to the next component.
  ///
  /// - Parameter decoder: the one that the walk was made with.
  /// - Returns: its text; "" where there are no more.
  @inline(__always)
  mutating func next(_ decoder: inout TextDecoder) -> String {
    if coded != nil { return nextCoded(&decoder) }
    guard let component = plain.next() else { return "" }
    count += 1
    return decoder.text(component, joiningListWith: joiner)
  }

  private mutating func nextCoded(_ decoder: inout TextDecoder) -> String {
    guard let part = coded?.next() else { return "" }
    count += 1
    // The semicolons that were coded are text, so nothing is split any more.
    return decoder.text(
      ValueComponent(
        text: trimmed(decoder.utf8(coded: part, characterSet)),
        hasEscapes: true,
        hasCommas: true
      ),
      joiningListWith: joiner
    )
  }

  /// Whether there are no more.
  var isAtEnd: Bool { coded?.isAtEnd ?? plain.isAtEnd }
}
