/// A style that whoever shows buttons knows.
protocol SystemButtonStyle: PrimitiveButtonStyle {
  var style: ButtonContent.Style { get }
}

extension PrimitiveButtonStyleConfiguration {
  fileprivate func button(_ style: ButtonContent.Style) -> some View {
    ButtonElement(role: role, style: style, action: trigger, label: label)
  }
}

/// As buttons usually look where they are: `.buttonStyle(.automatic)`.
public struct DefaultButtonStyle: SystemButtonStyle {
  var style: ButtonContent.Style { .automatic }
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.button(style) }
}

/// With a border: `.buttonStyle(.bordered)`.
public struct BorderedButtonStyle: SystemButtonStyle {
  var style: ButtonContent.Style { .bordered }
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.button(style) }
}

/// With a border, and first to be seen: `.buttonStyle(.borderedProminent)`.
public struct BorderedProminentButtonStyle: SystemButtonStyle {
  var style: ButtonContent.Style { .borderedProminent }
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.button(style) }
}

/// Without a border, in the color of things to press: `.buttonStyle(.borderless)`.
public struct BorderlessButtonStyle: SystemButtonStyle {
  var style: ButtonContent.Style { .borderless }
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.button(style) }
}

/// As its label looks: `.buttonStyle(.plain)`.
public struct PlainButtonStyle: SystemButtonStyle {
  var style: ButtonContent.Style { .plain }
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.button(style) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
