import ComposableHTML

extension GraphicsContext {
  /// The way in which what is drawn is combined with what has been drawn before.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32

    /// Creates a mode from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private static func mode(_ rawValue: Int32) -> BlendMode { BlendMode(rawValue: rawValue) }

    /// It covers what is behind it.
    public static var normal: BlendMode { mode(0) }
    /// The product of the colors.
    public static var multiply: BlendMode { mode(1) }
    /// The product of the complements.
    public static var screen: BlendMode { mode(2) }
    /// Multiplied where it is dark behind, else screened.
    public static var overlay: BlendMode { mode(3) }
    /// The darker components.
    public static var darken: BlendMode { mode(4) }
    /// The lighter components.
    public static var lighten: BlendMode { mode(5) }
    /// Lightens the drawing behind.
    public static var colorDodge: BlendMode { mode(6) }
    /// Darkens the drawing behind.
    public static var colorBurn: BlendMode { mode(7) }
    /// A soft light on what is behind.
    public static var softLight: BlendMode { mode(8) }
    /// A hard light on what is behind.
    public static var hardLight: BlendMode { mode(9) }
    /// The difference of the colors.
    public static var difference: BlendMode { mode(10) }
    /// The difference of the colors, with less contrast.
    public static var exclusion: BlendMode { mode(11) }
    /// The hue is replaced.
    public static var hue: BlendMode { mode(12) }
    /// The saturation is replaced.
    public static var saturation: BlendMode { mode(13) }
    /// The hue and the saturation are replaced.
    public static var color: BlendMode { mode(14) }
    /// The luminosity is replaced.
    public static var luminosity: BlendMode { mode(15) }
    /// Removes what is behind, as ``destinationOut``.
    public static var clear: BlendMode { mode(16) }
    /// Not available: the same as ``normal``.
    public static var copy: BlendMode { mode(17) }
    /// Not available: the same as ``normal``.
    public static var sourceIn: BlendMode { mode(18) }
    /// Not available: the same as ``normal``.
    public static var sourceOut: BlendMode { mode(19) }
    /// Not available: the same as ``normal``.
    public static var sourceAtop: BlendMode { mode(20) }
    /// It is drawn behind everything on the same canvas or layer.
    public static var destinationOver: BlendMode { mode(21) }
    /// Not available: the same as ``normal``.
    public static var destinationIn: BlendMode { mode(22) }
    /// Removes what has been drawn on the same canvas or layer, as an eraser.
    public static var destinationOut: BlendMode { mode(23) }
    /// Not available: the same as ``normal``.
    public static var destinationAtop: BlendMode { mode(24) }
    /// Not available: the same as ``normal``.
    public static var xor: BlendMode { mode(25) }
    /// Not available: the same as ``normal``.
    public static var plusDarker: BlendMode { mode(26) }
    /// The sum of the colors.
    public static var plusLighter: BlendMode { mode(27) }
  }
}

extension GraphicsContext.BlendMode: CustomStringConvertible {
  private static let names: [CSS] = [
    "normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
    "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color",
    "luminosity",
  ]

  /// The mode in CSS; `nil` for one that covers what is behind it.
  var css: CSS? {
    if self == .plusLighter { return "plus-lighter" }
    return self != .normal && Self.names.indices.contains(Int(rawValue))
      ? Self.names[Int(rawValue)] : nil
  }

  /// The name of the mode in CSS, or else its number.
  public var description: String {
    self == .normal ? Self.names[0].text : css?.text ?? "\(rawValue)"
  }
}
