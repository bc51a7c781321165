nonisolated extension Group: Commands, _PropertyContainer where Content: Commands {
  /// Creates a group of the commands of a closure.
  @_disfavoredOverload
  public init(@CommandsBuilder content: () -> Content) {
    self.init(content())
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
    self.init(content())
  }

  /// Traps. Never called, since the group has the windows of its scenes.
  public var body: Never { preconditionFailure("'Group' has no body.") }

  /// Returns the windows of the scenes.
  public static func _windows(of group: Self) -> [_Window] { Content._windows(of: group.content) }

  /// A Boolean value that indicates whether the scenes contain a ``DocumentGroup``.
  public static var _showsDocuments: Bool { Content._showsDocuments }
}
