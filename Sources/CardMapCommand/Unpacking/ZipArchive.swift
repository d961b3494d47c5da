/// The members of a zip archive, as the system's unzip knows them.
enum ZipArchive {
  /// The members that are contacts files by their names: not hidden, and not what a Mac adds.
  ///
  /// - Parameters:
  ///   - path: the archive, with the zero behind it.
  ///   - name: its name in messages.
  /// - Returns: their names in the archive's order, each with the zero behind it.
  /// - Throws: an error where unzip is missing or cannot read the archive.
  static func members(of path: [CChar], name: String) throws(CommandError) -> [[CChar]] {
    let child = try SystemProgram.start(
      .zip,
      for: name,
      [Array("-Z1".utf8CString), operand(path)],
      input: nil
    )
    var text: [UInt8] = []
    var isEnd = false
    while !isEnd {
      isEnd = try withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 1) {
        (room) throws(CommandError) in
        do throws(SystemError) {
          let count = try child.output.read(into: room)
          text.append(contentsOf: room.prefix(count))
          return count == 0
        } catch {
          throw CommandError(.inputOutput, "cannot read \(name): \(error.message)")
        }
      }
    }
    // 1 is a warning, such as that the archive is empty.
    if let failure = child.finish(), failure.status != 1 {
      throw CommandError(.inputOutput, "cannot unpack \(name): \(failure.reason)")
    }
    let lines = text.split(separator: UInt8(ascii: "\n"))
    return lines.filter(isContacts).map { $0.map(CChar.init(bitPattern:)) + [0] }
  }

  private static func isContacts(_ member: ArraySlice<UInt8>) -> Bool {
    let parts = member.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isHidden = parts.contains {
      $0.first == UInt8(ascii: ".") || $0.elementsEqual("__MACOSX".utf8)
    }
    guard let last = parts.last, !isHidden else { return false }
    return InputList.isContactsFile(String(decoding: last, as: UTF8.self))
  }

  /// A path as unzip takes it: one that begins with a hyphen would be options.
  static func operand(_ path: [CChar]) -> [CChar] {
    path.first == CChar(bitPattern: UInt8(ascii: "-"))
      ? Array("./".utf8CString.dropLast()) + path : path
  }

  /// A member's name as unzip takes it: as a pattern, in which nothing stands for anything else.
  static func pattern(for member: [CChar]) -> [CChar] {
    member.flatMap { byte in
      switch UInt8(bitPattern: byte) {
      case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\"):
        [CChar(bitPattern: UInt8(ascii: "\\")), byte]
      default: [byte]
      }
    }
  }
}
