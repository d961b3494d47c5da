/// A text that is safe to show on a terminal, and how wide it is there.
///
/// Control characters of the data never reach the terminal, which might obey them, and marks that
/// turn the direction of writing are left out, since they would reach beyond their cell.
package struct TerminalText: Hashable, Sendable, CustomStringConvertible {
  /// The text: line breaks and tabs are blanks, other control characters U+FFFD, invisible
  /// format characters left out but for the two joiners that scripts need.
  package let description: String

  /// The columns that the text takes: 2 for each wide character (UAX #11), 0 for each mark that
  /// stands on the one before.
  package let width: Int

  /// Makes a text safe.
  ///
  /// - Parameter text: any text.
  package init(_ text: String) {
    if let plainWidth = TerminalText.plainWidth(text) {
      description = text
      width = plainWidth
      return
    }
    var safe = ""
    var columns = 0
    // A line break is one blank, also where it is CR and LF.
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar.properties.generalCategory {
      case .control where scalar == "\n" && isAfterReturn:
        continue
      case .control where scalar == "\t" || scalar == "\n" || scalar == "\r",
        .lineSeparator, .paragraphSeparator:
        safe.append(" ")
        columns += 1
      case .control, .surrogate:
        safe.append("\u{FFFD}")
        columns += 1
      case .format:
        if scalar == "\u{200C}" || scalar == "\u{200D}" { safe.unicodeScalars.append(scalar) }
      case .nonspacingMark, .enclosingMark:
        safe.unicodeScalars.append(scalar)
      default:
        safe.unicodeScalars.append(scalar)
        columns += TerminalText.isWide(scalar) ? 2 : 1
      }
    }
    description = safe
    width = columns
  }

  /// The text cut to a width, with "…" where something was cut off.
  ///
  /// - Parameter limit: the most columns, at least 1.
  /// - Returns: a text that is no wider.
  package func truncated(to limit: Int) -> TerminalText {
    guard width > limit else { return self }
    var kept = ""
    var columns = 0
    for character in description {
      let wide = TerminalText(String(character)).width
      if columns + wide > limit - 1 { break }
      kept.append(character)
      columns += wide
    }
    return TerminalText(kept + "…")
  }

  /// The width of a text that has nothing but ASCII and Latin letters, as nearly all have; nil where
  /// it has anything else.
  private static func plainWidth(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var width = 0
      for byte in bytes {
        switch byte {
        case 0x20..<0x7F: width += 1
        // U+00C0 to U+02FF: letters, and marks that stand by themselves.
        case 0xC3...0xCB: width += 1
        case 0x80..<0xC0: continue
        default: return nil
        }
      }
      return width
    }
  }

  /// Whether a scalar is two columns wide: East_Asian_Width W or F (UAX #11), in ranges that also
  /// take the unassigned between them.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return wideRanges.contains { $0.contains(scalar.value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
    0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F,
    0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5,
    0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5,
    0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728,
    0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55,
    0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF,
    0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F320, 0x1F32D...0x1F335,
    0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3,
    0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440...0x1F440,
    0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567,
    0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F,
    0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6DF,
    0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7F0, 0x1F90C...0x1F93A,
    0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
