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
