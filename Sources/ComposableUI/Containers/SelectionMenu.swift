import ComposableHTML

nonisolated extension View {
  /// Adds a menu of actions, and the action of a double click, for the selected rows of a ``List`` or
  /// a ``Table``.
  ///
  /// ```swift
  /// Table(people, selection: $selection) { … }
  ///   .contextMenu(forSelectionType: Person.ID.self) { ids in
  ///     Button("Delete", role: .destructive) { delete(ids) }
  ///   } primaryAction: { ids in
  ///     open(ids)
  ///   }
  /// ```
  ///
  /// 1. A right click, a long press on a touchscreen or the context-menu key opens the menu of a row:
  ///    for all selected rows if it is one of them, else for that row alone, which is not selected by
  ///    that.
  /// 2. Beside rows, the menu is for an empty set.
  /// 3. A menu without items does not open.
  /// 4. A double click, and Return in a table, performs the primary action.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values of the selection.
  ///   - menu: The buttons of the menu for the values of rows.
  ///   - primaryAction: The action of a double click; `nil` for none.
  public func contextMenu<Item: Hashable>(
    forSelectionType itemType: Item.Type = Item.self,
    @ViewBuilder menu: @escaping (Set<Item>) -> some View,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> some View {
    SelectionMenuView(content: self, items: menu, primaryAction: primaryAction)
  }
}

/// The menu of the rows of a selection.
final class SelectionMenu: Equatable {
  fileprivate var open: (Set<AnyHashable>) -> Void = { _ in }
  fileprivate var primaryAction: ((Set<AnyHashable>) -> Void)?

  /// Handles an interaction with a row.
  ///
  /// - Parameter values: The values that a menu of the row is for.
  func handle(_ interaction: Interaction, for values: Set<AnyHashable>) -> Bool {
    switch interaction.value(of: "row", as: String.self) {
    case "menu": open(values)
    case "primary" where !values.isEmpty: primaryAction?(values)
    default: return false
    }
    return true
  }

  static func == (lhs: SelectionMenu, rhs: SelectionMenu) -> Bool { lhs === rhs }
}

private enum SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// The menu of the selected rows of a list or a table; `nil` if there is none.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

private nonisolated struct SelectionMenuView<Item: Hashable, Content: View, Items: View>: View {
  /// The values that the menu was opened for last.
  private struct Request {
    var number = 0
    var values: Set<AnyHashable> = []
  }

  let content: Content
  let items: (Set<Item>) -> Items
  let primaryAction: ((Set<Item>) -> Void)?
  @State private var request = Request()
  @State private var model = SelectionMenu()
  @Environment(\.isEnabled) private var isEnabled

  init(
    content: Content, items: @escaping (Set<Item>) -> Items,
    primaryAction: ((Set<Item>) -> Void)?
  ) {
    self.content = content
    self.items = items
    self.primaryAction = primaryAction
  }

  var body: some View {
    let model = updatedModel()
    ElementModifierView(
      element: SelectionMenuContent(request: request.number),
      handler: { [isEnabled] in isEnabled && model.handle($0, for: []) },
      content: LayeredView(
        // The script makes it one that opens, once it has the items for a row.
        container: ContextMenuContent(isEnabled: false), base: nil,
        overlay: ContextMenuItemsContent(), content: content.environment(\.selectionMenu, model),
        layer: items(values(of: request.values)).environment(\.buttonStyle, .system(.automatic)))
    )
    .needing("row-selection.js")
  }

  private func updatedModel() -> SelectionMenu {
    model.open = { values in
      request = Request(number: request.number + 1, values: values)
    }
    model.primaryAction = primaryAction.map { [isEnabled] action in
      { if isEnabled { action(self.values(of: $0)) } }
    }
    return model
  }

  private func values(of values: Set<AnyHashable>) -> Set<Item> {
    Set(values.compactMap { $0.base as? Item })
  }
}

/// A list or a table with a menu for its selected rows.
struct SelectionMenuContent: ModifierContent {
  /// The number of times that the menu was opened.
  var request = 0

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-hook", "composable-selection-menu")
    node.set("data-value", "\(request)")
  }

  var description: String { "selectionMenu" }
}
