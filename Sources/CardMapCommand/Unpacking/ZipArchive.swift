import Glibc

/// The members of a zip archive, by its central directory (APPNOTE.TXT, section 4.3.12).
///
/// The archive says itself where each member stands, so that no name goes to the program that unpacks
/// it, and none is searched for twice.
struct ZipArchive {
  /// A file in the archive.
  struct Member {
    /// Its name: bytes, of whatever character set.
    var name: [UInt8]
    /// Where its header begins in the archive.
    var offset: Int
    /// Whether it is protected by a password.
    var isEncrypted: Bool
  }

  /// Why an archive cannot be read.
  struct Problem: Error {
    /// A sentence without a full stop.
    var message: String
  }

  /// The members in the order of the directory.
  private(set) var members: [Member] = []

  /// A directory larger than this is none of contacts.
  private static let longestDirectory = 256 << 20

  /// Reads the directory of an archive.
  ///
  /// - Parameter file: an ordinary file.
  /// - Throws: a ``Problem``.
  init(of file: Descriptor) throws(Problem) {
    let size: Int
    do {
      size = Int(try file.status().st_size)
    } catch {
      throw Problem(message: error.message)
    }
    let end = try ZipArchive.end(of: file, size: size)
    guard end.count <= ZipArchive.longestDirectory, end.offset >= 0, end.offset + end.count <= size
    else { throw Problem(message: "its directory is not where it should be; it may be cut") }
    let directory = try ZipArchive.bytes(of: file, at: end.offset, count: end.count)
    var place = 0
    while place + 46 <= directory.count, directory.number(at: place, 4) == 0x0201_4B50 {
      let nameLength = directory.number(at: place + 28, 2)
      let extraLength = directory.number(at: place + 30, 2)
      let name = place + 46
      let next = name + nameLength + extraLength + directory.number(at: place + 32, 2)
      guard next <= directory.count else { break }
      members.append(
        Member(
          name: Array(directory[name..<(name + nameLength)]),
          offset: ZipArchive.offset(of: directory, at: place),
          isEncrypted: directory.number(at: place + 8, 2) & 1 != 0
        )
      )
      place = next
    }
    guard members.count == end.members || end.members == 0xFFFF else {
      throw Problem(message: "its directory names \(members.count) of \(end.members) files")
    }
  }

  /// Whether a member is a contacts file by its name: not hidden, and not what a Mac adds.
  static func isContacts(_ name: [UInt8]) -> Bool {
    let parts = name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isHidden = parts.contains { part in
      part.elementsEqual("__MACOSX".utf8)
        || part.first == UInt8(ascii: ".") && !part.elementsEqual(".".utf8)
          && !part.elementsEqual("..".utf8)
    }
    guard let last = parts.last, !isHidden else { return false }
    return InputList.isContactsFile(String(decoding: last, as: UTF8.self), packed: false)
  }

  // MARK: - The end of the archive

  private typealias End = (members: Int, count: Int, offset: Int)

  /// Where the directory is, as the last record says, behind which a comment may stand.
  private static func end(of file: Descriptor, size: Int) throws(Problem) -> End {
    let length = min(size, 22 + 0xFFFF)
    let tail = try bytes(of: file, at: size - length, count: length)
    var place = tail.count - 22
    while place >= 0 {
      let isEnd =
        tail.number(at: place, 4) == 0x0605_4B50
        && place + 22 + tail.number(at: place + 20, 2) <= tail.count
      if isEnd { break }
      place -= 1
    }
    guard place >= 0 else {
      throw Problem(message: "the end of its directory is not there; it may be cut")
    }
    let end = (
      tail.number(at: place + 10, 2), tail.number(at: place + 12, 4), tail.number(at: place + 16, 4)
    )
    guard end.2 == 0xFFFF_FFFF || end.1 == 0xFFFF_FFFF || end.0 == 0xFFFF, place >= 20,
      tail.number(at: place - 20, 4) == 0x0706_4B50
    else { return end }
    // A large archive has a larger record before (section 4.3.14).
    let record = try bytes(of: file, at: tail.number(at: place - 12, 8), count: 56)
    guard record.count == 56, record.number(at: 0, 4) == 0x0606_4B50 else { return end }
    return (record.number(at: 32, 8), record.number(at: 40, 8), record.number(at: 48, 8))
  }

  /// Where a member begins; in a large archive that stands in an extra field (section 4.5.3).
  private static func offset(of directory: [UInt8], at place: Int) -> Int {
    let offset = directory.number(at: place + 42, 4)
    guard offset == 0xFFFF_FFFF else { return offset }
    var field = place + 46 + directory.number(at: place + 28, 2)
    let end = field + directory.number(at: place + 30, 2)
    while field + 4 <= end {
      let length = directory.number(at: field + 2, 2)
      if directory.number(at: field, 2) == 1, length >= 8 {
        // Of the numbers that are too large for their own places, this is the last but one.
        let sizes = [20, 24].count { directory.number(at: place + $0, 4) == 0xFFFF_FFFF }
        if length >= 8 * (sizes + 1) { return directory.number(at: field + 4 + 8 * sizes, 8) }
      }
      field += 4 + length
    }
    return offset
  }

  private static func bytes(
    of file: Descriptor,
    at offset: Int,
    count: Int
  ) throws(Problem) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let filled = bytes.withUnsafeMutableBytes { (try? file.read(into: $0, at: offset)) ?? 0 }
    guard filled == count else { throw Problem(message: "it ends too early; it may be cut") }
    return bytes
  }
}

extension [UInt8] {
  /// A little-endian number; 0 beyond the end.
  fileprivate func number(at place: Int, _ length: Int) -> Int {
    guard place >= 0, place + length <= count else { return 0 }
    let value = (0..<length).reduce(UInt64(0)) { $0 | UInt64(self[place + $1]) << (8 * UInt64($1)) }
    return Int(clamping: value)
  }
}
