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
