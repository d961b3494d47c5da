/// Writes a card as it came, but for its positions.
struct CardEditor: ~Copyable {
  private let limits: ReadingLimits
  private var parser: CardParser
  private var line = ContentLine()

  /// Makes an editor.
  init(limits: ReadingLimits) {
    self.limits = limits
    parser = CardParser(limits: limits)
  }

  /// A change: what stands in a range, counted in the text, makes room for other text.
  private struct Edit {
    var range: Range<Int>
    var text: [UInt8] = []
  }

  /// Writes a card.
  ///
  /// - Parameters:
  ///   - card: the card, from its BEGIN to behind its END, as a reader found it.
  ///   - update: what becomes of its positions.
  ///   - output: where it goes.
  /// - Returns: whether what is to be written could be; else the card goes out as it came.
  mutating func write(
    _ card: CardSource,
    _ update: PositionUpdate,
    into output: inout OutputBuffer
  ) -> Bool {
    guard let edits = edits(of: card, update) else {
      card.bytes.withUnsafeBufferPointer { output.append($0) }
      return false
    }
    card.bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      for edit in edits {
        output.append(UnsafeBufferPointer(rebasing: bytes[position..<edit.range.lowerBound]))
        edit.text.withUnsafeBufferPointer { output.append($0) }
        position = edit.range.upperBound
      }
      output.append(UnsafeBufferPointer(rebasing: bytes[position...]))
    }
    return true
  }

  private mutating func edits(of card: CardSource, _ update: PositionUpdate) -> [Edit]? {
    if card.encoding == .utf8 {
      return card.bytes.withUnsafeBufferPointer { edits(of: $0, update) }
    }
    let transcoder = UTF16Transcoder(isBigEndian: card.encoding == .utf16BigEndian)
    var text: [UInt8] = []
    card.bytes.withUnsafeBufferPointer { bytes in
      _ = transcoder.transcode(bytes, isFinal: true, into: &text)
    }
    let narrow = text.withUnsafeBufferPointer { edits(of: $0, update) }
    return narrow.map { CardEditor.widened($0, text, card.encoding) }
  }

  /// The changes of a card, in their order; nil where they cannot be made.
  private mutating func edits(
    of card: UnsafeBufferPointer<UInt8>,
    _ update: PositionUpdate
  ) -> [Edit]? {
    guard let outline = parser.outline(of: card) else { return nil }
    // Of several that cardmap wrote, the first one counts.
    let own = outline.positions.first { $0.position?.provenance != nil }
    let isStale = own.map { !update.keeps($0.position) } ?? false
    var edits: [Edit] = []
    var hasPosition = false
    for old in outline.positions {
      if !update.keeps(old.position) || isStale && old.position?.provenance != nil {
        guard old.isPlain else { return nil }
        edits.append(Edit(range: old.range))
      } else if old.position != nil {
        hasPosition = true
      }
    }
    guard !CardEditor.opens(edits, outline, card) else { return nil }
    guard let position = update.position, !hasPosition else {
      return outline.needsPositions && !edits.isEmpty ? nil : edits
    }
    let text = text(of: position, outline, card, afterRemovalTo: edits.last?.range.upperBound)
    guard card.count + text.count <= limits.card else {
      return nil
    }
    let index = edits.firstIndex { $0.range.lowerBound >= outline.place } ?? edits.count
    edits.insert(Edit(range: outline.place..<outline.place, text: text), at: index)
    return edits
  }

  /// Whether lines that are taken out would leave a blank one behind BEGIN, by which a reader knows
  /// that the card has a blank line behind each line.
  private static func opens(
    _ edits: [Edit],
    _ outline: CardOutline,
    _ card: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var start = outline.lineEnd.upperBound
    for edit in edits where edit.range.lowerBound == start { start = edit.range.upperBound }
    return start > outline.lineEnd.upperBound && !outline.isDoubleSpaced && start < card.count
      && card[start].isLineEnd
  }

  /// A position as lines of a card.
  private mutating func text(
    of position: CardPosition,
    _ outline: CardOutline,
    _ card: UnsafeBufferPointer<UInt8>,
    afterRemovalTo removed: Int?
  ) -> [UInt8] {
    let layout = LineLayout(
      lineEnd: Array(card[outline.lineEnd]),
      indentation: Array(card[outline.indentation]),
      isDoubleSpaced: outline.isDoubleSpaced
    )
    var text = OutputBuffer(minimumCapacity: 256)
    if outline.isCut, removed != outline.place {
      layout.lineEnd.withUnsafeBufferPointer { text.append($0) }
    }
    line.makePosition(position, isVersion40: outline.isVersion40)
    line.write(layout, into: &text)
    return text.withUnsafeBytes { Array($0) }
  }

  /// Changes of text as those of the UTF-16 that it was made of.
  private static func widened(
    _ edits: [Edit],
    _ text: [UInt8],
    _ encoding: TextEncoding
  ) -> [Edit] {
    var map = OffsetMap()
    map.isWide = true
    return text.withUnsafeBufferPointer { text in
      guard let base = text.baseAddress else { return [] }
      return edits.map { edit in
        let start = map.offset(of: edit.range.lowerBound, in: base)
        let end = map.offset(of: edit.range.upperBound, in: base)
        let units = String(decoding: edit.text, as: UTF8.self).utf16.flatMap { unit in
          let bytes = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
          return encoding == .utf16BigEndian ? bytes : bytes.reversed()
        }
        return Edit(range: start..<end, text: units)
      }
    }
  }
}
