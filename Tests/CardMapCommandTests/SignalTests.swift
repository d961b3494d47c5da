import CardMap
import Glibc
import Testing

@testable import CardMapCommand

@Suite(.tags(.command))
struct SignalTests {
  /// Begins to write a file, and then gets a signal.
  static func writeAndGet(_ signal: Int32, in folder: String) {
    Signals.prepare()
    guard let target = try? OutputTarget("\(folder)/x", console: .standard, isProgram: true) else {
      return
    }
    withExtendedLifetime(target) { _ = raise(signal) }
  }

  @Test
  func interrupted() async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .exitCode(130)) { [path = folder.path] in
      SignalTests.writeAndGet(SIGINT, in: path)
    }
    #expect(TemporaryFolder.names(in: folder.path).isEmpty)
  }

  @Test
  func toldToEnd() async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = folder.path] in
      SignalTests.writeAndGet(SIGTERM, in: path)
    }
    #expect(TemporaryFolder.names(in: folder.path).isEmpty)
  }

  @Test
  func theProgramEndsWithTheStatusOfTheCommand() async {
    await #expect(processExitsWith: .exitCode(66)) {
      Command.runAndExit(["list", "/no/such/file.vcf"])
    }
    await #expect(processExitsWith: .exitCode(0)) {
      Command.runAndExit(["lookup", "02134", "-o", "/dev/null"])
    }
  }
}
