import Foundation

/// A gradient between the points of a grid, as a style and as a view.
///
/// ```swift
/// MeshGradient(
///   width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///   colors: [.red, .orange, .purple, .blue])
/// ```
///
/// A browser has no such gradient: around each point is a circle of its color, which fades out.
public nonisolated struct MeshGradient: _GradientStyle {
  /// The gradient as renderers draw it.
  public let _gradient: ResolvedGradient

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - points: The points, row by row, in fractions of the frame.
  ///   - colors: The color of each point.
  ///   - background: The color behind the circles.
  ///   - smoothsColors: Ignored.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    let count = min(points.count, colors.count)
    _gradient = ResolvedGradient(
      gradient: Gradient(colors: colors.prefix(count) + [background]),
      geometry: .mesh(
        columns: max(1, width), rows: max(1, height),
        points: points.prefix(count).map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }))
  }
}
