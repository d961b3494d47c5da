/// A line of an entry, taken apart: `name: value`, `name:: base64` or `name:< URL` (RFC 2849).
struct LDIFAttributeLine {
  /// How the value is written.
  enum Form {
    case text, base64, url
  }

  /// The attribute's name, without options such as `;lang-de`.
  let name: UnsafeBufferPointer<UInt8>
  /// How the value is written.
  let form: Form
  /// The value as written.
  let value: UnsafeBufferPointer<UInt8>

  /// Takes a line apart; nil where it is none.
  init?(_ line: UnsafeBufferPointer<UInt8>) {
    guard let base = line.baseAddress,
      let colon = findByte(UInt8(ascii: ":"), base, line.count)
    else { return nil }
    let length = colon - base
    let head = UnsafeBufferPointer(start: base, count: length)
    let isName = head.allSatisfy { byte in
      byte.capital &- 0x41 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
    }
    guard isName, length > 0 else { return nil }
    let option = findByte(UInt8(ascii: ";"), base, length)
    name = UnsafeBufferPointer(start: base, count: option.map { $0 - base } ?? length)
    var start = length + 1
    switch start < line.count ? line[start] : 0 {
    case UInt8(ascii: ":"):
      form = .base64
      start += 1
    case UInt8(ascii: "<"):
      form = .url
      start += 1
    default: form = .text
    }
    while start < line.count, line[start] == 0x20 { start += 1 }
    value = UnsafeBufferPointer(rebasing: line[start...])
  }
}
