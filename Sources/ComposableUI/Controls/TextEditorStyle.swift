/// The appearance of text editors: one of the built-in styles.
public protocol TextEditorStyle {
  /// True for a text editor without a border, false for one with the style of the text fields around it.
  var _isPlain: Bool { get }
}

/// The appearance of the text fields around a text editor: `.textEditorStyle(.automatic)`.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// False.
  public var _isPlain: Bool { false }
  /// Creates the default style.
  public init() {}
}

/// A text editor without a border: `.textEditorStyle(.plain)`.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// True.
  public var _isPlain: Bool { true }
  /// Creates a style without a border.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The appearance of the text fields around a text editor.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A text editor style without a border.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

nonisolated extension View {
  /// Sets the style of the text editors in this view.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    environment(\.hasPlainTextEditors, style._isPlain)
  }
}

extension EnvironmentValues {
  /// True if text editors have no border, whatever the style of text fields is.
  @Entry var hasPlainTextEditors = false
}
