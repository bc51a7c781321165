/// The size of the window along one axis: `compact` where there is room for one column of views only.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {
  /// Little space, as the width of a phone.
  case compact
  /// More space, as the width of a tablet or of a window of a desktop.
  case regular
}

/// The size classes of a window along both axes.
@_spi(Renderer) public struct SizeClasses: Equatable, Sendable {
  /// The class of the width.
  public var horizontal: UserInterfaceSizeClass
  /// The class of the height.
  public var vertical: UserInterfaceSizeClass

  /// Creates the size classes of a window.
  public init(_ horizontal: UserInterfaceSizeClass, _ vertical: UserInterfaceSizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
