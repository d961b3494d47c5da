/// The fields of a value that lie in one shared piece of memory until a copy of it changes: to hand
/// the value on costs the same however much it holds.
struct Shared<Fields: Hashable & Sendable>: Hashable, Sendable {
  private var storage: Storage

  /// Puts fields in memory of their own.
  @inline(__always)
  init(_ fields: consuming Fields) { storage = Storage(fields) }

  /// The fields; a change puts them in memory of their own.
  @inline(__always)
  var fields: Fields {
    get { storage.fields }
    set { storage = Storage(newValue) }
  }

  static func == (left: Shared, right: Shared) -> Bool {
    left.storage === right.storage || left.fields == right.fields
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fields) }

  private final class Storage: Sendable {
    let fields: Fields

    init(_ fields: consuming Fields) { self.fields = fields }
  }
}
