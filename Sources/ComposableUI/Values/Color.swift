import Foundation

/// A color: a system color, which adapts to light and dark appearance, a color of an asset catalog, or
/// red, green and blue components.
public struct Color: Hashable, Sendable {
  /// The representation of a color.
  public enum Base: Hashable, Sendable {
    /// A system color.
    case named(Name)
    /// Red, green and blue components in sRGB, from 0 to 1.
    case rgb(red: Double, green: Double, blue: Double)
    /// The colors of the light and of the dark color scheme.
    indirect case schemes(light: Color, dark: Color)
    /// A mixture of two colors, by the fraction of the second one.
    indirect case mixture(Color, Color, fraction: Double)
    /// A color by a name that is not known, which is reported and drawn as the accent color.
    case unknown(String)
  }

  /// The names of the system colors.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// The names of the static properties of ``Color``.
    case black, blue, brown, clear, cyan, gray, green, indigo, mint, orange, pink, purple, red, teal
    /// More names of the static properties of ``Color``.
    case white, yellow, primary, secondary, accentColor
    /// The names of colors of ``UIColor`` that are not among those above.
    case separator, systemBackground, secondarySystemBackground, tertiarySystemBackground
    /// More names of colors of ``UIColor``.
    case systemGroupedBackground, secondarySystemGroupedBackground
    /// More names of colors of ``UIColor``.
    case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  }

  /// The representation of the color.
  public var base: Base
  /// The opacity, a fraction from 0 (transparent) to 1 (opaque).
  public var opacity: Double

  /// Creates an opaque color.
  init(_ base: Base) {
    self.base = base
    opacity = 1
  }

  /// Creates a system color.
  init(name: Name) { self.init(.named(name)) }

  /// Creates a color from red, green and blue components in sRGB.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - opacity: The opacity, from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    base = .rgb(red: red, green: green, blue: blue)
    self.opacity = opacity
  }

  /// The color space of components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard RGB color space.
    case sRGB
    /// The standard RGB color space with components that are proportional to the light.
    case sRGBLinear
    /// A wider color space, whose components are taken for those of sRGB.
    case displayP3

    /// Returns a component in sRGB: https://www.w3.org/TR/css-color-4/#color-conversion-code
    fileprivate func encoded(_ component: Double) -> Double {
      switch self {
      case .sRGB, .displayP3: component
      case .sRGBLinear where component <= 0.003_130_8: component * 12.92
      case .sRGBLinear: 1.055 * pow(component, 1 / 2.4) - 0.055
      }
    }
  }

  /// Creates a color from red, green and blue components in a color space.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the components.
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - opacity: The opacity, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(
      red: colorSpace.encoded(red), green: colorSpace.encoded(green),
      blue: colorSpace.encoded(blue), opacity: opacity)
  }

  /// Creates a gray color in a color space.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the brightness.
  ///   - white: The brightness, from 0 (black) to 1 (white).
  ///   - opacity: The opacity, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: colorSpace.encoded(white), opacity: opacity)
  }

  /// Creates a gray color.
  ///
  /// - Parameters:
  ///   - white: The brightness, from 0 (black) to 1 (white).
  ///   - opacity: The opacity, from 0 to 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from its hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: The hue, from 0 to 1 around the color wheel.
  ///   - saturation: The saturation, from 0 (gray) to 1.
  ///   - brightness: The brightness, from 0 (black) to 1.
  ///   - opacity: The opacity, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // https://en.wikipedia.org/wiki/HSL_and_HSV#HSV_to_RGB_alternative
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The color spaces in which colors are mixed.
  public enum MixSpace: Hashable, Sendable {
    /// By perception. Browsers mix in sRGB here.
    case perceptual
    /// By the components of the screen.
    case device
  }

  /// Returns a mixture of the color and another one.
  ///
  /// - Parameters:
  ///   - rhs: The other color.
  ///   - fraction: The fraction of the other color, from 0 to 1.
  ///   - colorSpace: Ignored: the components in sRGB are mixed.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: MixSpace = .perceptual
  ) -> Color {
    Color(.mixture(self, rhs, fraction: fraction.isNaN ? 0 : min(max(fraction, 0), 1)))
  }

  /// Returns the color with its opacity multiplied by a fraction.
  ///
  /// - Parameter opacity: The factor, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity *= opacity
    return color
  }

  /// The color black, in light and in dark appearance.
  public static let black = Color(name: .black)
  /// The system color blue, which adapts to light and dark appearance.
  public static let blue = Color(name: .blue)
  /// The system color brown, which adapts to light and dark appearance.
  public static let brown = Color(name: .brown)
  /// A color with an opacity of zero, which draws nothing.
  public static let clear = Color(name: .clear)
  /// The system color cyan, which adapts to light and dark appearance.
  public static let cyan = Color(name: .cyan)
  /// The system color gray, which adapts to light and dark appearance.
  public static let gray = Color(name: .gray)
  /// The system color green, which adapts to light and dark appearance.
  public static let green = Color(name: .green)
  /// The system color indigo, which adapts to light and dark appearance.
  public static let indigo = Color(name: .indigo)
  /// The system color mint, which adapts to light and dark appearance.
  public static let mint = Color(name: .mint)
  /// The system color orange, which adapts to light and dark appearance.
  public static let orange = Color(name: .orange)
  /// The system color pink, which adapts to light and dark appearance.
  public static let pink = Color(name: .pink)
  /// The system color purple, which adapts to light and dark appearance.
  public static let purple = Color(name: .purple)
  /// The system color red, which adapts to light and dark appearance.
  public static let red = Color(name: .red)
  /// The system color teal, which adapts to light and dark appearance.
  public static let teal = Color(name: .teal)
  /// The color white, in light and in dark appearance.
  public static let white = Color(name: .white)
  /// The system color yellow, which adapts to light and dark appearance.
  public static let yellow = Color(name: .yellow)
  /// The color of primary text.
  public static let primary = Color(name: .primary)
  /// The color of secondary text.
  public static let secondary = Color(name: .secondary)
  /// The tint color of controls.
  public static let accentColor = Color(name: .accentColor)
}

extension Color: CustomStringConvertible {
  /// The name of the color, or its components.
  public var description: String {
    let text =
      switch base {
      case .named(let name): name.rawValue
      case .rgb(let red, let green, let blue): "rgb(\(red), \(green), \(blue))"
      case .schemes(let light, let dark): "light \(light), dark \(dark)"
      case .mixture(let first, let second, let fraction): "\(first) with \(second) by \(fraction)"
      case .unknown(let name): "\"\(name)\""
      }
    return opacity == 1 ? text : "\(text) at \(opacity)"
  }
}
