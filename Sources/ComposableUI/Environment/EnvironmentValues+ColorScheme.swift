private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
  /// The color scheme of the view: the one that a view prefers by
  /// ``View/preferredColorScheme(_:)``, or else that of the user's system.
  ///
  /// A browser reports the user's scheme once the page is connected: before, it is `light`. Setting
  /// the value changes what views read, not their colors. To change both, use
  /// ``View/colorScheme(_:)``.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
