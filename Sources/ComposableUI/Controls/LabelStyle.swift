/// A custom appearance for labels.
///
/// ```swift
/// struct Trailing: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.title
///       configuration.icon
///     }
///   }
/// }
/// …
/// Label("Next", systemImage: "arrow.right").labelStyle(Trailing())
/// ```
///
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency public protocol LabelStyle: _ControlStyle {
  /// The type of view that the style creates.
  associatedtype Body: View
  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Creates the view of a label.
  ///
  /// - Parameter configuration: The properties of the label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that a ``LabelStyle`` displays.
public struct LabelStyleConfiguration {
  /// A type-erased title of a label.
  public nonisolated struct Title: _UnobservedView {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// A type-erased icon of a label.
  public nonisolated struct Icon: _UnobservedView {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon

  init(title: some View, icon: some View) {
    self.title = Title(view: AnyView(title))
    self.icon = Icon(view: AnyView(icon))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label that a custom style receives as its configuration.
  ///
  /// - Parameter configuration: The title and the icon of the label.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

nonisolated extension View {
  /// Sets the style of the labels in this view.
  ///
  /// ```swift
  /// Button("Delete", systemImage: "trash") { store.send(.deleteTapped) }
  ///   .labelStyle(.iconOnly)
  /// ```
  ///
  /// - Parameter style: The appearance of the labels.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    let system = (style as? any SystemLabelStyle)?.style
    return environment(
      \.labelStyle,
      system ?? .custom(CustomStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

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

/// The style of labels in the environment: a built-in one or a custom one.
enum EnvironmentLabelStyle: Equatable {
  case titleAndIcon, iconOnly, titleOnly
  case custom(CustomStyle<LabelStyleConfiguration>)
}

private enum EnvironmentLabelStyleKey: EnvironmentKey {
  static var defaultValue: EnvironmentLabelStyle { .titleAndIcon }
}

extension EnvironmentValues {
  var labelStyle: EnvironmentLabelStyle {
    get { self[EnvironmentLabelStyleKey.self] }
    set { self[EnvironmentLabelStyleKey.self] = newValue }
  }
}
