/// A custom appearance for buttons, with their standard interaction.
///
/// ```swift
/// struct Framed: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().overlay { Capsule().stroke(.tint, lineWidth: 2) }
///   }
/// }
/// …
/// Button("Start") { … }.buttonStyle(Framed())
/// ```
///
/// A style may have `@State` and `@Environment` properties of its own. To change when a button
/// performs its action, use ``PrimitiveButtonStyle``.
@MainActor @preconcurrency public protocol ButtonStyle: _ControlStyle {
  /// The type of view that the style creates.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Creates the view of a button.
  ///
  /// - Parameter configuration: The properties of the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a ``ButtonStyle`` displays.
public struct ButtonStyleConfiguration {
  /// A type-erased label of a button.
  public typealias Label = PrimitiveButtonStyleConfiguration.Label

  /// The purpose of the button; `nil` for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// A Boolean value that indicates whether the user is pressing the button. Always `false` here,
  /// unlike in SwiftUI: presses are not reported while they last, and the renderer dims a pressed
  /// button itself.
  public let isPressed: Bool
}

nonisolated extension View {
  /// Sets the style of the buttons in this view.
  ///
  /// - Parameter style: The appearance of the buttons.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    buttonStyle(ButtonStyleAdapter(style: style))
  }
}

/// A primitive style that adds the standard interaction to a ``ButtonStyle``.
private nonisolated struct ButtonStyleAdapter<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  @MainActor func makeBody(configuration: Configuration) -> some View {
    ButtonElement(
      role: configuration.role, style: .plain, link: configuration.link,
      action: configuration.trigger,
      label: style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: configuration.label, isPressed: false
        )
      )
    )
  }
}

/// A custom appearance and interaction for buttons.
///
/// Rarely needed: prefer ``ButtonStyle``, which keeps the standard interaction.
///
/// ```swift
/// struct Twice: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol PrimitiveButtonStyle: _ControlStyle {
  /// The type of view that the style creates.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Creates the view of a button.
  ///
  /// - Parameter configuration: The properties of the button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a ``PrimitiveButtonStyle`` displays.
public struct PrimitiveButtonStyleConfiguration {
  /// A type-erased label of a button.
  public nonisolated struct Label: _UnobservedView {
    let view: AnyView

    /// The content of the view.
    public var body: some View { view }
  }

  /// The purpose of the button; `nil` for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// The link that the button is; `nil` for a button.
  let link: LinkElement?
  private let action: () -> Void

  init(
    role: ButtonRole?, label: some View, link: LinkElement? = nil, trigger: @escaping () -> Void
  ) {
    self.role = role
    self.link = link
    self.label = Label(view: AnyView(label))
    action = trigger
  }

  /// Performs the action of the button.
  public func trigger() { action() }
}

nonisolated extension View {
  /// Sets the style of the buttons in this view.
  ///
  /// - Parameter style: The appearance and the interaction of the buttons.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    let system = (style as? any SystemButtonStyle)?.style
    return environment(
      \.buttonStyle,
      system.map { .system($0) }
        ?? .custom(CustomStyle(style) { $0.makeBody(configuration: $1) })
    )
  }
}

/// A built-in style, which renderers draw themselves.
nonisolated protocol SystemButtonStyle: PrimitiveButtonStyle {
  var style: ButtonContent.Style { get }
}

extension PrimitiveButtonStyleConfiguration {
  fileprivate func button(_ style: ButtonContent.Style) -> some View {
    ButtonElement(role: role, style: style, link: link, action: trigger, label: label)
  }
}

/// The default appearance of buttons in their container: `.buttonStyle(.automatic)`.
public nonisolated struct DefaultButtonStyle: SystemButtonStyle {
  var style: ButtonContent.Style { .automatic }
  /// Creates the default button style, which depends on the container.
  public init() {}
  /// Creates the view of a button.
  public func makeBody(configuration: Configuration) -> some View { configuration.button(style) }
}

/// A button on a tinted background: `.buttonStyle(.bordered)`.
public nonisolated struct BorderedButtonStyle: SystemButtonStyle {
  var style: ButtonContent.Style { .bordered }
  /// Creates a button style with a tinted background.
  public init() {}
  /// Creates the view of a button.
  public func makeBody(configuration: Configuration) -> some View { configuration.button(style) }
}

/// A button on a background filled with the tint color, for the main action:
/// `.buttonStyle(.borderedProminent)`.
public nonisolated struct BorderedProminentButtonStyle: SystemButtonStyle {
  var style: ButtonContent.Style { .borderedProminent }
  /// Creates a button style with a background in the tint color.
  public init() {}
  /// Creates the view of a button.
  public func makeBody(configuration: Configuration) -> some View { configuration.button(style) }
}

/// A button without a background, in the tint color: `.buttonStyle(.borderless)`.
public nonisolated struct BorderlessButtonStyle: SystemButtonStyle {
  var style: ButtonContent.Style { .borderless }
  /// Creates a button style without a background, in the tint color.
  public init() {}
  /// Creates the view of a button.
  public func makeBody(configuration: Configuration) -> some View { configuration.button(style) }
}

/// A button that adds nothing to its label: `.buttonStyle(.plain)`.
public nonisolated struct PlainButtonStyle: SystemButtonStyle {
  var style: ButtonContent.Style { .plain }
  /// Creates a button style that adds nothing to the label.
  public init() {}
  /// Creates the view of a button.
  public func makeBody(configuration: Configuration) -> some View { configuration.button(style) }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default appearance of buttons in their container.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button style with a tinted background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button style with a background in the tint color, for the main action.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button style without a background, in the tint color.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button style that adds nothing to the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button style with glass, which is drawn as ``bordered``.
  public static var glass: BorderedButtonStyle { BorderedButtonStyle() }

  /// A button style with glass, which is drawn as ``bordered``.
  public static func glass(_ glass: Glass) -> BorderedButtonStyle { BorderedButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button style with glass in the tint color, which is drawn as ``borderedProminent``.
  public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The style of buttons in the environment.
typealias EnvironmentButtonStyle = EnvironmentStyle<
  ButtonContent.Style, PrimitiveButtonStyleConfiguration
>

private enum EnvironmentButtonStyleKey: EnvironmentKey {
  static var defaultValue: EnvironmentButtonStyle { .system(.automatic) }
}

extension EnvironmentValues {
  var buttonStyle: EnvironmentButtonStyle {
    get { self[EnvironmentButtonStyleKey.self] }
    set { self[EnvironmentButtonStyleKey.self] = newValue }
  }
}
