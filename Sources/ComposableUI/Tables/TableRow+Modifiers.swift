// The modifiers of views, for rows that are declared as `some TableRowContent`.
nonisolated extension TableRowContent {
  /// Adds a menu of actions to each of these rows, see ``View/contextMenu(menuItems:)``.
  ///
  /// - Parameter menuItems: The buttons of the menu, with dividers and controls between them.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View
  ) -> some TableRowContent<TableRowValue> {
    _TableRows(Group { self }.contextMenu(menuItems: menuItems))
  }

  /// Lets the user drag each of these rows, see ``View/draggable(_:)``.
  ///
  /// - Parameter payload: The value to transfer, evaluated when the user begins to drag.
  public func draggable<Item: Transferable>(
    _ payload: @autoclosure @escaping () -> Item
  ) -> some TableRowContent<TableRowValue> {
    _TableRows(Group { self }.draggable(payload()))
  }

  /// Determines if the user can select each of these rows.
  public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> some TableRowContent<TableRowValue> {
    _TableRows(Group { self }.selectionDisabled(isDisabled))
  }
}
