public import Foundation

/// A font: one of the system or of the user's device, with a size and attributes.
///
/// The font is resolved where it is rendered; a font that is not installed on the user's device is
/// replaced by the system font.
public struct Font: Hashable, Sendable {
  /// The purpose of a text, which determines its size.
  ///
  /// In a browser, the sizes from ``largeTitle`` to ``caption2`` are those of iOS at its default
  /// setting, 34 to 11 points; they grow with the font size that the user sets.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The text styles of SwiftUI, without the extra large titles.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    /// The weight as a CSS number, from 100 to 900.
    public let value: Int

    /// The weight 100.
    public static let ultraLight = Weight(value: 100)
    /// The weight 200.
    public static let thin = Weight(value: 200)
    /// The weight 300.
    public static let light = Weight(value: 300)
    /// The weight 400.
    public static let regular = Weight(value: 400)
    /// The weight 500.
    public static let medium = Weight(value: 500)
    /// The weight 600.
    public static let semibold = Weight(value: 600)
    /// The weight 700.
    public static let bold = Weight(value: 700)
    /// The weight 800.
    public static let heavy = Weight(value: 800)
    /// The weight 900.
    public static let black = Weight(value: 900)
  }

  /// The design of a font.
  public enum Design: String, Hashable, Sendable {
    /// The default sans-serif design, serifs, rounded letters or letters of equal width.
    case `default`, serif, rounded, monospaced
  }

  /// The width of the letters of a font, where the user's device has such a font.
  public struct Width: Hashable, Sendable {
    /// The width as a number: -0.2 is condensed, 0 usual and 0.2 expanded.
    public let value: Double

    /// Creates a width from a number.
    public init(_ value: Double) { self.value = value }

    /// The width as a percentage of the usual one.
    var percentage: Double { value.isFinite ? min(max(100 + value * 125, 50), 200) : 100 }

    /// Three quarters of the usual width.
    public static let condensed = Width(-0.2)
    /// Less than the usual width.
    public static let compressed = Width(-0.4)
    /// The usual width.
    public static let standard = Width(0)
    /// A quarter more than the usual width.
    public static let expanded = Width(0.2)
  }

  /// The distance of the lines of a font.
  public enum Leading: Hashable, Sendable {
    /// The usual distance, a smaller one, and a larger one.
    case standard, tight, loose
  }

  /// Letters in the form of small capitals.
  public enum SmallCapitals: Hashable, Sendable {
    /// All letters, those in lower case, those in upper case.
    case all, lowercase, uppercase
  }

  /// The size of a font, which may follow the text size of the user.
  public enum Size: Hashable, Sendable {
    /// The size of a text style.
    case style(TextStyle)
    /// A size in points that scales with the font size that the user sets.
    case points(Double)
    /// A size in points that does not scale.
    case fixed(Double)
  }

  /// The size, which may follow the font size that the user sets.
  public var size: Size
  /// The name of the font family; `nil` for the system font.
  public var family: String?
  /// The weight; `nil` for the default of the size.
  public var weight: Weight?
  /// The design; `nil` for that of the enclosing view.
  public var design: Design?
  /// A Boolean value that indicates whether the font is italic.
  public var isItalic = false
  /// A Boolean value that indicates whether all digits have the same width.
  public var hasMonospacedDigits = false
  /// The width of the letters; `nil` for the usual one.
  public var width: Width?
  /// The distance of the lines; `nil` for the usual one.
  public var leading: Leading?
  /// The letters in the form of small capitals; `nil` for none.
  public var smallCapitals: SmallCapitals?

  private init(_ size: Size, _ weight: Weight?, _ design: Design?) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  /// Returns the system font for a text style.
  ///
  /// - Parameters:
  ///   - style: The text style, which determines the size.
  ///   - design: The design; `nil` for the default.
  ///   - weight: The weight; `nil` for the default of the style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight, design)
  }

  /// Returns the system font in a size. Unlike in SwiftUI, the size scales with the font size that
  /// the user sets.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight; `nil` for the default.
  ///   - design: The design; `nil` for the default.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.points(Double(size)), weight, design)
  }

  /// Returns a font of the user's device.
  ///
  /// - Parameters:
  ///   - name: The name of the font family, such as "Georgia". The system font replaces a font that
  ///     is not installed.
  ///   - size: The size in points, which scales with the font size that the user sets.
  ///   - style: Ignored: all sizes scale by the same factor.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle = .body
  ) -> Font {
    system(size: size).changed { $0.family = name }
  }

  /// Returns a font of the user's device in a size that does not scale.
  ///
  /// - Parameters:
  ///   - name: The name of the font family. The system font replaces a font that is not installed.
  ///   - fixedSize: The size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.fixed(Double(fixedSize)), nil, nil).changed { $0.family = name }
  }

  /// The font for large titles.
  public static let largeTitle = system(.largeTitle)
  /// The font for first-level titles.
  public static let title = system(.title)
  /// The font for second-level titles.
  public static let title2 = system(.title2)
  /// The font for third-level titles.
  public static let title3 = system(.title3)
  /// The font for headings.
  public static let headline = system(.headline)
  /// The font for subheadings.
  public static let subheadline = system(.subheadline)
  /// The font for body text.
  public static let body = system(.body)
  /// The font for callouts.
  public static let callout = system(.callout)
  /// The font for footnotes.
  public static let footnote = system(.footnote)
  /// The font for captions.
  public static let caption = system(.caption)
  /// The font for secondary captions.
  public static let caption2 = system(.caption2)

  /// Returns the font with a weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italics.
  public func italic() -> Font { changed { $0.isItalic = true } }

  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  /// Returns the font with the monospaced design.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// Returns the font with letters of another width.
  public func width(_ width: Width) -> Font { changed { $0.width = width } }

  /// Returns the font with another distance of the lines.
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

  /// Returns the font with small capitals.
  public func smallCaps() -> Font { changed { $0.smallCapitals = .all } }

  /// Returns the font with small capitals in the place of lower case.
  public func lowercaseSmallCaps() -> Font { changed { $0.smallCapitals = .lowercase } }

  /// Returns the font with small capitals in the place of upper case.
  public func uppercaseSmallCaps() -> Font { changed { $0.smallCapitals = .uppercase } }

  /// The font for titles of a window of 36 points, as visionOS has it.
  public static let extraLargeTitle = system(size: 36, weight: .bold)
  /// The font for titles of a window of 28 points, as visionOS has it.
  public static let extraLargeTitle2 = system(size: 28, weight: .bold)

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
