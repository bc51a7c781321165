import Foundation

extension Color {
  /// The components of a color in an environment, see ``Color/resolve(in:)``.
  public struct Resolved: Hashable, Sendable, Codable {
    /// The red component in sRGB, from 0 to 1.
    public var red: Float
    /// The green component in sRGB, from 0 to 1.
    public var green: Float
    /// The blue component in sRGB, from 0 to 1.
    public var blue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a color from components in a color space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      self = color.resolve(in: EnvironmentValues())
    }

    fileprivate init(_ components: ColorComponents) {
      red = Float(components.red)
      green = Float(components.green)
      blue = Float(components.blue)
      opacity = Float(components.opacity)
    }

    /// The red component, proportional to the light.
    public var linearRed: Float { Self.linear(red) }
    /// The green component, proportional to the light.
    public var linearGreen: Float { Self.linear(green) }
    /// The blue component, proportional to the light.
    public var linearBlue: Float { Self.linear(blue) }

    /// https://www.w3.org/TR/css-color-4/#color-conversion-code
    private static func linear(_ component: Float) -> Float {
      component <= 0.04045 ? component / 12.92 : powf((component + 0.055) / 1.055, 2.4)
    }
  }

  /// Creates a color from resolved components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the components of the color in an environment. System colors, which a browser resolves, have
  /// those of light appearance.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(components(in: environment.colorScheme))
  }
}

extension Color.Resolved: ShapeStyle {
  /// The style as renderers know it.
  public var _resolved: ResolvedShapeStyle { Color(self)._resolved }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components in hexadecimal notation, such as "#FF9500FF".
  public var description: String {
    "#"
      + [red, green, blue, opacity].map { component in
        let fraction = component.isNaN ? 0 : min(max(component, 0), 1)
        let digits = String(Int((fraction * 255).rounded()), radix: 16)
        return (digits.count < 2 ? "0" : "") + digits.uppercased()
      }
      .joined()
  }
}
