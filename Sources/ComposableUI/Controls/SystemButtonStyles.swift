/// A built-in style, which renderers draw themselves.
nonisolated protocol SystemButtonStyle: PrimitiveButtonStyle {
  var style: ButtonContent.Style { get }
}

extension PrimitiveButtonStyleConfiguration {
  fileprivate func button(_ style: ButtonContent.Style) -> some View {
    ButtonElement(role: role, style: style, action: trigger, label: label)
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
