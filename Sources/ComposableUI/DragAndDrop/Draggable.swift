import ComposableHTML

nonisolated extension View {
  /// Lets the user drag this view to a `dropDestination`.
  ///
  /// ```swift
  /// CardView(card: card)
  ///   .draggable(card)
  /// ```
  ///
  /// 1. With a mouse the user drags the view at once, with a finger after a long press. With a
  ///    keyboard the view receives the focus: the space bar or Return begin to drag it, the arrow
  ///    keys choose a destination, Return drops it there, and Escape cancels.
  /// 2. Only destinations in the same window accept it. They show it while it is above them.
  /// 3. A disabled view is not dragged.
  ///
  /// - Parameter payload: The value to transfer, evaluated when the user begins to drag. It stays on
  ///   the server.
  public func draggable<Item: Transferable>(
    _ payload: @autoclosure @escaping () -> Item
  ) -> some View {
    Draggable(content: self, payload: payload)
  }

  /// Lets the user drag this view to a `dropDestination`, as ``draggable(_:)`` does.
  ///
  /// - Parameters:
  ///   - payload: The value to transfer, evaluated when the user begins to drag.
  ///   - preview: Ignored: browsers show a picture of the view itself.
  public func draggable<Item: Transferable>(
    _ payload: @autoclosure @escaping () -> Item, @ViewBuilder preview: () -> some View
  ) -> some View {
    Draggable(content: self, payload: payload)
  }
}

private nonisolated struct Draggable<Content: View, Item: Transferable>: View {
  let content: Content
  let payload: () -> Item
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.windowState) private var windowState

  var body: some View {
    ElementModifierView(
      element: DraggableContent(contentTypes: isEnabled ? Item.exportedContentTypes : []),
      handler: { interaction in
        guard isEnabled, interaction == .lift else { return false }
        windowState?.draggedItem = DraggedItem(payload())
        return true
      },
      content: content)
  }
}

/// An element that the user drags, exported as content types; as none if it is disabled.
struct DraggableContent: ModifierContent {
  var contentTypes: [UTType]

  // Browsers drag it with a pointer, the client script with a keyboard.
  func apply(to node: inout HTMLNode, in context: RenderContext) {
    guard !contentTypes.isEmpty else { return }
    node.set("data-lift", contentTypes.attribute)
    node.set("draggable", "true")
    node.set("tabindex", "0")
    node.set("role", "group")
    node.set("aria-roledescription", context.text(.draggable))
  }

  var description: String { "draggable" + contentTypes.map { " \($0)" }.joined() }
}

extension [UTType] {
  /// The identifiers, separated by spaces.
  var attribute: String { map(\.identifier).joined(separator: " ") }
}
