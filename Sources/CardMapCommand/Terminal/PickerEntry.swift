import CardMap

/// A contact in the list that somebody chooses from.
struct PickerEntry {
  /// The number of its card.
  let number: Int
  /// Its name, safe to show.
  let name: TerminalText
  /// The city of its first address, safe to show.
  let city: TerminalText
  /// The postal code of its first address, safe to show.
  let code: TerminalText

  /// Name, city and code, folded; a line each, so that no word reaches over two of them.
  private let folded: [UInt8]

  /// Makes the entry of a card.
  init(_ record: ContactRecord) {
    let address = record.firstAddress
    let texts = [record.title, address?.locality ?? "", address?.postalCode ?? ""]
    number = record.index
    (name, city, code) = (TerminalText(texts[0]), TerminalText(texts[1]), TerminalText(texts[2]))
    folded = Array(texts.map(TextFolding.folded).joined(separator: "\n").utf8)
  }

  /// Whether all the words, folded and as UTF-8, are in it.
  func holds(_ words: [[UInt8]]) -> Bool {
    words.allSatisfy { word in
      folded.withUnsafeBufferPointer { text in
        word.withUnsafeBufferPointer { PickerEntry.find($0, in: text) }
      }
    }
  }

  private static func find(
    _ word: UnsafeBufferPointer<UInt8>,
    in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = word.first, text.count >= word.count else { return word.isEmpty }
    for start in 0...(text.count - word.count) where text[start] == first {
      var length = 1
      while length < word.count, text[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
    }
    return false
  }
}
