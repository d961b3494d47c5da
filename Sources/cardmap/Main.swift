import CardMapCommand

@main
enum Main {
  static func main() {
  }
}
