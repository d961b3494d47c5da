/// Reads the contacts of an LDIF file (RFC 2849): an entry a person.
final class LDIFReader: RecordReader {
  /// What was found so far.
  private(set) var summary = ReadingSummary(format: .ldif)

  private let limits: ReadingLimits
  private var entry: LDIFEntry
  private var state = State.between

  /// How many lines have ended.
  private var line = 0
  /// How many bytes of the entry that is being looked for are known to have no end in them, and how
  /// many lines.
  private var searched = (count: 0, lines: 0)

  /// Entries that are nobody's: how many, and where the first begins.
  private var others = (count: 0, line: 0)
  /// Entries that are changes of what is not in the file: how many, and where the first begins.
  private var changes = (count: 0, line: 0)

  private enum State {
    /// Before an entry, perhaps on the line that says the version.
    case between
    /// In an entry that is too large: in a line of it, and before one.
    case inSkippedLine, beforeSkippedLine
  }

  /// Makes a reader.
  ///
  /// - Parameter limits: how large lines and entries may be.
  init(limits: ReadingLimits) {
    self.limits = limits
    entry = LDIFEntry(limits: limits)
  }

  /// Reads the complete entries at the beginning of a piece.
  func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isFinal: Bool,
    limit: Int,
    _ body: (consuming ContactRecord) -> Void
  ) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    var place = skipMark(bytes)
    let before = summary.cards
    reading: while place < bytes.count, summary.cards - before < limit {
      switch state {
      case .between:
        guard let next = blankLine(bytes, place, isFinal) else { break reading }
        if next > place {
          line += 1
          place = next
          continue
        }
        switch end(of: bytes, from: place, isFinal) {
        case .found(let end):
          let text = UnsafeBufferPointer(start: base + place, count: end - place)
          readEntry(text, body)
          line += searched.lines
          searched = (0, 0)
          place = end
        case .needsMore: break reading
        case .tooLong(let message):
          summary.isBlank = false
          summary.cards += 1
          let error = UnreadableCardError(.limit, message)
          body(ContactRecord(index: summary.cards, line: line + 1, error: error))
          searched = (0, 0)
          state = .inSkippedLine
        }
      case .inSkippedLine: skipLine(bytes, &place)
      case .beforeSkippedLine: state = bytes[place].isLineEnd ? .between : .inSkippedLine
      }
    }
    if isFinal, place == bytes.count { finish() }
    return place
  }

  /// Where the bytes begin behind a byte order mark.
  private func skipMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard line == 0, searched.count == 0, summary.isBlank else { return 0 }
    return Piece(bytes, isFinal: false).startOfText
  }

  /// Where the next line begins, if this one is blank; the place itself, if it is not; nil where the
  /// piece is too short to say.
  private func blankLine(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ place: Int,
    _ isFinal: Bool
  ) -> Int? {
    if bytes[place] == .lineFeed { return place + 1 }
    guard bytes[place] == .carriageReturn else { return place }
    guard place + 1 < bytes.count else { return isFinal ? place + 1 : nil }
    return bytes[place + 1] == .lineFeed ? place + 2 : place + 1
  }

  private enum End {
    case found(Int), needsMore, tooLong(String)
  }

  /// Where an entry ends: before a blank line, or with the file.
  private func end(
    of bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    _ isFinal: Bool
  ) -> End {
    guard let base = bytes.baseAddress else { return .needsMore }
    var place = start + searched.count
    while place < bytes.count {
      if place > start, bytes.count - place < 3, !isFinal { return .needsMore }
      if place > start, bytes[place].isLineEnd || beginsEntry(bytes, place) {
        return .found(place)
      }
      guard let found = findByte(.lineFeed, base + place, bytes.count - place) else {
        guard bytes.count - place <= limits.line else {
          return .tooLong("a line of the entry is longer than \(limits.lineText)")
        }
        if !isFinal { break }
        searched.lines += 1
        return .found(bytes.count)
      }
      let next = found - base + 1
      guard next - place <= limits.line else {
        return .tooLong("a line of the entry is longer than \(limits.lineText)")
      }
      guard next - start <= limits.card else {
        return .tooLong("the entry is larger than \(limits.cardText)")
      }
      place = next
      searched = (place - start, searched.lines + 1)
    }
    if isFinal { return .found(bytes.count) }
    guard bytes.count - start <= limits.card else {
      return .tooLong("the entry is larger than \(limits.cardText)")
    }
    return .needsMore
  }

  /// Whether a line names an entry: some programs leave the blank line before it out.
  private func beginsEntry(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    place + 3 <= bytes.count
      && equal(UnsafeBufferPointer(rebasing: bytes[place..<(place + 3)]), "DN:")
  }

  /// Skips the rest of a line.
  private func skipLine(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) {
    guard let base = bytes.baseAddress,
      let found = findByte(.lineFeed, base + place, bytes.count - place)
    else {
      place = bytes.count
      return
    }
    place = found - base + 1
    line += 1
    state = .beforeSkippedLine
  }

  private func readEntry(
    _ text: UnsafeBufferPointer<UInt8>,
    _ body: (consuming ContactRecord) -> Void
  ) {
    switch entry.read(text, line: line + 1, index: summary.cards + 1) {
    case .nothing: return
    case .nobody: break
    case .person(let record):
      summary.cards += 1
      body(record)
    case .other(let line):
      others = (others.count + 1, others.count == 0 ? line : others.line)
    case .change(let line):
      changes = (changes.count + 1, changes.count == 0 ? line : changes.line)
    }
    summary.isBlank = false
  }

  private func finish() {
    summary.diagnostics.removeAll()
    if others.count > 0 {
      note(others, "an entry is no person's", "entries are no persons'")
    }
    if changes.count > 0 {
      note(
        changes,
        "an entry changes or deletes what is not in the file",
        "entries change or delete what is not in the file"
      )
    }
    if summary.cards == 0, !summary.isBlank {
      summary.refusal = ContactsReadingError(.notContacts, "this LDIF has no person in it")
    }
  }

  private func note(_ what: (count: Int, line: Int), _ one: String, _ many: String) {
    summary.diagnostics.append(
      Diagnostic(
        line: what.line,
        property: "",
        kind: .memberLeftOut,
        message: what.count == 1
          ? "\(one), so it was left out"
          : "here and below, \(what.count) \(many), so they were left out"
      )
    )
  }
}
