/// The rules of `folding.bin`: what becomes of each character.
///
/// Layout, little-endian: `FOLD`, the version, the Unicode version's three numbers; the offsets of
/// the blocks and of the replacements (4 bytes each); for each 128 characters the number of their
/// block (2 bytes); the blocks, 128 values of 2 bytes; the replacements, each a length and UTF-8.
struct FoldingTable: Sendable {
  /// The table inside the program.
  static let shared = FoldingTable()

  /// What a folded character is.
  enum Kind: Int {
    /// A sign, neither letter nor digit.
    case other
    /// A letter or digit, or a mark that makes another letter.
    case word
    /// An accent, or a character that is not seen.
    case dropped
    /// White space, or a control character.
    case blank
  }

  private let bytes = EmbeddedBytes.folding
  private let blocks: Int
  private let replacements: Int

  private init() {
    blocks = bytes.uint32(at: 8)
    replacements = bytes.uint32(at: 12)
  }

  /// The version of Unicode that the rules are of.
  var unicodeVersion: String { "\(bytes.byte(at: 5)).\(bytes.byte(at: 6)).\(bytes.byte(at: 7))" }

  /// The kind of a character that folding keeps as it is, or the bytes that replace it.
  func rule(for scalar: UInt32) -> (kind: Kind, replacement: UnsafeBufferPointer<UInt8>?) {
    let block = bytes.uint16(at: 16 + 2 * Int(scalar >> 7))
    let value = bytes.uint16(at: blocks + 2 * (block << 7 | Int(scalar & 127)))
    if let kind = Kind(rawValue: value) { return (kind, nil) }
    let start = replacements + value - 4
    return (.other, bytes.bytes(start + 1..<start + 1 + Int(bytes.byte(at: start))))
  }

  /// The kind of a character of a folded text.
  func kind(of scalar: UInt32) -> Kind { rule(for: scalar).kind }
}
