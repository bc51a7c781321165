public import Foundation

/// A font by the names that UIKit has: `Font(UIFont.preferredFont(forTextStyle: .body))`.
///
/// Sizes are those at the default setting of the user: a browser scales texts by itself.
public final class UIFont: Hashable, Sendable {
  /// The purpose of a text, which determines its size.
  public typealias TextStyle = Font.TextStyle
  /// The weight of a font.
  public typealias Weight = Font.Weight

  /// The font.
  let font: Font
  /// The size, in points.
  public let pointSize: CGFloat

  private init(_ font: Font, size: CGFloat) {
    self.font = font
    pointSize = size
  }

  /// Creates a font of the user's device, which is replaced by that of the system if it is not installed.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, size: size), size: size)
  }

  /// Returns the font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style), size: CGFloat(style.pointSize))
  }

  /// Returns the font of the system in a size.
  public static func systemFont(ofSize size: CGFloat, weight: Weight? = nil) -> UIFont {
    UIFont(.system(size: size, weight: weight), size: size)
  }

  /// Returns the bold font of the system in a size.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the italic font of the system in a size.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size: size)
  }

  /// Returns the font of the system in a size, with letters of equal width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight, design: .monospaced), size: size)
  }

  /// Returns the font of the system in a size, with digits of equal width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight).monospacedDigit(), size: size)
  }

  /// Returns the font in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    var font = font
    font.size = .points(Double(size))
    return UIFont(font, size: size)
  }

  /// The size of labels: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small texts: 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of texts: 14 points.
  public static var systemFontSize: CGFloat { 14 }

  /// The name of the family; ".AppleSystemUIFont" for the font of the system.
  public var familyName: String { font.family ?? ".AppleSystemUIFont" }
  /// The name of the family.
  public var fontName: String { familyName }
  /// The height of a line, in points: about 1.2 times the size, as the font of the system has it.
  public var lineHeight: CGFloat { (pointSize * 1.193).rounded(.up) }

  /// Returns true if both are the same font.
  public static func == (lhs: UIFont, rhs: UIFont) -> Bool { lhs.font == rhs.font }

  /// Hashes the font.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
  /// Creates a font from one of UIKit.
  public init(_ font: UIFont) { self = font.font }
}

extension Font.TextStyle {
  /// The size at the default setting of iOS, in points.
  fileprivate var pointSize: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// The name of ``title`` in UIKit.
  public static var title1: Font.TextStyle { .title }
  /// The name of ``caption`` in UIKit.
  public static var caption1: Font.TextStyle { .caption }
}

/// A font by the name that AppKit has.
public typealias NSFont = UIFont
