import CardMap

/// Lets somebody choose from a list on the whole terminal: by typing, and with the arrows.
struct ContactPicker {
  /// Where the keys come from.
  let keys: Descriptor
  /// Where it is drawn.
  let screen: Descriptor

  /// Shows contacts until one is picked.
  ///
  /// - Returns: the contact; nil where the terminal is none to draw on.
  /// - Throws: an error where nobody is chosen.
  func choose(_ records: [ContactRecord]) throws(CommandError) -> ContactRecord? {
    guard var terminal = RawTerminal.take(keys: keys, screen: screen) else { return nil }
    let entries = records.map(PickerEntry.init)
    let drawing = PickerScreen(entries)
    var model = PickerModel(entries)
    while true {
      let size = terminal.size
      model.resize(rows: PickerScreen.listRows(of: size))
      terminal.draw(drawing.draw(model, on: size))
      switch terminal.next() {
      case .changed: continue
      case .closed: throw .nobodyChosen
      case .pressed(let keys):
        for key in keys {
          if key == .suspend, !terminal.suspend() { throw .nobodyChosen }
          switch model.press(key) {
          case .picked(let index): return records[index]
          case .left: throw .nobodyChosen
          case .interrupted: throw CommandError(.interrupted, "")
          case nil: break
          }
        }
      }
    }
  }
}
