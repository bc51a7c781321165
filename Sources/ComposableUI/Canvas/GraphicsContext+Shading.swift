public import Foundation

extension GraphicsContext {
  /// A color or pattern that fills a path, a line or a text.
  public struct Shading: Sendable {
    indirect enum Base: Sendable {
      case style(ResolvedShapeStyle)
      case gradient(CanvasGradient)
      case conic(Gradient, center: CGPoint, angle: Angle)
      case palette([Shading])
      case tiles(Image, origin: CGPoint, part: CGRect, scale: CGFloat)
    }

    let base: Base

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(.foreground) }

    /// Several shadings, of which the first is used.
    public static func palette(_ array: [Shading]) -> Shading { Shading(base: .palette(array)) }

    /// A color.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A color from red, green and blue components.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space of the components.
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray color.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space of the brightness.
    ///   - white: The brightness, from 0 (black) to 1 (white).
    ///   - opacity: The opacity, from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A shape style. Points of gradients are in fractions of the rectangle around the path. Shadows of the
    /// style are left out: add a filter. A material is a translucent color.
    public static func style(_ style: some ShapeStyle) -> Shading {
      Shading(base: .style(style._resolved))
    }

    /// A gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startPoint: The point of the first color, in points.
    ///   - endPoint: The point of the last color, in points.
    ///   - options: The colors before and after the line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        base: .gradient(
          CanvasGradient(
            gradient: gradient, geometry: .linear(start: startPoint, end: endPoint),
            options: options)))
    }

    /// A gradient of circles around a center.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in points.
    ///   - startRadius: The radius of the first color, in points.
    ///   - endRadius: The radius of the last color, in points.
    ///   - options: The colors inside and outside of the circles.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        base: .gradient(
          CanvasGradient(
            gradient: gradient,
            geometry: .radial(
              center: center, startRadius: Double(startRadius), endRadius: Double(endRadius)),
            options: options)))
    }

    /// A gradient around a center.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in points.
    ///   - angle: The angle of the first and the last color, clockwise from 3 o'clock.
    ///   - options: Ignored.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(base: .conic(gradient, center: center, angle: angle))
    }

    /// A picture that is repeated in both directions. An icon draws nothing.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - origin: The upper left corner of a tile, in points.
    ///   - sourceRect: The part of the picture, in fractions of its size.
    ///   - scale: A factor for the size of the picture.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(base: .tiles(image, origin: origin, part: sourceRect, scale: scale))
    }
  }

  /// The colors of a gradient outside of its line or circles.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Repeats the gradient.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Repeats the gradient, each time in the opposite direction.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Ignored.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Returns the shading itself: what depends on the environment is resolved in the browser.
  public func resolve(_ shading: Shading) -> Shading { shading }
}
