/// How fields look: one of those there are.
public protocol TextFieldStyle {
  var _style: InputContent.Style { get }
}

/// As fields usually look where they are: `.textFieldStyle(.automatic)`.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public var _style: InputContent.Style { .automatic }
  public init() {}
}

/// Without a border: `.textFieldStyle(.plain)`.
public struct PlainTextFieldStyle: TextFieldStyle {
  public var _style: InputContent.Style { .plain }
  public init() {}
}

/// With a border: `.textFieldStyle(.roundedBorder)`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public var _style: InputContent.Style { .roundedBorder }
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Says how the fields in a view look.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    environment(\.textFieldStyle, style._style)
  }
}

private enum FieldLookKey: EnvironmentKey {
  static let defaultValue = InputContent.Style.automatic
}

extension EnvironmentValues {
  var textFieldStyle: InputContent.Style {
    get { self[FieldLookKey.self] }
    set { self[FieldLookKey.self] = newValue }
  }
}
