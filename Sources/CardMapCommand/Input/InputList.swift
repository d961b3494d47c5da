import CardMap
import Glibc

/// The files that a command line names, all found and opened once before anything is read.
struct InputList {
  /// The files, in the order of the command line and of the names in a folder.
  private(set) var files: [InputFile] = []

  /// The folders that hold no contacts files.
  private(set) var emptyFolders: [String] = []

  /// What has a contacts file's name in a folder, and is no file.
  private(set) var leftOut: [String] = []

  /// Whether a file is one of those to read.
  func contains(_ identity: FileIdentity) -> Bool {
    files.contains { $0.identity == identity }
  }

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - paths: paths of files and folders, and `-` for standard input.
  ///   - console: the standard streams.
  /// - Throws: an error where one is missing or may not be read.
  init(_ paths: [String], console: Console) throws(CommandError) {
    for path in paths {
      if path == "-" {
        guard !files.contains(where: { $0.name == "-" }) else {
          throw CommandError(.usage, "standard input (-) can be read only once")
        }
        files.append(
          InputFile(
            name: "-",
            source: .standardInput(console.input),
            identity: (try? console.input.status()).map(FileIdentity.init)
          )
        )
      } else if try !add(file: Array(path.utf8CString)) {
        try add(folder: path)
      }
    }
  }

  /// Adds a file.
  ///
  /// - Parameter path: its path, with the zero behind it.
  /// - Returns: false where it is a folder.
  /// - Throws: an error where it is missing or may not be read.
  private mutating func add(file path: [CChar]) throws(CommandError) -> Bool {
    let name = InputList.text(path)
    let file: Descriptor
    let status: stat
    do throws(SystemError) {
      file = try Descriptor(opening: path, O_RDONLY)
      status = try file.status()
    } catch {
      throw CommandError(.noInput, "cannot read \(name): \(error.message)")
    }
    let identity = FileIdentity(status)
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFDIR || kind == S_IFREG else {
      files.append(InputFile(name: name, source: .opened(file), identity: identity))
      return true
    }
    // Thousands of files in a folder would be too many to hold open.
    defer { close(file.number) }
    if kind == S_IFDIR { return false }
    if Packing(of: file) == .zip {
      try add(members: file, of: path, identity)
    } else {
      files.append(InputFile(name: name, source: .path(path), identity: identity))
    }
    return true
  }

  /// Adds the contacts files of a zip archive, in its order.
  private mutating func add(
    members file: Descriptor,
    of path: [CChar],
    _ identity: FileIdentity
  ) throws(CommandError) {
    let name = InputList.text(path)
    let archive: ZipArchive
    do throws(ZipArchive.Problem) {
      archive = try ZipArchive(of: file)
    } catch {
      throw CommandError(.inputOutput, "cannot unpack \(name): \(error.message)")
    }
    let members = archive.members.filter { ZipArchive.isContacts($0.name) }
    for member in members {
      let memberName = "\(name)/\(String(decoding: member.name, as: UTF8.self))"
      if member.isEncrypted {
        throw CommandError(
          .inputOutput,
          "cannot unpack \(memberName): it is protected by a password"
        )
      }
      files.append(
        InputFile(
          name: memberName,
          source: .member(at: member.offset, of: path),
          identity: identity
        )
      )
    }
    if members.isEmpty { emptyFolders.append(name) }
  }

  /// Adds the contacts files of a folder: not hidden, not deeper, in the order of their names.
  private mutating func add(folder path: String) throws(CommandError) {
    guard let folder = opendir(path) else {
      throw CommandError(.noInput, "cannot read \(path): \(SystemError.last.message)")
    }
    defer { closedir(folder) }
    var names: [[CChar]] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          Array(UnsafeBufferPointer(start: name, count: strlen(name) + 1))
        }
      }
      if InputList.isContactsFile(InputList.text(name)) { names.append(name) }
    }
    let count = files.count
    let start = Array((path.hasSuffix("/") ? path : "\(path)/").utf8CString.dropLast())
    for name in names.sorted(by: InputList.isBefore) {
      // A folder in the folder is not looked into, whatever its name. A FIFO would have to be waited
      // for, and a link may lead nowhere.
      var status = stat()
      guard stat(start + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        if status.st_mode & S_IFMT != S_IFDIR { leftOut.append(InputList.text(start + name)) }
        continue
      }
      _ = try add(file: start + name)
    }
    if files.count == count { emptyFolders.append(path) }
  }

  /// A name of the system, repaired where it is no UTF-8: to show it, not to open it.
  private static func text(_ name: [CChar]) -> String {
    String(decoding: name.dropLast().lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func isBefore(_ left: [CChar], _ right: [CChar]) -> Bool {
    left.lexicographicallyPrecedes(right) { UInt8(bitPattern: $0) < UInt8(bitPattern: $1) }
  }

  /// Whether a file's name ends like that of contacts.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - packed: whether it may also end as a packed file's.
  /// - Returns: whether it does.
  static func isContactsFile(_ name: String, packed: Bool = true) -> Bool {
    guard !name.hasPrefix("."), let point = name.lastIndex(of: ".") else { return false }
    let ending = name[name.index(after: point)...].lowercased()
    if packed, Packing.allCases.contains(where: { $0.fileExtension == ending }) {
      return isContactsFile(String(name[..<point]), packed: false)
    }
    return ContactsFormat.allCases.contains { $0.fileExtensions.contains(ending) }
  }
}
