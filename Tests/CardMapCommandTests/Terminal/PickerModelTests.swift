import CardMap
import Testing

@testable import CardMapCommand

/// People for the tests of the list.
enum PickerPeople {
  static func record(_ number: Int, _ name: String, _ city: String, _ code: String)
    -> ContactRecord
  {
    ContactRecord(
      index: number,
      line: 1,
      byteRange: 0..<1,
      contact: Contact(
        identifier: "p\(number)",
        name: name,
        addresses: [DeliveryAddress(locality: city, postalCode: code)]
      )
    )
  }

  static let four = [
    record(1, "Ada Winslow", "Allston", "02134"),
    record(2, "Bruno Álvarez", "San Juan", "00901"),
    record(3, "佐藤 春", "St. Louis", "63108"),
    record(4, "Liam Winslow", "Boston", "02134"),
  ].map(PickerEntry.init)

  static func many(_ count: Int) -> [PickerEntry] {
    (1...count).map { PickerEntry(record($0, "Person \($0)", "", "")) }
  }
}

extension PickerModel {
  /// Types a text.
  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { _ = press(.character(scalar)) }
  }
}

@Suite(.tags(.command))
struct PickerModelTests {
  @Test(arguments: [
    ("", [0, 1, 2, 3]), (" ", [0, 1, 2, 3]), ("wins", [0, 3]), ("WINSLOW l", [0, 3]),
    ("alvarez", [1]), ("ÁLV", [1]), ("a\u{301}lv", [1]), ("02134", [0, 3]), ("boston", [3]),
    ("boston winslow", [3]), ("02134 ada", [0]), ("佐", [2]), ("st. louis", [2]),
    ("allston02134", []), ("nobody", []), ("x wins", []),
  ])
  func typing(_ text: String, _ matches: [Int]) {
    var model = PickerModel(PickerPeople.four)
    model.type(text)
    #expect(model.filter == text)
    #expect(model.matches == matches)
  }

  @Test
  func takingAway() {
    var model = PickerModel(PickerPeople.four)
    model.type("ada winslow e\u{301}")
    _ = model.press(.backspace)
    #expect(model.filter == "ada winslow ")
    _ = model.press(.deleteWord)
    #expect(model.filter == "ada ")
    _ = model.press(.deleteWord)
    #expect(model.filter == "")
    _ = model.press(.backspace)
    model.type("nobody")
    #expect(model.matches.isEmpty)
    _ = model.press(.clear)
    #expect(model.matches.count == 4)
  }

  @Test
  func whoIsMarkedStaysMarked() {
    var model = PickerModel(PickerPeople.four)
    _ = model.press(.end)
    model.type("wins")
    #expect(model.marked == 1)
    _ = model.press(.clear)
    #expect(model.marked == 3)
    model.type("ada")
    #expect(model.marked == 0)
    #expect(model.press(.enter) == .picked(0))
  }

  @Test
  func movingAndScrolling() {
    var model = PickerModel(PickerPeople.many(25))
    model.resize(rows: 10)
    let steps: [(Key, marked: Int, top: Int)] = [
      (.up, 0, 0), (.down, 1, 0), (.pageDown, 11, 2), (.pageUp, 1, 1), (.up, 0, 0),
      (.end, 24, 15), (.down, 24, 15), (.pageUp, 14, 14), (.pageDown, 24, 15), (.home, 0, 0),
    ]
    for (step, (key, marked, top)) in steps.enumerated() {
      _ = model.press(key)
      #expect((model.marked, model.top) == (marked, top), "step \(step)")
    }
  }

  @Test
  func anotherSize() {
    var model = PickerModel(PickerPeople.many(25))
    model.resize(rows: 10)
    _ = model.press(.end)
    model.resize(rows: 3)
    #expect((model.marked, model.top) == (24, 22))
    model.resize(rows: 20)
    #expect((model.marked, model.top) == (24, 5))
    model.resize(rows: 40)
    #expect(model.top == 0)
    model.resize(rows: 0)
    #expect((model.marked, model.top) == (24, 24))
  }

  @Test
  func howItEnds() {
    var model = PickerModel(PickerPeople.four)
    #expect(model.press(.enter) == .picked(0))
    #expect(model.press(.escape) == .left)
    #expect(model.press(.interrupt) == .interrupted)
    #expect(model.press(.endOfInput) == .left)
    model.type("nobody")
    #expect(model.press(.endOfInput) == nil)
    #expect(model.press(.enter) == nil)
    for key: Key in [.up, .down, .pageUp, .pageDown, .home, .end, .redraw, .suspend] {
      #expect(model.press(key) == nil)
      #expect((model.marked, model.top) == (0, 0))
    }
  }

  @Test
  func whatIsPastedByMistakeIsCut() {
    var model = PickerModel(PickerPeople.four)
    model.type(String(repeating: "é", count: 1_000))
    #expect(model.filter.utf8.count <= 201)
  }
}
