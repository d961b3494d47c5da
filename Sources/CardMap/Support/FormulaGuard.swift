/// What a spreadsheet takes for a formula, and an apostrophe guards a cell against.
enum FormulaGuard {
  /// Whether a cell that begins with this byte is guarded: `=`, `+`, `-`, `@`, a tab or CR.
  @inline(__always)
  static func isNeeded(before byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D:
      true
    default: false
    }
  }
}
