import ComposableHTML

nonisolated extension View {
  /// Determines if the user can select the row that this view is, of a ``List`` with a selection.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.listSelection) { if isDisabled { $0 = nil } }
      .modified(SelectionDisabledContent(isDisabled: isDisabled))
  }
}

/// A row that the user cannot select.
struct SelectionDisabledContent: ModifierContent {
  var isDisabled: Bool

  var description: String { "selectionDisabled \(isDisabled)" }
}

/// A row that the user can select.
struct SelectableRowContent: ModifierContent {
  /// True if the row is selected; `nil` if it can't be.
  var isSelected: Bool?
  /// True if a mark at its start shows that.
  var hasMark = false
  var isEnabled = true
  /// True for a row of a table, which the user reaches by the arrow keys.
  var isOfTable = false
  /// True if there is a menu for the selected rows.
  var hasMenu = false

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    if isOfTable { node.set("role", "row") }
    guard let isSelected else { return }
    node.add(class: "selectable")
    if isSelected { node.add(class: "selected") }
    if hasMark { node.add(class: "marked") }
    node.set("data-on", "tap")
    node.set("aria-disabled", isEnabled ? nil : "true")
    if isOfTable || hasMenu {
      node.set("data-hook", "composable-row")
      node.set("data-value", isSelected ? "true" : "false")
    }
    if isOfTable {
      // The script makes one row a stop of the key Tab.
      node.set("tabindex", "-1")
      node.set("aria-selected", isSelected ? "true" : "false")
      return
    }
    // A control in the row is reached by itself.
    if context.traits.contains(.interactive) {
      node.set("aria-current", isSelected ? "true" : nil)
    } else {
      node.set("role", "button")
      node.set("tabindex", "0")
      node.set("aria-pressed", isSelected ? "true" : "false")
    }
  }

  var description: String {
    guard let isSelected else { return "Row" }
    return "SelectableRow" + (isSelected ? " selected" : "") + enabled(isEnabled)
  }
}
