nonisolated extension View {
  /// Adds a menu of actions to each element of this view: for a right click, a long press on a
  /// touchscreen, and the context-menu key while the focus is in the element.
  ///
  /// ```swift
  /// Text(mail.subject)
  ///   .contextMenu {
  ///     Button("Archive") { store.send(.archiveTapped(mail.id)) }
  ///     Button("Delete", role: .destructive) { store.send(.deleteTapped(mail.id)) }
  ///   }
  /// ```
  ///
  /// 1. It is used like a ``Menu``: by arrow keys, and it closes when an action is chosen, with Esc
  ///    and by a click outside.
  /// 2. The menu of a disabled view, and one without items, does not open.
  /// 3. A text field in the view keeps the menu of the browser.
  ///
  /// - Parameter menuItems: The buttons of the menu, with dividers and controls between them.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View {
    ContextMenuView(content: self, items: menuItems())
  }

  /// Adds a menu of actions to each element of this view.
  ///
  /// - Parameters:
  ///   - menuItems: The buttons of the menu, with dividers and controls between them.
  ///   - preview: Ignored: the element itself remains visible.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

private nonisolated struct ContextMenuView<Content: View, Items: View>: View {
  let content: Content
  let items: Items
  @Environment(\.isEnabled) private var isEnabled

  init(content: Content, items: Items) {
    self.content = content
    self.items = items
  }

  var body: some View {
    LayeredView(
      container: .contextMenu(isEnabled: isEnabled), base: nil, overlay: .contextMenuItems,
      content: content, layer: items.environment(\.buttonStyle, .system(.automatic)))
  }
}
