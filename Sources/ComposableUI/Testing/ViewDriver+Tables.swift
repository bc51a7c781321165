extension ViewDriver {
  /// Returns the header of a column of a ``Table``. Tap it to sort by the column.
  public func columnHeader(_ label: String) throws -> Control {
    try control("header of a column", label) { $0.is(TableHeaderCellContent.self) }
  }

  /// The rows of all tables on the screen, as the labels of their cells.
  public var tableRows: [[String]] {
    rendering.all { $0.is(TableLineContent.self) }.map { row in
      row.all { $0.is(TableCellContent.self) }.map { $0.label ?? "" }
    }
  }

  /// Opens the menu of a row of a list or a table, and returns one of its items. See
  /// ``View/contextMenu(forSelectionType:menu:primaryAction:)``.
  ///
  /// - Parameters:
  ///   - item: The label of the item.
  ///   - row: The label of the row; `nil` for the menu beside all rows.
  public func selectionMenuItem(_ item: String, of row: String?) throws -> Control {
    let opener =
      try row.map(selectableRow)
      ?? rendering.first { $0.content.is(SelectionMenuContent.self) }
      .map { Control(graph: graph, id: $0.id, label: "selection menu") }
    try opener?.send("row", "menu")
    update()
    return try control("item of a selection menu", item) { $0.is(ButtonContent.self) }
  }
}

extension ViewDriver.Control {
  /// Taps a row of a table, while keys are pressed.
  ///
  /// - Parameter modifiers: The key Shift, which extends the selection, or else Command, which adds or
  ///   removes the row.
  public func tap(with modifiers: EventModifiers) throws {
    if modifiers.contains(.shift) {
      try send("row", "extend")
    } else if modifiers.contains(.command) {
      try send("row", "toggle")
    } else {
      try tap()
    }
  }

  /// Performs the primary action of a row of a list or a table, see
  /// ``View/contextMenu(forSelectionType:menu:primaryAction:)``.
  public func doubleTap() throws { try send("row", "primary") }
}
