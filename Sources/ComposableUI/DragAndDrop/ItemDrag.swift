nonisolated extension View {
  /// Lets the user drag this view to an `onDrop`, or text and addresses to a `dropDestination`.
  ///
  /// ```swift
  /// RowView(row: row)
  ///   .onDrag {
  ///     dragged = row
  ///     return NSItemProvider(object: row.id.uuidString as NSString)
  ///   }
  /// ```
  ///
  /// 1. The user drags it as a ``draggable(_:)`` view: with a mouse, a finger or the keyboard.
  /// 2. The closure is called when the user begins to drag. A destination with types that the item doesn't have is
  ///    outlined, and refuses it.
  /// 3. A disabled view is not dragged.
  ///
  /// - Parameter data: Returns the item.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    ItemDrag(content: self, provider: data)
  }

  /// Lets the user drag this view, as ``onDrag(_:)`` does.
  ///
  /// - Parameters:
  ///   - data: Returns the item.
  ///   - preview: Ignored: browsers show a picture of the view itself.
  public func onDrag(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> some View
  ) -> some View {
    ItemDrag(content: self, provider: data)
  }

  /// Lets the user drag this view, as ``draggable(_:)`` does.
  ///
  /// - Parameter action: Returns the item.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    ItemDrag(content: self, provider: action)
  }
}

private nonisolated struct ItemDrag<Content: View>: View {
  let content: Content
  let provider: (() -> NSItemProvider?)?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.windowState) private var windowState

  private var isDraggable: Bool { isEnabled && provider != nil }

  var body: some View {
    ElementModifierView(
      // The types are known once the user begins to drag.
      element: DraggableContent(
        contentTypes: isDraggable ? [.provided, .utf8PlainText, .url] : []),
      handler: { interaction in
        guard isDraggable, interaction == .lift, let item = provider?() else { return false }
        windowState?.draggedItem = DraggedItem(item)
        return true
      },
      content: content)
  }
}

extension UTType {
  /// The type by which destinations of providers accept any provider, whose types they check themselves.
  static let provided = UTType("composable.item-provider")
}

extension DraggedItem {
  /// Creates the item of a provider.
  init(_ provider: NSItemProvider) { self.init(exports: provider.exports) }

  /// Returns a provider of the values.
  ///
  /// - Throws: The error of a value that can't be exported.
  func provider() throws -> NSItemProvider {
    let provider = NSItemProvider()
    for export in exports { provider.add(export.contentType, try export.data()) }
    return provider
  }
}
