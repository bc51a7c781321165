/// A style that whoever shows buttons knows.
protocol SystemButtonStyle: PrimitiveButtonStyle {
  var look: ButtonContent.Look { get }
}

extension PrimitiveButtonStyleConfiguration {
  fileprivate func button(_ look: ButtonContent.Look) -> some View {
    ButtonElement(role: role, look: look, action: trigger, label: label)
  }
}

/// As buttons usually look where they are: `.buttonStyle(.automatic)`.
public struct DefaultButtonStyle: SystemButtonStyle {
  var look: ButtonContent.Look { .automatic }
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.button(look) }
}

/// With a border: `.buttonStyle(.bordered)`.
public struct BorderedButtonStyle: SystemButtonStyle {
  var look: ButtonContent.Look { .bordered }
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.button(look) }
}

/// With a border, and first to be seen: `.buttonStyle(.borderedProminent)`.
public struct BorderedProminentButtonStyle: SystemButtonStyle {
  var look: ButtonContent.Look { .borderedProminent }
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.button(look) }
}

/// Without a border, in the color of things to press: `.buttonStyle(.borderless)`.
public struct BorderlessButtonStyle: SystemButtonStyle {
  var look: ButtonContent.Look { .borderless }
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.button(look) }
}

/// As its label looks: `.buttonStyle(.plain)`.
public struct PlainButtonStyle: SystemButtonStyle {
  var look: ButtonContent.Look { .plain }
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.button(look) }
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
