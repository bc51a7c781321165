/// A change of the colors or the outline of a rendered element.
@_spi(Renderer) public enum FilterContent: Equatable, Sendable {
  /// Draws a shadow. The radius of the blur and the offset are in points.
  case shadow(Color, radius: Double, x: Double, y: Double)
  /// Blurs the element by a radius in points.
  case blur(radius: Double)
  /// Brightens or, below 0, darkens the element, from -1 (black) to 1 (white).
  case brightness(Double)
  /// Multiplies the contrast; 1 leaves it unchanged, and 0 makes everything gray.
  case contrast(Double)
  /// Multiplies the saturation; 1 leaves it unchanged, and 0 removes all color.
  case saturation(Double)
  /// Removes a fraction of the color, from 0 to 1.
  case grayscale(Double)
  /// Rotates all hues around the color wheel.
  case hueRotation(Angle)
  /// Inverts all colors.
  case colorInvert
  /// Multiplies all colors by a color.
  case colorMultiply(Color)
  /// Replaces the opacity by the luminance of the color.
  case luminanceToAlpha
}
