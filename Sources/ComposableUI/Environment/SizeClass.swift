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

extension EnvironmentValues {
  private enum HorizontalKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
  }

  private enum VerticalKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
  }

  /// The size class of the width of the window; `nil` if it is not known, as in a test that does not
  /// set it.
  ///
  /// A window of a browser is `compact` below 600 points. The first page is rendered for a phone if
  /// the browser says that it runs on one, and for a wide window otherwise; once connected, it
  /// follows the size of the window. A sheet has the class of the window that it is in.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] }
    set { self[HorizontalKey.self] = newValue }
  }

  /// The size class of the height of the window; `nil` if it is not known, as in a test that does not
  /// set it.
  ///
  /// A window of a browser is `compact` below 480 points, such as on a phone that lies on its side. A
  /// frame in another page grows with its content, so its height is always `regular`.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] }
    set { self[VerticalKey.self] = newValue }
  }
}
