import CardMap

extension RunOptions {
  /// Says a warning, where they are wanted.
  func warn(_ message: String, on console: Console) {
    if !isQuiet { console.say("warning: \(message)") }
  }

  /// What is said of a card that goes out as it came, though its position should have changed.
  static func unwritable(_ record: ContactRecord, in file: String) -> String {
    "\(file): the position of card \(record.index), line \(record.line), \(record.title), cannot be "
      + "written; the card stays as it came"
  }

  /// What is said of a record of which no card can be made.
  static func unreadable(_ record: ContactRecord, in file: String) -> String {
    "\(file): no card is made of record \(record.index), line \(record.line): "
      + (record.error?.message ?? "")
  }
}
