public import Foundation

/// A piece of text with one style.
@_spi(Renderer) public struct TextRun: Equatable, Sendable {
  /// The text.
  public var text: String
  /// The font; `nil` to inherit it.
  public var font: Font?
  /// The traits added to the font.
  public var traits: Traits
  /// The style of the text; `nil` to inherit it.
  public var foregroundStyle: ResolvedShapeStyle?
  /// The style of the underline; `nil` for that of the text.
  public var underlineStyle: ResolvedShapeStyle?
  /// The style of the strikethrough line; `nil` for that of the text.
  public var strikethroughStyle: ResolvedShapeStyle?
  /// The address that a tap on the text opens; `nil` for none.
  public var link: URL?
  /// The additional space between characters, in points; `nil` to inherit it.
  public var tracking: Double?
  /// The distance above the baseline, in points; `nil` for none.
  public var baselineOffset: Double?

  /// Traits that are added to a font.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    public let rawValue: Int
    /// Creates traits from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A heavier weight.
    public static let bold = Traits(rawValue: 1)
    /// A slanted style.
    public static let italic = Traits(rawValue: 2)
    /// Digits of equal width, so that changing numbers don't shift the text.
    public static let monospacedDigit = Traits(rawValue: 4)
    /// A line below the text.
    public static let underline = Traits(rawValue: 8)
    /// A line through the text.
    public static let strikethrough = Traits(rawValue: 16)
    /// Characters of equal width.
    public static let monospaced = Traits(rawValue: 32)
    /// A bar in place of each word. The text consists of placeholders.
    public static let redacted = Traits(rawValue: 64)
  }
}
