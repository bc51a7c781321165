/// The appearance of text fields: one of the built-in styles.
public protocol TextFieldStyle {
  /// The style as renderers know it.
  var _style: _TextFieldStyleKind { get }
}

/// The appearance of a text field, for renderers.
public enum _TextFieldStyleKind: Equatable, Sendable {
  case automatic, plain, roundedBorder
}

/// The default appearance of text fields in their container: `.textFieldStyle(.automatic)`.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style as renderers know it.
  public var _style: _TextFieldStyleKind { .automatic }
  /// Creates the default text field style, which depends on the container.
  public init() {}
}

/// A text field without a border: `.textFieldStyle(.plain)`.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style as renderers know it.
  public var _style: _TextFieldStyleKind { .plain }
  /// Creates a text field style without a border.
  public init() {}
}

/// A text field with a rounded border: `.textFieldStyle(.roundedBorder)`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style as renderers know it.
  public var _style: _TextFieldStyleKind { .roundedBorder }
  /// Creates a text field style with a rounded border.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default appearance of text fields in their container.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field style without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A text field style with a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
  /// Sets the style of the text fields, secure fields and text editors in this view.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    environment(\.textFieldStyle, style._style)
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = _TextFieldStyleKind.automatic
}

extension EnvironmentValues {
  var textFieldStyle: _TextFieldStyleKind {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}
