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

  /// Returns true if two fields are the same. Their texts have the same code units: the offsets of
  /// what the user types count these.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.text.isIdentical(to: rhs.text) && lhs.prompt == rhs.prompt && lhs.title == rhs.title
      && lhs.kind == rhs.kind && lhs.style == rhs.style && lhs.submits == rhs.submits
      && lhs.isEnabled == rhs.isEnabled && lhs.reportsFocus == rhs.reportsFocus
      && lhs.traits == rhs.traits
  }
}

extension String {
  /// Returns true if two texts consist of the same code units. Equal ones may differ in them: an
  /// accent may be a part of its letter or a character of its own.
  package func isIdentical(to other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}
