import CardMap

/// Lets somebody on a terminal choose: by the number of the card, or by typing more of the name.
struct ContactChooser {
  let console: Console
  /// Where the answers come from.
  let keyboard: Descriptor

  /// Asks until one contact is left.
  func choose(_ matches: ContactMatches) throws(CommandError) -> ContactRecord {
    var lines = LineReader(keyboard)
    let all = matches.best
    var shown = matches
    console.show(shown.candidates)
    while true {
      console.show("Number, or a part of the name (Enter to leave): ")
      guard let answer = try lines.next() else {
        // Nobody has ended the line of the question.
        console.show("\n")
        throw .nobodyChosen
      }
      if answer.isEmpty { throw .nobodyChosen }
      // A number is one of all, shown or not.
      let digits = answer.hasPrefix("#") ? String(answer.dropFirst()) : answer
      if let number = Int(digits) {
        if let record = all.first(where: { $0.index == number }) { return record }
        console.show("There is no number \(number) here.\n")
        continue
      }
      var filtered = ContactMatches(ContactSelector(typed: answer))
      for record in all { _ = filtered.add(record) }
      if filtered.best.count == 1 { return filtered.best[0] }
      if filtered.best.isEmpty {
        console.show(TerminalText("No name holds \"\(answer)\".").description + "\n")
      } else {
        shown = filtered
        console.show(shown.candidates)
      }
    }
  }
}
