/// Reads the elements of a server's answer (RFC 4918, section 14.16) round the cards of its members.
///
/// Whether a member was found may be said before its card, behind it, or not at all.
struct MultistatusReader: ~Copyable {
  /// The elements that count, each with its depth while it is open; 0 while it is not.
  private var response = 0
  private var propstat = 0
  private var status = 0
  private var addressData = 0

  private var responseLine = 1
  /// What the server says of the member, and of the properties that are being read.
  private var responseStatus: Int?
  private var propstatStatus: Int?
  private var statusText: [UInt8] = []

  private var data: AddressData

  /// The cards of which it is not known yet whether they count.
  private var held: [ContactRecord] = []
  /// Whether there was an `address-data` since the last status, and whether it was empty.
  private var hasOpenData = false
  private var isBlank = false

  /// How many are held at most: a server that has so many has found them.
  private static let mostHeld = 1024
  private static let longestStatus = 256

  /// What is to be said about members without a card.
  private(set) var diagnostics = DiagnosticList()
  /// How many members were left out.
  private(set) var leftOut = 0
  /// Whether there was an `address-data`.
  private(set) var hasAddressData = false

  /// Makes a reader.
  init(limits: ReadingLimits) { data = AddressData(limits: limits) }

  /// Whether text is of a card or a status.
  var takesText: Bool { addressData > 0 || status > 0 }

  /// An element begins.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - namespace: its namespace; empty for none.
  ///   - depth: how many elements are open with it.
  ///   - tagLine: where its tag begins in the file.
  ///   - line: where its tag ends.
  mutating func startElement(
    _ name: UnsafeBufferPointer<UInt8>,
    in namespace: UnsafeBufferPointer<UInt8>,
    depth: Int,
    tagLine: @autoclosure () -> Int,
    line: @autoclosure () -> Int
  ) {
    guard !takesText else { return }
    if namespace.isEmpty || XMLName.isEqual(namespace, XMLName.cardDAV),
      XMLName.isEqual(name, "address-data")
    {
      addressData = depth
      hasAddressData = true
      hasOpenData = true
      data.begin(line: line())
    } else if namespace.isEmpty || XMLName.isEqual(namespace, XMLName.dav) {
      if XMLName.isEqual(name, "response") {
        response = depth
        responseLine = tagLine()
        responseStatus = nil
        hasOpenData = false
        isBlank = false
      } else if XMLName.isEqual(name, "propstat") {
        propstat = depth
        propstatStatus = nil
      } else if XMLName.isEqual(name, "status") {
        status = depth
        statusText.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Text of the element that is open.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - line: the line of the file where it ends.
  ///   - records: gets the cards that are complete and count.
  mutating func addText(
    _ text: UnsafeBufferPointer<UInt8>,
    line: Int,
    to records: inout [ContactRecord]
  ) {
    if addressData > 0 {
      data.append(text, line: line, to: &held)
      if held.count > MultistatusReader.mostHeld { handOut(to: &records) }
    } else if status > 0 {
      statusText.append(contentsOf: text.prefix(MultistatusReader.longestStatus - statusText.count))
    }
  }

  /// An element ends.
  ///
  /// - Parameters:
  ///   - depth: how many elements are open with it.
  ///   - line: the line of the file where it ends.
  ///   - records: gets the cards that count.
  mutating func endElement(
    depth: Int,
    line: @autoclosure () -> Int,
    to records: inout [ContactRecord]
  ) {
    switch depth {
    case addressData:
      addressData = 0
      isBlank = data.end(line: line(), to: &held)
      if propstat == 0, response == 0 { handOut(to: &records) }
    case status:
      status = 0
      let code = MultistatusReader.code(statusText)
      if propstat > 0 { propstatStatus = code } else { responseStatus = code }
    case propstat:
      propstat = 0
      // Other properties than a card that are not there are nobody's loss.
      if hasOpenData, let propstatStatus { settle(propstatStatus, &records) }
    case response:
      response = 0
      if let responseStatus {
        settle(responseStatus, &records)
      } else {
        handOut(to: &records)
      }
    default: break
    }
  }

  /// Hands out what is held, since nothing more can be read.
  mutating func handOut(to records: inout [ContactRecord]) {
    records += held
    held.removeAll()
  }

  /// Hands out or leaves out what was read since the last status, now that there is one.
  private mutating func settle(_ status: Int, _ records: inout [ContactRecord]) {
    if (200..<300).contains(status) {
      if isBlank { noteLeftOut("the server gives an empty card") }
      handOut(to: &records)
    } else {
      noteLeftOut("the server says \(status)")
      held.removeAll()
    }
    isBlank = false
    hasOpenData = false
  }

  private mutating func noteLeftOut(_ reason: String) {
    leftOut += 1
    let line = responseLine
    diagnostics.append(
      Diagnostic(
        line: line,
        property: "",
        kind: .memberLeftOut,
        message: "\(reason), so this member was left out"
      )
    )
  }

  /// The number in a status line (RFC 7230, section 3.1.2); nil where there is none.
  private static func code(_ text: [UInt8]) -> Int? {
    let words = text.split(omittingEmptySubsequences: true) { $0.isBlank || $0.isLineEnd }
    for word in words.prefix(2) where word.count == 3 {
      if let code = Int(String(decoding: word, as: UTF8.self)) { return code }
    }
    return nil
  }
}
