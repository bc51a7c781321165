public import Foundation

extension GraphicsContext {
  /// A change of the colors or the outline of what is drawn.
  public struct Filter: Equatable, Sendable {
    enum Base: Equatable, Sendable {
      case blur(radius: Double)
      case shadow(Color, radius: Double, x: Double, y: Double, ShadowOptions)
      case colorMultiply(Color)
      case colorMatrix(ColorMatrix)
      case hueRotation(Angle)
      case saturation(Double)
      case brightness(Double)
      case contrast(Double)
      case colorInvert(Double)
      case luminanceToAlpha
      case alphaThreshold(min: Double, max: Double, Color)
      case transform(CGAffineTransform)
    }

    var base: Base

    /// A transformation of the result, in the coordinates of the canvas.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(base: .transform(matrix.affine))
    }

    /// A shadow.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The radius of the blur, in points.
    ///   - x: The distance to the right, in points.
    ///   - y: The distance downwards, in points.
    ///   - blendMode: Ignored.
    ///   - options: The place of the shadow.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        base: .shadow(color, radius: Double(radius), x: Double(x), y: Double(y), options))
    }

    /// Multiplies the colors by a color.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(base: .colorMultiply(color))
    }

    /// Multiplies the components of the colors by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(base: .colorMatrix(matrix))
    }

    /// Rotates the hues around the color wheel.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(base: .hueRotation(angle)) }

    /// Multiplies the saturation.
    ///
    /// - Parameter amount: The factor; 1 leaves the colors unchanged, 0 removes all color.
    public static func saturation(_ amount: Double) -> Filter { Filter(base: .saturation(amount)) }

    /// Adds a number to the components of the colors.
    ///
    /// - Parameter amount: The number, from -1 (black) to 1 (white).
    public static func brightness(_ amount: Double) -> Filter { Filter(base: .brightness(amount)) }

    /// Multiplies the contrast.
    ///
    /// - Parameter amount: The factor; 1 leaves the colors unchanged, 0 makes them gray.
    public static func contrast(_ amount: Double) -> Filter { Filter(base: .contrast(amount)) }

    /// Inverts the colors.
    ///
    /// - Parameter amount: The fraction, from 0 (unchanged) to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(base: .colorInvert(amount))
    }

    /// Removes color.
    ///
    /// - Parameter amount: The fraction to remove, from 0 to 1.
    public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }

    /// Replaces the opacity by the luminance of the color.
    public static var luminanceToAlpha: Filter { Filter(base: .luminanceToAlpha) }

    /// Blurs what is drawn.
    ///
    /// - Parameters:
    ///   - radius: The radius of the blur, in points.
    ///   - options: Ignored.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(base: .blur(radius: Double(radius)))
    }

    /// Draws a color where the opacity is in a range, and nothing elsewhere.
    ///
    /// - Parameters:
    ///   - min: The minimum opacity, from 0 to 1.
    ///   - max: The maximum opacity.
    ///   - color: The color.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      Filter(base: .alphaThreshold(min: min, max: max, color))
    }
  }

  /// The options of a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws the shadow in front.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow alone.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Draws the shadow of what is transparent: with ``shadowAbove``, an inner shadow.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Ignored.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// The options of a blur, which are ignored.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Ignored.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Ignored.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// The options of a filter, which are ignored.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Ignored.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}

/// A matrix that colors are multiplied by: each row is that of a component of the result, red, green, blue
/// and opacity; the columns are the factors of these components, and a number that is added.
public struct ColorMatrix: Equatable, Sendable {
  /// The row of the red component.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The row of the green component.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The row of the blue component.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The row of the opacity.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Creates the matrix that leaves colors unchanged.
  public init() {}

  /// The numbers, row by row.
  var values: [Double] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
      .map { Double($0) }
  }
}

extension GraphicsContext.Filter: CustomStringConvertible {
  /// The name of the filter with its values.
  public var description: String {
    switch base {
    case .blur(let radius): "blur \(radius)"
    case .shadow(let color, let radius, let x, let y, let options):
      "shadow \(color) \(radius) \(x) \(y)" + (options.isEmpty ? "" : " \(options.rawValue)")
    case .colorMultiply(let color): "colorMultiply \(color)"
    case .colorMatrix(let matrix): "colorMatrix \(matrix.values)"
    case .hueRotation(let angle): "hueRotation \(angle.degrees)"
    case .saturation(let amount): "saturation \(amount)"
    case .brightness(let amount): "brightness \(amount)"
    case .contrast(let amount): "contrast \(amount)"
    case .colorInvert(let amount): "colorInvert \(amount)"
    case .luminanceToAlpha: "luminanceToAlpha"
    case .alphaThreshold(let min, let max, let color): "alphaThreshold \(min) \(max) \(color)"
    case .transform(let transform):
      "transform \(Double(transform.a)) \(Double(transform.b)) \(Double(transform.c)) "
        + "\(Double(transform.d)) \(Double(transform.tx)) \(Double(transform.ty))"
    }
  }
}
