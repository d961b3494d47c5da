// Joining and skipping the physical lines of a property.

extension CardParser {
  /// Puts a folded value together (RFC 6350, section 3.2): octets first, characters later.
  ///
  /// - Parameters:
  ///   - cursor: stands on the first line, of which it is known that a fold follows.
  ///   - start: where the value begins in that line.
  /// - Returns: false where the cursor cannot move on.
  mutating func unfold(_ cursor: inout LineCursor, from start: UnsafePointer<UInt8>) -> Bool {
    writerFolds = true
    text.removeAll()
    text.append(start, cursor.endPointer - start)
    while true {
      guard cursor.moveToContinuation() else { return false }
      let folded = cursor.foldedStart
      text.append(cursor.base + folded, cursor.end - folded)
      switch cursor.continuation() {
      case .fold: continue
      case .none: return true
      case .unknown: return cursor.needMore()
      }
    }
  }

  /// Moves back into an unfolded line.
  ///
  /// - Parameters:
  ///   - cursor: stands on the last of the line's physical lines; moves to the one of the place.
  ///   - offset: the place, as a count of the unfolded line's bytes.
  ///   - beginning: stands on the first of the physical lines.
  /// - Returns: the place; nil where it is not in the line.
  func moveBack(
    _ cursor: inout LineCursor,
    to offset: Int,
    from beginning: LineCursor
  ) -> UnsafePointer<UInt8>? {
    cursor = beginning
    var start = cursor.startPointer
    var rest = offset
    while rest > cursor.endPointer - start {
      rest -= cursor.endPointer - start
      guard case .fold = cursor.continuation(), cursor.moveToContinuation() else { return nil }
      start = cursor.base + cursor.foldedStart
    }
    return start + rest
  }

  /// Skips a property that nobody keeps; its text is never taken for properties.
  @inline(__always)
  mutating func skipProperty(_ head: PropertyHead, _ cursor: inout LineCursor) -> Bool {
    if head.delimiter.pointee == UInt8(ascii: ":") {
      countProperty()
      return skipFoldedText(&cursor)
    }
    return skipPropertyWithParameters(head, &cursor)
  }

  private mutating func skipFoldedText(_ cursor: inout LineCursor) -> Bool {
    let line = cursor.line
    guard cursor.skipFolds() else { return false }
    if cursor.line != line { writerFolds = true }
    return true
  }

  private mutating func skipPropertyWithParameters(
    _ head: PropertyHead,
    _ cursor: inout LineCursor
  ) -> Bool {
    let end = cursor.endPointer
    let colon =
      ParameterList.colon(from: head.delimiter, to: end, quotes: true)
      ?? ParameterList.colon(from: head.delimiter, to: end, quotes: false)
    guard let colon else { return readUnfolded(&cursor, keeps: false) }
    countProperty()
    guard colon.mayBeCoded else { return skipFoldedText(&cursor) }
    switch PropertyParameters(delimiter: head.delimiter, colon: colon.place).encoding {
    case .none: return skipFoldedText(&cursor)
    case .base64: return skipBase64(&cursor)
    case .quotedPrintable: return readQuotedPrintable(&cursor, from: colon.place + 1, keeps: false)
    }
  }

  /// Whether a card in AGENT is written as the coded text of one value: then its lines are not to be
  /// taken for the card's own.
  func isCodedText(
    _ value: UnsafeBufferPointer<UInt8>,
    _ head: PropertyHead,
    _ colon: UnsafePointer<UInt8>
  ) -> Bool {
    switch PropertyParameters(delimiter: head.delimiter, colon: colon).encoding {
    case .none: false
    case .base64: true
    case .quotedPrintable: value.last == UInt8(ascii: "=")
    }
  }

  /// Skips base64 (vCard 2.1, section 2.1.3) without looking at it: folded lines, or lines of
  /// nothing but base64 that a writer did not fold.
  mutating func skipBase64(_ cursor: inout LineCursor) -> Bool {
    while true {
      guard cursor.skipFolds() else { return false }
      var position = cursor.next
      while position < cursor.count, cursor.base[position].isBase64 { position += 1 }
      if position == cursor.count, !cursor.isFinal { return cursor.needMore() }
      let isBlock =
        position > cursor.next
        && (position == cursor.count || cursor.base[position].isLineEnd)
      guard isBlock else { return true }
      guard cursor.moveToContinuation() else { return false }
    }
  }

  /// Puts a quoted-printable value together, still coded, or skips it.
  ///
  /// An equals sign at the end of a line is a soft line break (RFC 2045, section 6.7, rule 5);
  /// writers that fold put a blank behind it, which is not of the text.
  mutating func readQuotedPrintable(
    _ cursor: inout LineCursor,
    from valueStart: UnsafePointer<UInt8>,
    keeps: Bool
  ) -> Bool {
    text.removeAll()
    var start = valueStart
    var searched = 0
    while true {
      var end = cursor.endPointer
      while end > start, end[-1].isBlank { end -= 1 }
      if end > start, end[-1] == UInt8(ascii: "=") {
        if keeps { text.append(start, end - 1 - start) }
        switch cardEndsBehind(cursor) {
        case .unknown: return cursor.needMore()
        case .yes:
          isBroken = true
          return true
        case .no: break
        }
        guard moveOverSoftBreak(&cursor) else {
          isBroken = true
          return cursor.stop == .endOfFile
        }
        start = cursor.startPointer + cursor.indentation
        if start < cursor.endPointer, start.pointee.isBlank, isFold(cursor, start, &searched) {
          start += 1
        }
      } else {
        if keeps { text.append(start, cursor.endPointer - start) }
        switch cursor.continuation() {
        case .none: return true
        case .unknown: return cursor.needMore()
        case .fold:
          writerFolds = true
          guard cursor.moveToContinuation() else { return false }
          start = cursor.base + cursor.foldedStart
        }
      }
    }
  }

  private func moveOverSoftBreak(_ cursor: inout LineCursor) -> Bool {
    guard cursor.moveToContinuation() else { return false }
    if cursor.layout.isDoubleSpaced, cursor.start == cursor.end {
      return cursor.moveToContinuation()
    }
    return true
  }

  /// Whether the blank at the beginning of a line behind a soft line break is a fold: where the
  /// writer folds elsewhere, where it would part what belongs together, or where the writer codes
  /// its blanks.
  ///
  /// - Parameters:
  ///   - cursor: stands on the line.
  ///   - start: where the line begins.
  ///   - searched: how much of the text is known to hold no blank, so that it is searched once.
  /// - Returns: whether it is a fold.
  private func isFold(
    _ cursor: LineCursor,
    _ start: UnsafePointer<UInt8>,
    _ searched: inout Int
  ) -> Bool {
    if writerFolds || QuotedPrintable.endsInsideCharacter(text.bytes)
      || QuotedPrintable.endsInLineBreak(text.bytes)
    {
      return true
    }
    let line = trimmed(
      UnsafeBufferPointer(start: start, count: cursor.endPointer - start)
    )
    guard !text.bytes[searched...].contains(0x20) else { return false }
    searched = text.count
    return !line.contains(0x20)
  }

  private enum Answer {
    case yes, no, unknown
  }

  /// Whether a soft line break stands right before the card's END, so that it breaks nothing.
  ///
  /// An END line that other lines of the card follow is text.
  private func cardEndsBehind(_ cursor: LineCursor) -> Answer {
    var ahead = cursor
    guard ahead.moveToContinuation() else {
      return ahead.stop == .needsMore ? .unknown : .no
    }
    if CardBegin.beginsCard(ahead.text) { return .yes }
    guard CardBegin.line(ahead.text, is: "END", of: "VCARD") else { return .no }
    repeat {
      guard ahead.moveToNextLine() else {
        switch ahead.stop {
        case .needsMore: return .unknown
        case .endOfFile: return .yes
        case .lineLimit, .cardLimit: return .no
        }
      }
    } while trimmed(ahead.text).isEmpty
    return CardBegin.beginsCard(ahead.text) ? .yes : .no
  }
}

extension UInt8 {
  /// Whether this is a character of base64 (RFC 4648, section 4).
  fileprivate var isBase64: Bool {
    self & 0xDF &- 0x41 < 26 || self &- 0x30 < 10 || self == UInt8(ascii: "+")
      || self == UInt8(ascii: "/") || self == UInt8(ascii: "=")
  }
}
