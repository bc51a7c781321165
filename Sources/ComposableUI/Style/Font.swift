public import Foundation

/// A font of the system, by what it is for or by its size.
public struct Font: Hashable, Sendable {
  /// What a text is for.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    /// As in CSS, from 100 to 900.
    public let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The kinds of letters.
  public enum Design: String, Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// What tells its size.
  public enum Size: Hashable, Sendable {
    case style(TextStyle)
    /// In points, which grow with what the user has set.
    case points(Double)
    /// In points, whatever the user has set.
    case fixed(Double)
  }

  public var size: Size
  /// Its name; `nil` for a font of the system.
  public var family: String?
  public var weight: Weight?
  public var design: Design?
  public var isItalic = false
  public var hasMonospacedDigits = false

  private init(_ size: Size, _ weight: Weight?, _ design: Design?) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  /// A font for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight, design)
  }

  /// A font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.points(Double(size)), weight, design)
  }

  /// A font of the user's machine by the name of its family, such as "Georgia"; where it is not
  /// installed, one of the system.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - size: The size in points.
  ///   - style: Of no effect: all sizes grow alike with what the user has set.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle = .body
  ) -> Font {
    system(size: size).changed { $0.family = name }
  }

  /// A font of the user's machine that has the same size whatever the user has set.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.fixed(Double(fixedSize)), nil, nil).changed { $0.family = name }
  }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  /// The font, as heavy as this.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

  /// The font, bold.
  public func bold() -> Font { weight(.bold) }

  /// The font, slanted.
  public func italic() -> Font { changed { $0.isItalic = true } }

  /// The font, with digits of one width.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  /// The font, with letters of one width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
