import Foundation

/// The outline of a sector in a square, with its upper left corner at (0, 0) and the other at (1, 1).
///
/// All outlines have the same number of points, so that browsers animate from one to the other.
struct SectorOutline: Equatable, Sendable {
  /// The diameter of the circle whose points are those of lengths, as browsers draw it in another size.
  static let diameter = 240.0

  /// The angles in turns, clockwise from the top.
  let turns: ClosedRange<Double>
  /// The radii, in fractions of the square's side.
  let radii: ClosedRange<Double>
  let inset: Double
  let cornerRadius: Double

  /// Creates an outline.
  ///
  /// - Parameters:
  ///   - turns: The angles in turns, clockwise from the top.
  ///   - dimensions: The radii and the gap.
  ///   - cornerRadius: The radius of the corners, in points.
  init(turns: ClosedRange<Double>, _ dimensions: Mark.SectorDimensions, cornerRadius: Double) {
    func radius(_ size: MarkDimension, _ automatic: Double) -> Double {
      let radius: Double =
        switch size.size {
        case .automatic: automatic
        case .ratio(let ratio): ratio / 2
        case .points(let points): points / Self.diameter
        case .inset(let inset): 0.5 - inset / Self.diameter
        }
      return radius.isFinite ? max(0, min(0.5, radius)) : automatic
    }
    let outer = radius(dimensions.outer, 0.5)
    self.turns = turns
    radii = min(radius(dimensions.inner, 0), outer)...outer
    func fraction(_ points: Double) -> Double {
      points.isFinite ? max(0, points / Self.diameter) : 0
    }
    inset = fraction(dimensions.inset)
    self.cornerRadius = min(fraction(cornerRadius), (outer - radii.lowerBound) / 2)
  }

  /// The middle of the sector.
  var middle: PlotPoint {
    // Of a sector without a hole, it is nearer to the edge.
    let share = radii.lowerBound > 0 ? 0.5 : 0.6
    let radius = radii.lowerBound + (radii.upperBound - radii.lowerBound) * share
    return Self.point((turns.lowerBound + turns.upperBound) / 2, radius)
  }

  /// The corners of the polygon.
  var points: [PlotPoint] {
    let (inner, outer) = (radii.lowerBound, radii.upperBound)
    return arc(outer, isOuter: true)
      + (inner > 0 ? arc(inner, isOuter: false).reversed() : [tip])
  }

  /// The tip of a sector without a hole, which the gap moves away from the center.
  private var tip: PlotPoint {
    let half = (turns.upperBound - turns.lowerBound) * .pi
    guard inset > 0, half < .pi / 2, sin(half) > 0 else { return PlotPoint(x: 0.5, y: 0.5) }
    return Self.point(
      (turns.lowerBound + turns.upperBound) / 2, min(inset / sin(half), radii.upperBound))
  }

  /// The points of an arc, whose ends are rounded.
  private func arc(_ radius: Double, isOuter: Bool) -> [PlotPoint] {
    let middle = (turns.lowerBound + turns.upperBound) / 2
    let half = (turns.upperBound - turns.lowerBound) / 2
    /// The half angle of the sector at a radius, less the gap and, beside an edge, a corner's curve.
    func halfAngle(_ radius: Double, less distance: Double) -> Double {
      guard radius > 0 else { return 0 }
      let gap = half < 0.5 ? asin(min(1, (inset + distance) / radius)) / (2 * .pi) : 0
      return max(0, half - gap)
    }
    // A quarter of a circle at either end, in 6 steps, and the arc between in 48.
    let corner = half < 0.5 ? min(cornerRadius, halfAngle(radius, less: 0) * 2 * .pi * radius) : 0
    let sign: Double = isOuter ? -1 : 1
    let ends = (0..<6).map { step -> (angle: Double, radius: Double) in
      let angle = Double(step) / 6 * .pi / 2
      let depth = corner * (1 - sin(angle))
      return (
        halfAngle(radius + sign * depth, less: corner * (1 - cos(angle))), radius + sign * depth
      )
    }
    let limit = halfAngle(radius, less: corner)
    return ends.map { Self.point(middle - $0.angle, $0.radius) }
      + (0...48).map { Self.point(middle - limit + Double($0) / 48 * 2 * limit, radius) }
      + ends.reversed().map { Self.point(middle + $0.angle, $0.radius) }
  }

  private static func point(_ turns: Double, _ radius: Double) -> PlotPoint {
    PlotPoint(
      x: 0.5 + sin(turns * 2 * .pi) * radius, y: 0.5 - cos(turns * 2 * .pi) * radius)
  }
}
