/// Attributes of the texts in an element. `nil` keeps that of the enclosing element.
@_spi(Renderer) public struct TextAttributesContent: Equatable, Sendable {
  /// The additional space between characters, in points.
  public var tracking: Double?
  /// The distance of the text above its baseline, in points.
  public var baselineOffset: Double?
  /// The additional space between lines, in points.
  public var lineSpacing: Double?
  /// The case of the letters.
  public var letterCase: LetterCase?
  /// True if the user can select the text.
  public var isSelectable: Bool?

  /// The case of letters.
  public enum LetterCase: String, Sendable {
    /// Capital letters, small letters, or the letters of the string.
    case uppercase, lowercase, original
  }
}
