import Glibc
import Testing

@testable import CardMapCommand

extension Tag {
  @Tag static var command: Self
}

/// A command line run in this process, with files in the place of the streams.
struct CommandRun {
  /// The exit status.
  var status: Int32
  /// What was written to standard output.
  var output: String
  /// What was written to standard error.
  var errors: String

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - input: what is on standard input.
  ///   - terminals: which of the streams are terminals.
  /// - Throws: an error where a file cannot be made.
  init(
    _ arguments: [String],
    input: String = "",
    terminals: Set<Stream> = []
  ) async throws {
    let folder = try TemporaryFolder()
    let inputFile = try Descriptor(opening: folder.file("stdin", input), O_RDONLY)
    let outputFile = try Descriptor(opening: folder.path("stdout"), O_RDWR | O_CREAT)
    let errorFile = try Descriptor(opening: folder.path("stderr"), O_RDWR | O_CREAT)
    let console = Console(
      input: inputFile,
      output: outputFile,
      errors: errorFile,
      inputIsTerminal: terminals.contains(.input),
      outputIsTerminal: terminals.contains(.output),
      errorsAreTerminal: terminals.contains(.errors)
    )
    status = await Command(console: console).run(arguments).rawValue
    for file in [inputFile, outputFile, errorFile] { try file.close() }
    output = try folder.text("stdout")
    errors = try folder.text("stderr")
  }

  enum Stream {
    case input, output, errors
  }
}

/// A folder that is gone after the test.
final class TemporaryFolder {
  /// Where it is.
  let path: String

  init() throws {
    var template = Array("/tmp/cardmap-test-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    path = try #require(made)
  }

  deinit { TemporaryFolder.remove(path) }

  private static func remove(_ path: String) {
    for name in names(in: path) {
      let inner = "\(path)/\(name)"
      if unlink(inner) != 0 { remove(inner) }
    }
    rmdir(path)
  }

  /// The names in a folder, hidden ones too, in order.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The path of a name in the folder.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, with the folders on its way.
  ///
  /// - Returns: its path.
  @discardableResult
  func file(_ name: String, _ text: String) throws -> String {
    if let slash = name.lastIndex(of: "/") { mkdir(path(String(name[..<slash])), 0o755) }
    let file = try Descriptor(opening: path(name), O_WRONLY | O_CREAT | O_TRUNC)
    try file.write(text)
    try file.close()
    return path(name)
  }

  /// What a file holds.
  func text(_ name: String) throws -> String { try TemporaryFolder.text(of: path(name)) }

  /// What a file holds.
  static func text(of path: String) throws -> String {
    let file = try Descriptor(opening: path, O_RDONLY)
    defer { try? file.close() }
    var bytes = [UInt8](repeating: 0, count: try Int(file.status().st_size))
    let count = try bytes.withUnsafeMutableBytes { try file.read(into: $0) }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}

/// Compares with the file of this name in the folder Snapshots.
///
/// With RECORD_SNAPSHOTS=1 in the environment the file is written instead, and the test fails, so
/// that nobody records by accident.
func expectSnapshot(
  _ text: String,
  named name: String,
  location: SourceLocation = #_sourceLocation
) throws {
  let folder = #filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/Snapshots"
  let path = "\(folder)/\(name)"
  if getenv("RECORD_SNAPSHOTS") != nil {
    let file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_TRUNC)
    try file.write(text)
    try file.close()
    Issue.record("recorded \(name)", sourceLocation: location)
    return
  }
  let recorded = try? TemporaryFolder.text(of: path)
  #expect(recorded == text, "\(name) differs", sourceLocation: location)
}

/// Work on a thread of its own: the other end of a FIFO, which waits for this one.
final class Background: @unchecked Sendable {
  private let body: @Sendable () -> Void
  private var thread = pthread_t()

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
    let box = Unmanaged.passRetained(self).toOpaque()
    pthread_create(
      &thread,
      nil,
      { box in
        if let box { Unmanaged<Background>.fromOpaque(box).takeRetainedValue().body() }
        return nil
      },
      box
    )
  }

  /// Waits for its end.
  func join() { pthread_join(thread, nil) }
}
