/// A translucent background that blurs what is behind it: `.background(.regularMaterial)`.
///
/// It fills shapes and backgrounds. Texts, icons, outlines, and shapes with an outline have its color,
/// without the blur.
public struct Material: Hashable, Sendable {
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
}
