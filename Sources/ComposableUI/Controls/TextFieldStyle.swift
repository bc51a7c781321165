/// How fields look: one of those there are.
public protocol TextFieldStyle {
  var _look: InputContent.Look { get }
}

/// As fields usually look where they are: `.textFieldStyle(.automatic)`.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public var _look: InputContent.Look { .automatic }
  public init() {}
}

/// Without a border: `.textFieldStyle(.plain)`.
public struct PlainTextFieldStyle: TextFieldStyle {
  public var _look: InputContent.Look { .plain }
  public init() {}
}

/// With a border: `.textFieldStyle(.roundedBorder)`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public var _look: InputContent.Look { .roundedBorder }
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
    environment(\.fieldLook, style._look)
  }
}

private enum FieldLookKey: EnvironmentKey {
  static let defaultValue = InputContent.Look.automatic
}

extension EnvironmentValues {
  var fieldLook: InputContent.Look {
    get { self[FieldLookKey.self] }
    set { self[FieldLookKey.self] = newValue }
  }
}
