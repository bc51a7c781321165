package import ConcurrencyExtras

/// A value that describes a text with its formatting.
///
/// Use it in the state of alerts, dialogs and buttons: unlike a view, it is equatable and can be
/// asserted in a test.
///
/// ```swift
/// TextState("Delete ") + TextState("all").bold() + TextState(" messages?")
/// ```
///
/// A view shows it with `Text(state)`; `String(state:)` returns its characters.
///
/// 1. In a file that imports `ComposableUI`, a literal is a key that views look up in the language of
///    their environment. In other files it is shown as it is.
/// 2. Texts with the same characters and formats are equal, whether they are translated or not.
public struct TextState: Equatable, Hashable, Sendable {
  /// A format of a whole text.
  package enum Modifier: Hashable, Sendable {
    case accessibilityHeading(AccessibilityHeadingLevel)
    case accessibilityLabel(TextState)
    case accessibilityTextContentType(AccessibilityTextContentType)
    case baselineOffset(Double)
    case bold(Bool)
    case fontWeight(FontWeight?)
    case italic(Bool)
    case kerning(Double)
    case monospacedDigit
    case speechAdjustedPitch(Double)
    case speechAlwaysIncludesPunctuation(Bool)
    case speechAnnouncementsQueued(Bool)
    case speechSpellsOutCharacters(Bool)
    case strikethrough(Bool)
    /// A format of a module of views.
    case styled(AnyHashableSendable)
    case tracking(Double)
    case underline(Bool)
  }

  /// The text, or the texts that it joins.
  package indirect enum Storage: Hashable, Sendable {
    case verbatim(String)
    /// A text that a module of views looks up in the language of its environment, and its characters
    /// without a translation.
    case localized(String, any Sendable)
    case concatenated(TextState, TextState)
  }

  /// The weight of a font.
  public enum FontWeight: String, Hashable, Sendable {
    /// A named weight, from the heaviest to the lightest.
    case black, heavy, bold, semibold, medium, regular, light, thin, ultraLight
  }

  package let storage: Storage
  /// The formats, in the order in which they were applied.
  package private(set) var modifiers: [Modifier] = []

  /// Creates a text from a string.
  ///
  /// - Parameter content: The characters, which are shown as they are.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    storage = .verbatim(String(content))
  }

  /// Creates a text from a string.
  ///
  /// - Parameter content: The characters, which are shown as they are.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Returns a text that consists of two.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(storage: .concatenated(lhs, rhs))
  }

  /// Creates a text that a module of views translates.
  ///
  /// - Parameters:
  ///   - content: The text in the language of its source.
  ///   - key: The text to look up, of a type of that module.
  package init(_ content: String, localized key: any Sendable) {
    storage = .localized(content, key)
  }

  private init(storage: Storage) {
    self.storage = storage
  }
}

extension TextState.Storage {
  /// The characters of a text that joins no others.
  fileprivate var content: String? {
    switch self {
    case .verbatim(let content), .localized(let content, _): content
    case .concatenated: nil
    }
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    if case .concatenated(let first, let second) = lhs,
      case .concatenated(let otherFirst, let otherSecond) = rhs
    {
      return first == otherFirst && second == otherSecond
    }
    return lhs.content != nil && lhs.content == rhs.content
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    guard case .concatenated(let first, let second) = self else { return }
    hasher.combine(first)
    hasher.combine(second)
  }
}

// MARK: Formatting

extension TextState {
  /// Sets the label that assistive technology reads in place of the text.
  public func accessibilityLabel(_ label: TextState) -> Self { with(.accessibilityLabel(label)) }

  /// Sets the label that assistive technology reads in place of the text.
  public func accessibilityLabel(_ label: some StringProtocol) -> Self {
    accessibilityLabel(TextState(label))
  }

  /// Sets the offset of the text from its baseline, in points.
  public func baselineOffset(_ offset: Double) -> Self { with(.baselineOffset(offset)) }

  /// Sets whether the text is bold.
  public func bold(_ isActive: Bool = true) -> Self { with(.bold(isActive)) }

  /// Sets the weight of the text's font, or restores the font's own with `nil`.
  public func fontWeight(_ weight: FontWeight?) -> Self { with(.fontWeight(weight)) }

  /// Sets whether the text is italic.
  public func italic(_ isActive: Bool = true) -> Self { with(.italic(isActive)) }

  /// Sets the space between characters, in points, ligatures kept.
  public func kerning(_ kerning: Double) -> Self { with(.kerning(kerning)) }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Self { with(.monospacedDigit) }

  /// Sets whether a line strikes the text through.
  public func strikethrough(_ isActive: Bool = true) -> Self { with(.strikethrough(isActive)) }

  /// Sets the space between characters, in points, ligatures split.
  public func tracking(_ tracking: Double) -> Self { with(.tracking(tracking)) }

  /// Sets whether the text is underlined.
  public func underline(_ isActive: Bool = true) -> Self { with(.underline(isActive)) }

  package func with(_ modifier: Modifier) -> Self {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}

extension String {
  /// Creates a string with the characters of a text.
  public init(state: TextState) {
    switch state.storage {
    case .verbatim(let content), .localized(let content, _): self = content
    case .concatenated(let first, let second): self = String(state: first) + String(state: second)
    }
  }
}
