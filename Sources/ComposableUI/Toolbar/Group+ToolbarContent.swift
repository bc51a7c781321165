nonisolated extension Group: ToolbarContent, _PrimitiveToolbarContent
where Content: ToolbarContent {
  /// Creates a group of the toolbar items of a closure.
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content())
  }

  /// The view of the items.
  public var _items: some View { content._items }
}
