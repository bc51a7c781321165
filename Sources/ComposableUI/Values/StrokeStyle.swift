public import Foundation

/// The properties of a stroked line.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of the ends of a line: flat at the end, or extended by a half circle or a half
  /// square.
  public enum LineCap: Hashable, Sendable { case butt, round, square }
  /// The shape of the corners of a line: pointed, rounded or cut off.
  public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

  /// The width of the line, in points.
  public var lineWidth: Double
  /// The shape of the ends.
  public var lineCap: LineCap
  /// The shape of the corners.
  public var lineJoin: LineJoin
  /// The maximum length of the tip of a pointed corner, as a multiple of the line width. A longer
  /// tip is cut off.
  public var miterLimit: Double
  /// The lengths of the dashes and of the gaps after them, in points, in alternation; empty for a
  /// solid line. A trimmed outline is always solid.
  public var dash: [Double]
  /// The distance into the dash pattern at which the line starts, in points.
  public var dashPhase: Double

  /// Creates a stroke style.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - lineCap: The shape of the ends.
  ///   - lineJoin: The shape of the corners.
  ///   - miterLimit: The maximum length of the tip of a pointed corner, as a multiple of the line
  ///     width.
  ///   - dash: The lengths of the dashes and of the gaps after them, in points, in alternation;
  ///     empty for a solid line.
  ///   - dashPhase: The distance into the dash pattern at which the line starts, in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = Double(lineWidth)
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = Double(miterLimit)
    self.dash = dash.map { Double($0) }
    self.dashPhase = Double(dashPhase)
  }
}
