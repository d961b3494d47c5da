@testable import CardMap

/// A file of vCards that was read, placed and written again with positions.
struct PositionedFile {
  /// What was written.
  var bytes: [UInt8]
  /// The rows of the cards.
  var rows: [GeocodedContact]
  /// The cards that no position could be put into.
  var failed: [ContactRecord]

  /// Reads a file, places its contacts and writes it again.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - replacesAll: whether a place that was found replaces every position.
  ///   - choice: the address.
  ///   - provider: who places.
  init(
    _ bytes: [UInt8],
    replacesAll: Bool = false,
    choice: AddressChoice = .first,
    provider: any GeocodingProvider = ZIPTable()
  ) async {
    var options = AddressBookGeocoder.Options()
    options.addressChoice = choice
    options.ignoresCardPositions = replacesAll
    let geocoder = AddressBookGeocoder(provider: provider, options: options)
    let book = read(bytes)
    rows = await geocoder.geocode(book.records)
    var writer = VCardWriter()
    var output = OutputBuffer()
    writer.beginFile()
    failed = writer.write(
      rows,
      of: CardSource(bytes: bytes[...], offset: 0, encoding: book.summary.encoding ?? .utf8),
      into: &output
    ) { row in geocoder.positionUpdate(for: row, replacesAll: replacesAll) }
    writer.endFile(isContacts: book.summary.error == nil, into: &output)
    self.bytes = output.withUnsafeBytes { Array($0) }
  }

  /// The same from text.
  init(
    _ text: String,
    replacesAll: Bool = false,
    choice: AddressChoice = .first
  ) async {
    await self.init(Array(text.utf8), replacesAll: replacesAll, choice: choice)
  }

  /// What was written, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The contacts without their positions, and why the others are none.
  static func contacts(_ bytes: [UInt8]) -> [Contact?] {
    read(bytes).records.map { record in
      var contact = record.contact
      contact?.position = nil
      return contact
    }
  }

  /// A file without the positions that cardmap wrote.
  static func withoutOwnPositions(_ bytes: [UInt8]) -> [UInt8] {
    let book = read(bytes)
    let rows = book.records.map { record in
      GeocodedContact(
        record: record,
        identifier: "",
        result: .notPlaced(.init(.noAddress, .noAddress, ""))
      )
    }
    var writer = VCardWriter()
    var output = OutputBuffer()
    _ = writer.write(
      rows,
      of: CardSource(bytes: bytes[...], offset: 0, encoding: book.summary.encoding ?? .utf8),
      into: &output
    ) { _ in PositionUpdate(code: "the code of no address") }
    return output.withUnsafeBytes { Array($0) }
  }
}
