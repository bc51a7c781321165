public import Foundation

/// A color by the names that UIKit has: `Color(.systemBackground)`, `UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)`.
///
/// 1. Colors of the system adapt to light and dark appearance. Those with the name of a color alone, such as
///    ``red``, do not: they have fixed components.
/// 2. Components of a color that adapts are those in light appearance.
public final class UIColor: Hashable, Sendable {
  /// The color.
  let color: Color

  /// Creates a color from one of a view.
  public init(_ color: Color) { self.color = color }

  /// Creates a color from red, green and blue components in sRGB, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a gray from its brightness, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Creates a color from hue, saturation and brightness, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// Creates a color from those that a closure returns for light and for dark appearance.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    func color(_ style: UIUserInterfaceStyle) -> Color {
      dynamicProvider(UITraitCollection(userInterfaceStyle: style)).color
    }
    self.init(Color(.schemes(light: color(.light), dark: color(.dark))))
  }

  /// Creates the color of an asset catalog.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Creates the color of an asset catalog; `nil` if the catalogs of the bundle have none with the name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: The bundle; `nil` for that of the program.
  ///   - traitCollection: Ignored: a color adapts to the appearance where it is shown.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard AssetCatalog.catalog(of: bundle ?? .main).colors[name] != nil else { return nil }
    self.init(Color(name, bundle: bundle))
  }

  /// Returns the color with another opacity.
  ///
  /// - Parameter alpha: The opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.withOpacity(Double(alpha)))
  }

  /// Returns the color as it is in an appearance, unless it is one of the system, which adapts where it is shown.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .schemes(let light, let dark) = color.base else { return self }
    let resolved = traitCollection.userInterfaceStyle == .dark ? dark : light
    return UIColor(resolved.opacity(color.opacity))
  }

  /// Stores the components in sRGB, from 0 to 1, in the variables that are given.
  ///
  /// - Returns: True.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = color.lightComponents
    red?.pointee = CGFloat(components.red)
    green?.pointee = CGFloat(components.green)
    blue?.pointee = CGFloat(components.blue)
    alpha?.pointee = CGFloat(components.opacity)
    return true
  }

  /// Returns the color with a name in asset catalogs, such as `systemBlueColor`; `nil` for another name.
  static func named(_ reference: String) -> UIColor? {
    let name = reference.replacing(/Color$/, with: "")
    let base = name.replacing(/^system(?=[A-Z])/, with: "")
    let names = [name, base.prefix(1).lowercased() + base.dropFirst()]
    return names.lazy.compactMap(Color.Name.init).first.map { named($0) }
  }

  private static func named(_ name: Color.Name) -> UIColor { UIColor(Color(name: name)) }

  /// Returns true if both are the same color.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

  /// Hashes the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// The color of primary text, the same as `Color.primary`.
  public static let label = named(.primary)
  /// The color of secondary text, the same as `Color.secondary`.
  public static let secondaryLabel = named(.secondary)
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(.primary.opacity(0.45))
  /// The color of the faintest text.
  public static let quaternaryLabel = UIColor(.primary.opacity(0.3))
  /// The color of prompts in text fields.
  public static let placeholderText = named(.secondary)
  /// The color of links, which is that of the tint.
  public static let link = named(.accentColor)
  /// The color of accents, which is that of the tint.
  public static let tintColor = named(.accentColor)
  /// Text on light backgrounds.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on dark backgrounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The color of lines between content, with transparency.
  public static let separator = named(.separator)
  /// The color of lines without transparency.
  public static let opaqueSeparator = named(.systemGray4)

  /// The background of the main content of a window.
  public static let systemBackground = named(.systemBackground)
  /// The background of groups of content.
  public static let secondarySystemBackground = named(.secondarySystemBackground)
  /// The background of content in groups.
  public static let tertiarySystemBackground = named(.tertiarySystemBackground)
  /// The background of lists, which is that of the window.
  public static let systemGroupedBackground = named(.systemGroupedBackground)
  /// The background of rows in lists and forms.
  public static let secondarySystemGroupedBackground = named(.secondarySystemGroupedBackground)
  /// The background of content in rows.
  public static let tertiarySystemGroupedBackground = named(.systemGroupedBackground)

  /// The fill of small shapes.
  public static let systemFill = UIColor(.gray.opacity(0.3))
  /// The fill of shapes of medium size.
  public static let secondarySystemFill = UIColor(.gray.opacity(0.24))
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(.gray.opacity(0.18))
  /// The fill of very large shapes.
  public static let quaternarySystemFill = UIColor(.gray.opacity(0.12))

  /// The system color red, the same as `Color.red`.
  public static let systemRed = named(.red)
  /// The system color orange, the same as `Color.orange`.
  public static let systemOrange = named(.orange)
  /// The system color yellow, the same as `Color.yellow`.
  public static let systemYellow = named(.yellow)
  /// The system color green, the same as `Color.green`.
  public static let systemGreen = named(.green)
  /// The system color mint, the same as `Color.mint`.
  public static let systemMint = named(.mint)
  /// The system color teal, the same as `Color.teal`.
  public static let systemTeal = named(.teal)
  /// The system color cyan, the same as `Color.cyan`.
  public static let systemCyan = named(.cyan)
  /// The system color blue, the same as `Color.blue`.
  public static let systemBlue = named(.blue)
  /// The system color indigo, the same as `Color.indigo`.
  public static let systemIndigo = named(.indigo)
  /// The system color purple, the same as `Color.purple`.
  public static let systemPurple = named(.purple)
  /// The system color pink, the same as `Color.pink`.
  public static let systemPink = named(.pink)
  /// The system color brown, the same as `Color.brown`.
  public static let systemBrown = named(.brown)
  /// The system color gray, the same as `Color.gray`.
  public static let systemGray = named(.gray)
  /// The second level of gray, which differs less from the background.
  public static let systemGray2 = named(.systemGray2)
  /// The third of six levels of gray.
  public static let systemGray3 = named(.systemGray3)
  /// The fourth of six levels of gray.
  public static let systemGray4 = named(.systemGray4)
  /// The fifth of six levels of gray.
  public static let systemGray5 = named(.systemGray5)
  /// The sixth level of gray, which differs least from the background.
  public static let systemGray6 = named(.systemGray6)
}

extension UIColor {
  /// Black, with components that do not adapt, as all colors below.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A gray with a third of the brightness of white.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A gray with two thirds of the brightness of white.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A gray with half of the brightness of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// The red of sRGB.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The green of sRGB.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The blue of sRGB.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and of blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A brown of 0.6, 0.4 and 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A color that draws nothing.
  public static let clear = UIColor(white: 0, alpha: 0)
}

extension Color {
  /// Returns the color with an opacity in the place of its own.
  fileprivate func withOpacity(_ opacity: Double) -> Color {
    if case .schemes(let light, let dark) = base {
      return Color(.schemes(light: light.withOpacity(opacity), dark: dark.withOpacity(opacity)))
    }
    var color = self
    color.opacity = opacity
    return color
  }
}

/// The traits of the place that a color is shown in: the appearance.
public final class UITraitCollection: Hashable, Sendable {
  /// The appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits from an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Returns true if both have the same traits.
  public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool {
    lhs.userInterfaceStyle == rhs.userInterfaceStyle
  }

  /// Hashes the traits.
  public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}

/// An appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known, light and dark.
  case unspecified, light, dark
}

extension Color {
  /// Creates a color from one of UIKit.
  public init(_ color: UIColor) { self = color.color }

  /// Creates a color from one of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a color from one of AppKit.
  public init(nsColor: NSColor) { self = nsColor.color }
}

/// A color by the names that AppKit has.
public typealias NSColor = UIColor

extension NSColor {
  /// Creates a color from red, green and blue components in sRGB, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The color of primary text.
  public static var labelColor: NSColor { .label }
  /// The color of secondary text.
  public static var secondaryLabelColor: NSColor { .secondaryLabel }
  /// The color of tertiary text.
  public static var tertiaryLabelColor: NSColor { .tertiaryLabel }
  /// The color of the faintest text.
  public static var quaternaryLabelColor: NSColor { .quaternaryLabel }
  /// The color of text.
  public static var textColor: NSColor { .label }
  /// The color of prompts in text fields.
  public static var placeholderTextColor: NSColor { .placeholderText }
  /// The color of links.
  public static var linkColor: NSColor { .link }
  /// The color of lines between content.
  public static var separatorColor: NSColor { .separator }
  /// The color of lines of a grid.
  public static var gridColor: NSColor { .separator }
  /// The color of accents of controls.
  public static var controlAccentColor: NSColor { .tintColor }
  /// The color of the background of a selection.
  public static var selectedContentBackgroundColor: NSColor { .tintColor }
  /// The color of the background of a window.
  public static var windowBackgroundColor: NSColor { .secondarySystemBackground }
  /// The color of the background behind a page.
  public static var underPageBackgroundColor: NSColor { .secondarySystemBackground }
  /// The color of the background of large controls.
  public static var controlBackgroundColor: NSColor { .systemBackground }
  /// The color of the background of text.
  public static var textBackgroundColor: NSColor { .systemBackground }
  /// The color of the fill of controls.
  public static var controlColor: NSColor { .tertiarySystemFill }
  /// The color of text of controls.
  public static var controlTextColor: NSColor { .label }
}
