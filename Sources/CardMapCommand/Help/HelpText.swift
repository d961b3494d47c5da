/// The texts of `cardmap help`.
enum HelpText {
  static let overview = "cardmap"
  static func page(of command: CommandName) -> String { command.rawValue }
}
