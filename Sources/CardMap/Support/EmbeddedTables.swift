// The one file of the library that imports the embedded tables.

import CEmbeddedTables

/// The bytes of a table inside the program, with the numbers in it, which are little-endian.
///
/// The bytes are constants of the program: they are always there and never change.
struct EmbeddedBytes: @unchecked Sendable {
  /// The postal table of the United States, `us-zip.bin`.
  static let usZIP = EmbeddedBytes(embedded_us_zip(), magic: "USZP")
  /// The names of countries, `countries.bin`.
  static let countries = EmbeddedBytes(embedded_countries(), magic: "CTRY")
  /// The rules of folding, `folding.bin`.
  static let folding = EmbeddedBytes(embedded_folding(), magic: "FOLD")

  let start: UnsafeRawPointer

  /// How many bytes there are.
  let count: Int

  private init(_ table: EmbeddedTable, magic: StaticString) {
    start = UnsafeRawPointer(table.bytes)
    count = table.count
    precondition(
      count > 16 && (0..<4).allSatisfy { magic.utf8Start[$0] == table.bytes[$0] },
      "The embedded table \(magic) is missing; Scripts/build-tables makes it"
    )
  }

  private init(start: UnsafeRawPointer, count: Int) {
    self.start = start
    self.count = count
  }

  /// The bytes behind an offset.
  func dropFirst(_ offset: Int) -> EmbeddedBytes {
    EmbeddedBytes(start: start + offset, count: count - offset)
  }

  /// The bytes of a range.
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: (start + range.lowerBound).assumingMemoryBound(to: UInt8.self),
      count: range.count
    )
  }

  /// The byte at an offset.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 { start.load(fromByteOffset: offset, as: UInt8.self) }

  /// A number of two bytes, at an even offset.
  @inline(__always)
  func uint16(at offset: Int) -> Int {
    Int(UInt16(littleEndian: start.load(fromByteOffset: offset, as: UInt16.self)))
  }

  /// A number of four bytes, at an offset that four divides.
  @inline(__always)
  func uint32(at offset: Int) -> Int {
    Int(UInt32(littleEndian: start.load(fromByteOffset: offset, as: UInt32.self)))
  }

  /// A number of four bytes with a sign, at an offset that four divides.
  @inline(__always)
  func int32(at offset: Int) -> Int {
    Int(Int32(littleEndian: start.load(fromByteOffset: offset, as: Int32.self)))
  }
}

/// The texts of a table: where each begins, and their bytes.
struct EmbeddedTexts: Sendable {
  /// The offsets, four bytes each; one more for the end of the last text.
  let offsets: EmbeddedBytes
  /// The bytes of all texts.
  let pool: EmbeddedBytes
  /// How many texts there are.
  let count: Int

  /// A text's bytes.
  @inline(__always)
  subscript(_ number: Int) -> UnsafeBufferPointer<UInt8> {
    pool.bytes(offsets.uint32(at: 4 * number)..<offsets.uint32(at: 4 * number + 4))
  }

  /// Whether a text has the same bytes as another one.
  func isText(_ number: Int, equalTo other: String) -> Bool {
    let text = self[number]
    var other = other
    return other.withUTF8 { text.count == $0.count && areEqual(text, $0) }
  }

  /// The number of a text; the texts are sorted by their bytes.
  func firstIndex(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      switch EmbeddedTexts.compare(self[middle], text) {
      case 0: return middle
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }

  private static func compare(
    _ left: UnsafeBufferPointer<UInt8>,
    _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    for index in 0..<min(left.count, right.count) where left[index] != right[index] {
      return Int(left[index]) - Int(right[index])
    }
    return left.count - right.count
  }
}
