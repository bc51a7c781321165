import ComposableHTML

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
      container: ContextMenuContent(isEnabled: isEnabled), base: nil,
      overlay: ContextMenuItemsContent(),
      content: content, layer: items.environment(\.buttonStyle, .system(.automatic)))
  }
}

/// An element with a context menu. Its children are that element and ``ContextMenuItemsContent``.
struct ContextMenuContent: ElementContent {
  var isEnabled: Bool

  // The client script opens the menu.
  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "modified pass", [.children])
    node.set("data-context-menu", isEnabled)
    return node
  }

  var layout: ElementLayout { ElementLayout(modifierThatAffectsLayout: false) }
  var passesOnAccessibility: Bool { true }
  var description: String { "ContextMenu" + enabled(isEnabled) }
}

/// The items of a context menu.
struct ContextMenuItemsContent: ElementContent {
  // The client script closes it: a browser would do so as soon as the button of the mouse that opens
  // it is released.
  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "menu-items", [.children])
    node.set("popover", "manual")
    node.set("role", "group")
    node.set("aria-label", context.text(.contextMenu))
    node.set("tabindex", "-1")
    return node
  }

  var layout: ElementLayout {
    var layout = ElementLayout()
    layout.takesNoSpace = true
    return layout
  }

  var description: String { "ContextMenuItems" }
}
