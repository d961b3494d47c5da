/// What comes next in a JSON text (RFC 8259).
enum JSONToken {
  case beginArray, endArray, beginObject, endObject
  /// The name of a member; a text; a number, `true`, `false` or `null`.
  case name, text, word
  /// Something begins that is nested too deep; it is passed over.
  case tooDeep
  /// The text is broken here; the next token is `card` or `end`.
  case broken
  /// A card was found behind the place where the text was broken; its properties follow.
  case card
  /// The token does not end in the piece.
  case needsMore
  /// The file has ended.
  case end
}
