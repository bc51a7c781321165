/// A group of views without layout of its own. A modifier of the group applies to each of them.
///
/// It also groups items of toolbars, commands and scenes, such as those of a condition.
public nonisolated struct Group<Content> {
  private let content: Content
}

extension Group: View, _UnobservedView where Content: View {
  /// Creates a group of the views of a closure.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { content }
}

nonisolated extension Group: ToolbarContent, _PrimitiveToolbarContent
where Content: ToolbarContent {
  /// Creates a group of the toolbar items of a closure.
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// The view of the items.
  public var _items: some View { content._items }
}

nonisolated extension Group: Commands, _PropertyContainer where Content: Commands {
  /// Creates a group of the commands of a closure.
  @_disfavoredOverload
  public init(@CommandsBuilder content: () -> Content) {
    self.content = content()
  }

  /// Traps. Never called, since the group has the menus of its commands.
  public var body: Never { preconditionFailure("'Group' has no body.") }

  /// Returns the menus of the commands.
  public static func _menus(of group: Self, in context: _CommandsContext) -> [_CommandMenu] {
    Content._menus(of: group.content, in: context)
  }
}

nonisolated extension Group: Scene where Content: Scene {
  /// Creates a group of the scenes of a closure.
  @_disfavoredOverload
  public init(@SceneBuilder content: () -> Content) {
    self.content = content()
  }

  /// Traps. Never called, since the group has the windows of its scenes.
  public var body: Never { preconditionFailure("'Group' has no body.") }

  /// Returns the windows of the scenes.
  public static func _windows(of group: Self) -> [_Window] { Content._windows(of: group.content) }

  /// A Boolean value that indicates whether the scenes contain a ``DocumentGroup``.
  public static var _showsDocuments: Bool { Content._showsDocuments }
}
