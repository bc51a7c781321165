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

  /// Returns what fills an area with a shading.
  ///
  /// - Parameters:
  ///   - shading: The shading.
  ///   - bounds: The rectangle around the area, which points of styles are relative to.
  func paint(_ shading: Shading, in bounds: CGRect) -> Graphic.Paint {
    let bounds = bounds.isNull ? .zero : bounds
    switch shading.base {
    case .style(let style): return Graphic.Paint(style, in: bounds)
    case .gradient(let gradient): return .gradient(gradient)
    case .conic(let gradient, let center, let angle):
      // Its box has a size, which fractions are relative to.
      let box = CGRect(
        origin: bounds.origin,
        size: CGSize(width: max(1, bounds.width), height: max(1, bounds.height)))
      let point = UnitPoint(
        x: Double((center.x - box.minX) / box.width), y: Double((center.y - box.minY) / box.height))
      let geometry = ResolvedGradient.Geometry.angular(
        center: point, start: angle, end: angle + .degrees(360))
      return .image(ResolvedGradient(gradient: gradient, geometry: geometry), opacity: 1, box)
    case .palette(let shadings): return paint(shadings.first ?? .foreground, in: bounds)
    case .tiles(let image, let origin, let part, let scale):
      let image = resolve(image)
      guard case .picture(let path, _) = image.content else { return .style(.color(.clear)) }
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      let tile = CGRect(
        x: part.minX * size.width, y: part.minY * size.height, width: part.width * size.width,
        height: part.height * size.height)
      return .tile(path, size, origin: origin, part: tile)
    }
  }
}

extension GraphicsContext.Shading {
  /// The style for what can have none but a color; `nil` for the foreground style.
  var textStyle: ResolvedShapeStyle? {
    switch base {
    case .style(.hierarchical(1)), .tiles: nil
    case .style(let style): style
    case .gradient(let gradient): gradient.gradient.stops.first.map { .color($0.color) }
    case .conic(let gradient, _, _): gradient.stops.first.map { .color($0.color) }
    case .palette(let shadings): shadings.first?.textStyle
    }
  }
}

extension Graphic.Paint {
  /// Creates the paint of a style in a rectangle.
  fileprivate init(_ style: ResolvedShapeStyle, opacity: Double = 1, in bounds: CGRect) {
    switch style {
    case .shadow(let style, _):
      self.init(style, opacity: opacity, in: bounds)
    case .opacity(.gradient(let gradient), let factor):
      self.init(.gradient(gradient), opacity: opacity * factor, in: bounds)
    case .gradient(let gradient):
      self.init(gradient, opacity: opacity, in: bounds)
    default: self = .style(style)
    }
  }

  private init(_ gradient: ResolvedGradient, opacity: Double, in bounds: CGRect) {
    var paint: CanvasGradient
    switch gradient.geometry {
    case .linear(let start, let end):
      paint = CanvasGradient(
        gradient: gradient.gradient,
        geometry: .linear(start: start.point(in: bounds), end: end.point(in: bounds)))
    case .radial(let center, let start, let end):
      paint = CanvasGradient(
        gradient: gradient.gradient,
        geometry: .radial(center: center.point(in: bounds), startRadius: start, endRadius: end))
    case .elliptical(let center, let start, let end):
      // A circle of the unit of length, scaled to the rectangle.
      let center = center.point(in: bounds)
      paint = CanvasGradient(
        gradient: gradient.gradient,
        geometry: .radial(center: .zero, startRadius: start, endRadius: end))
      paint.transform = CGAffineTransform(
        a: max(bounds.width, 0.001), b: 0, c: 0, d: max(bounds.height, 0.001), tx: center.x,
        ty: center.y)
    case .angular, .mesh:
      self = .image(gradient, opacity: opacity, bounds)
      return
    }
    paint.opacity = opacity
    self = .gradient(paint)
  }
}
