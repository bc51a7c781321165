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
