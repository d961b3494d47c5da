/// How a file is packed, by its first bytes.
enum Packing: String, CaseIterable {
  case gzip
  case zstd
  case zip

  /// As many bytes say it.
  static let markLength = 4

  /// Recognises it; nil where the bytes are those of no packed file.
  init?(_ beginning: UnsafeRawBufferPointer) {
    let found = Packing.allCases.first { packing in
      packing.marks.contains { beginning.starts(with: $0) }
    }
    guard let found else { return nil }
    self = found
  }

  /// Recognises it of an ordinary file, which stays at its beginning.
  init?(of file: Descriptor) {
    let found = withUnsafeTemporaryAllocation(byteCount: Packing.markLength, alignment: 1) { room in
      let count = (try? file.read(into: room, at: 0)) ?? 0
      return Packing(UnsafeRawBufferPointer(rebasing: room.prefix(count)))
    }
    guard let found else { return nil }
    self = found
  }

  /// What files begin with: RFC 1952, section 2.3.1; RFC 8878, section 3.1.1; a zip archive's first
  /// member, or the end of one without any.
  private var marks: [[UInt8]] {
    switch self {
    case .gzip: [[0x1F, 0x8B, 0x08]]
    case .zstd: [[0x28, 0xB5, 0x2F, 0xFD]]
    case .zip: [[0x50, 0x4B, 0x03, 0x04], [0x50, 0x4B, 0x05, 0x06]]
    }
  }

  /// The endings of file names, without the point.
  var fileExtension: String {
    switch self {
    case .gzip: "gz"
    case .zstd: "zst"
    case .zip: "zip"
    }
  }

  /// The program that unpacks it; of a zip archive, the member of which it is given the beginning.
  var program: String { self == .zip ? "funzip" : rawValue }

  /// The Debian package of that program.
  var package: String { self == .zip ? "unzip" : rawValue }
}
