/// The content of a text field or editor.
@_spi(Renderer) public struct InputContent: Equatable, Sendable {
  /// The entered text.
  public var text: String
  /// The placeholder shown while the text is empty.
  public var prompt: String
  /// The label beside a placeholder that differs from it.
  public var title: String?
  /// The kind of field.
  public var kind: Kind
  /// The appearance of the field.
  public var style: _TextFieldStyleKind
  /// True if the views handle ``Interaction/submit``.
  public var submits: Bool
  /// True if the field accepts interactions.
  public var isEnabled: Bool
  /// True if the views handle ``Interaction/focus`` and ``Interaction/blur``.
  public var reportsFocus = false
  /// The options of the keyboard.
  public var traits = TextInputTraits()

  /// The kind of a text field.
  public enum Kind: Equatable, Sendable {
    /// A single line.
    case line
    /// A single line with hidden characters, such as a password.
    case secure
    /// Multiple lines.
    case lines
    /// A single line with words to search for.
    case search
  }
}
