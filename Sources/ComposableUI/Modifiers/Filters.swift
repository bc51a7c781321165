public import Foundation

nonisolated extension View {
  /// Draws a shadow behind this view.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The radius of the blur, in points.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    filter(.shadow(color, radius: Double(radius), x: Double(x), y: Double(y)))
  }

  /// Blurs this view.
  ///
  /// - Parameters:
  ///   - radius: The radius of the blur, in points.
  ///   - opaque: Ignored.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filter(.blur(radius: Double(radius)))
  }

  /// Brightens this view.
  ///
  /// - Parameter amount: The amount, from 0 (unchanged) to 1 (white); a negative one darkens the
  ///   view, to -1 (black). Unlike in SwiftUI, it is a fraction of the distance to white or black,
  ///   not added to the components.
  public func brightness(_ amount: Double) -> some View { filter(.brightness(amount)) }

  /// Multiplies the contrast of this view.
  ///
  /// - Parameter amount: The factor; 1 leaves the view unchanged, 0 makes it gray. Unlike in
  ///   SwiftUI, a negative one is 0.
  public func contrast(_ amount: Double) -> some View { filter(.contrast(amount)) }

  /// Multiplies the saturation of the colors in this view.
  ///
  /// - Parameter amount: The factor; 1 leaves the view unchanged, 0 removes all color.
  public func saturation(_ amount: Double) -> some View { filter(.saturation(amount)) }

  /// Removes color from this view.
  ///
  /// - Parameter amount: The fraction to remove, from 0 to 1.
  public func grayscale(_ amount: Double) -> some View { filter(.grayscale(amount)) }

  /// Rotates the hues of the colors in this view around the color wheel.
  public func hueRotation(_ angle: Angle) -> some View { filter(.hueRotation(angle)) }

  /// Inverts the colors in this view.
  public func colorInvert() -> some View { filter(.colorInvert) }

  /// Multiplies the colors in this view by a color.
  public func colorMultiply(_ color: Color) -> some View { filter(.colorMultiply(color)) }

  /// Makes this view as transparent as its colors are dark.
  public func luminanceToAlpha() -> some View { filter(.luminanceToAlpha) }

  private func filter(_ filter: FilterContent) -> some View { modified(.filter(filter)) }
}
