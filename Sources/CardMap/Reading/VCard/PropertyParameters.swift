/// What the parameters of a property mean, as far as the reader keeps it.
struct PropertyParameters {
  /// How the value is coded (vCard 2.1, section 2.1.3; RFC 2426, section 5).
  enum TransferEncoding {
    case none, quotedPrintable, base64
  }

  /// A parameter that was ignored.
  enum Problem {
    case encoding, preference
  }

  /// The text of a parameter without its quotes; no address where the parameter is not there.
  typealias Text = UnsafeBufferPointer<UInt8>

  /// How the value is coded.
  var encoding = TransferEncoding.none
  /// TYPE, also written as parameters that stand alone.
  var types: AddressTypes = []
  /// What was ignored.
  var problem: Problem?
  /// PREF, or 1 for the type `pref`.
  var preference: Int?
  /// CHARSET.
  var characterSet = Text(start: nil, count: 0)
  /// LABEL.
  var label = Text(start: nil, count: 0)
  /// GEO.
  var position = Text(start: nil, count: 0)
  /// CC.
  var countryCode = Text(start: nil, count: 0)
  /// What cardmap wrote beside a position: X-CARDMAP-CODE, -PRECISION and -RADIUS.
  private var code = Text(start: nil, count: 0)
  private var precision = Text(start: nil, count: 0)
  private var radius = Text(start: nil, count: 0)

  /// For a property without parameters.
  init() {}

  /// Reads the parameters between a property's name and its colon.
  init(delimiter: UnsafePointer<UInt8>, colon: UnsafePointer<UInt8>) {
    var list = ParameterList(delimiter: delimiter, colon: colon)
    while let parameter = list.next() {
      switch (parameter.packedName, parameter.nameLength) {
      case (_, 0): readAlone(parameter.value)
      case (0x54_59_50_45, 4): readTypes(parameter.value)  // TYPE
      case (0x50_52_45_46, 4): readPreference(unquoted(parameter.value))  // PREF
      case (0x45_4E_43_4F_44_49_4E_47, 8):  // ENCODING
        if !readEncoding(unquoted(parameter.value)) { problem = .encoding }
      case (0x43_48_41_52_53_45_54, 7):  // CHARSET
        characterSet = unquoted(parameter.value)
      case (0x4C_41_42_45_4C, 5): label = unquoted(parameter.value)  // LABEL
      case (0x47_45_4F, 3): position = unquoted(parameter.value)  // GEO
      case (0x43_43, 2): countryCode = unquoted(parameter.value)  // CC
      default: readProvenance(parameter)
      }
    }
  }

  /// What cardmap wrote beside the position; nil where it was not cardmap.
  ///
  /// One of the parameters is enough: the code is empty where the address has none, and programs
  /// may leave out what is empty.
  func provenance(_ decoder: inout TextDecoder) -> CardPosition.Provenance? {
    guard code.baseAddress != nil || precision.baseAddress != nil || radius.baseAddress != nil
    else { return nil }
    let radius = Int(String(decoding: radius, as: UTF8.self))
    return CardPosition.Provenance(
      code: ParameterText.decode(code, characterSet, &decoder),
      precision: Precision(rawValue: String(decoding: precision, as: UTF8.self)) ?? .postalCode,
      radius: radius.flatMap { $0 >= 0 ? $0 : nil }
    )
  }

  private mutating func readProvenance(_ parameter: Parameter) {
    if equal(parameter.name, "X-CARDMAP-CODE") {
      code = unquoted(parameter.value)
    } else if equal(parameter.name, "X-CARDMAP-PRECISION") {
      precision = unquoted(parameter.value)
    } else if equal(parameter.name, "X-CARDMAP-RADIUS") {
      radius = unquoted(parameter.value)
    }
  }

  private mutating func readAlone(_ value: UnsafeBufferPointer<UInt8>) {
    if !readEncoding(value) { readTypes(value) }
  }

  private mutating func readEncoding(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    // Types are shorter than the shortest name of a coding that may stand alone, but for B.
    switch value.count {
    case 1 where value[0].capital == UInt8(ascii: "B"):
      encoding = .base64
      return true
    case 4 where equal(value, "7BIT") || equal(value, "8BIT"): return true
    case 6 where equal(value, "BASE64"):
      encoding = .base64
      return true
    case 6 where equal(value, "BINARY"): return true
    case 16 where equal(value, "QUOTED-PRINTABLE"):
      encoding = .quotedPrintable
      return true
    default: return false
    }
  }

  private mutating func readPreference(_ value: UnsafeBufferPointer<UInt8>) {
    var number = 0
    for byte in value {
      guard byte &- 0x30 < 10, number <= 100 else {
        number = 0
        break
      }
      number = number * 10 + Int(byte - 0x30)
    }
    if (1...100).contains(number) {
      preference = number
    } else {
      problem = .preference
    }
  }

  private mutating func readTypes(_ value: UnsafeBufferPointer<UInt8>) {
    var packed: UInt64 = 0
    var length = 0
    for byte in value {
      if byte == UInt8(ascii: ",") {
        addType(packed, length)
        (packed, length) = (0, 0)
      } else if byte != UInt8(ascii: "\""), !byte.isBlank {
        packed = packed << 8 | UInt64(byte & 0xDF)
        length += 1
      }
    }
    addType(packed, length)
  }

  private mutating func addType(_ packed: UInt64, _ length: Int) {
    switch packed {
    case _ where length == 0: break
    case _ where length > 8: types.insert(.other)
    case 0x48_4F_4D_45: types.insert(.home)
    case 0x57_4F_52_4B: types.insert(.work)
    case 0x50_52_45_46:
      types.insert(.preferred)
      if preference == nil { preference = 1 }
    case 0x44_4F_4D: types.insert(.domestic)
    case 0x49_4E_54_4C: types.insert(.international)
    case 0x50_4F_53_54_41_4C: types.insert(.postal)
    case 0x50_41_52_43_45_4C: types.insert(.parcel)
    default: types.insert(.other)
    }
  }
}

/// A parameter's value without the quotes round it, trimmed.
private func unquoted(_ written: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
  let value = trimmed(written)
  guard value.count >= 2, value.first == UInt8(ascii: "\""), value.last == UInt8(ascii: "\"")
  else { return value }
  return trimmed(UnsafeBufferPointer(rebasing: value[1..<value.count - 1]))
}
