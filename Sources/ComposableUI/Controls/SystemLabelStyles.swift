/// A built-in style, which labels draw themselves.
nonisolated protocol SystemLabelStyle: LabelStyle {
  var style: EnvironmentLabelStyle { get }
}

extension LabelStyleConfiguration {
  fileprivate func label(_ style: EnvironmentLabelStyle) -> some View {
    Label(self).environment(\.labelStyle, style)
  }
}

/// The default appearance of labels: `.labelStyle(.automatic)`.
public nonisolated struct DefaultLabelStyle: SystemLabelStyle {
  var style: EnvironmentLabelStyle { .titleAndIcon }
  /// Creates the default label style, the icon before the title.
  public init() {}
  /// Creates the view of a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label(style) }
}

/// A label that shows its icon only: `.labelStyle(.iconOnly)`. Screen readers read the title.
public nonisolated struct IconOnlyLabelStyle: SystemLabelStyle {
  var style: EnvironmentLabelStyle { .iconOnly }
  /// Creates a label style that shows the icon only.
  public init() {}
  /// Creates the view of a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label(style) }
}

/// A label that shows its title only: `.labelStyle(.titleOnly)`.
public nonisolated struct TitleOnlyLabelStyle: SystemLabelStyle {
  var style: EnvironmentLabelStyle { .titleOnly }
  /// Creates a label style that shows the title only.
  public init() {}
  /// Creates the view of a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label(style) }
}

/// A label that shows its icon before its title: `.labelStyle(.titleAndIcon)`.
public nonisolated struct TitleAndIconLabelStyle: SystemLabelStyle {
  var style: EnvironmentLabelStyle { .titleAndIcon }
  /// Creates a label style that shows the icon before the title.
  public init() {}
  /// Creates the view of a label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label(style) }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  /// The default appearance of labels.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label style that shows the icon only.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label style that shows the title only.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
