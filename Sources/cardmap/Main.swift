import CardMapCommand

@main
enum Main {
  static func main() {
    Command.runAndExit(Array(CommandLine.arguments.dropFirst()))
  }
}
