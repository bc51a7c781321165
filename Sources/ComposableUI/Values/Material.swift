/// A translucent background that blurs what is behind it: `.background(.regularMaterial)`.
///
/// It fills shapes and backgrounds. Texts, icons, outlines, and shapes with an outline have its color,
/// without the blur.
public struct Material: ShapeStyle, Hashable {
  /// The part of the window's background that covers what is behind, in percent.
  let coverage: Int

  /// A material that is mostly translucent.
  public static let ultraThin = Material(coverage: 35)
  /// A material that is more translucent than opaque.
  public static let thin = Material(coverage: 50)
  /// A material that is somewhat translucent.
  public static let regular = Material(coverage: 65)
  /// A material that is more opaque than translucent.
  public static let thick = Material(coverage: 78)
  /// A material that is mostly opaque.
  public static let ultraThick = Material(coverage: 90)
  /// The material of the bars of the system.
  public static let bar = Material(coverage: 85)

  /// The style as renderers draw it.
  public var _resolved: ResolvedShapeStyle { .material(self) }
}

extension ShapeStyle where Self == Material {
  /// A material that is mostly translucent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A material that is somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A material that is mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of the bars of the system.
  public static var bar: Material { .bar }
}
