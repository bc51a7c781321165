import ComposableHTML
import Foundation

/// A curve through points, as lines and cubic Bézier curves.
struct Curve: Equatable, Sendable {
  /// A part of the curve from the end of the one before.
  enum Segment: Equatable, Sendable {
    case line(PlotPoint)
    case curve(PlotPoint, PlotPoint, to: PlotPoint)
  }

  /// The start; `nil` for a curve without points.
  let start: PlotPoint?
  private(set) var segments: [Segment] = []

  /// Creates a curve.
  init(through points: [PlotPoint], _ method: InterpolationMethod) {
    start = points.first
    for (index, pair) in zip(points, points.dropFirst()).enumerated() {
      let (from, to) = pair
      let before = index > 0 ? points[index - 1] : from
      let after = index + 2 < points.count ? points[index + 2] : to
      append(from, to, before, after, method.curve)
    }
  }

  private mutating func append(
    _ from: PlotPoint, _ to: PlotPoint, _ before: PlotPoint, _ after: PlotPoint,
    _ method: InterpolationMethod.Curve
  ) {
    switch method {
    case .linear: segments.append(.line(to))
    case .stepStart: segments += [.line(PlotPoint(x: from.x, y: to.y)), .line(to)]
    case .stepEnd: segments += [.line(PlotPoint(x: to.x, y: from.y)), .line(to)]
    case .stepCenter:
      let middle = (from.x + to.x) / 2
      segments += [
        .line(PlotPoint(x: middle, y: from.y)), .line(PlotPoint(x: middle, y: to.y)), .line(to),
      ]
    case .cardinal(let tension):
      // https://en.wikipedia.org/wiki/Cubic_Hermite_spline#Cardinal_spline
      let factor = (1 - max(0, min(1, tension))) / 6
      appendCurve(
        from, to, (to.x - before.x) * factor, (to.y - before.y) * factor,
        (after.x - from.x) * factor, (after.y - from.y) * factor)
    case .catmullRom(let alpha):
      let (start, end) = Self.catmullRom(before, from, to, after, alpha: alpha)
      segments.append(.curve(start, end, to: to))
    case .monotone:
      let width = to.x - from.x
      let (start, end) = (
        Self.monotoneSlope(before, from, to), Self.monotoneSlope(from, to, after)
      )
      appendCurve(from, to, width / 3, width / 3 * start, width / 3, width / 3 * end)
    }
  }

  private mutating func appendCurve(
    _ from: PlotPoint, _ to: PlotPoint, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) {
    segments.append(
      .curve(
        PlotPoint(x: from.x + x1, y: from.y + y1), PlotPoint(x: to.x - x2, y: to.y - y2), to: to))
  }

  /// The slope at the middle of three points of a curve that has no extremes between points.
  ///
  /// M. Steffen, "A simple method for monotonic interpolation in one dimension", 1990.
  private static func monotoneSlope(
    _ before: PlotPoint, _ at: PlotPoint, _ after: PlotPoint
  ) -> Double {
    let (left, right) = (at.x - before.x, after.x - at.x)
    guard left != 0 || right != 0 else { return 0 }
    if left == 0 { return (after.y - at.y) / right }
    if right == 0 { return (at.y - before.y) / left }
    let (one, two) = ((at.y - before.y) / left, (after.y - at.y) / right)
    guard one * two > 0 else { return 0 }
    let mean = (one * right + two * left) / (left + right)
    return (one < 0 ? -1 : 1) * 2 * min(abs(one), abs(two), abs(mean) / 2)
  }

  /// The control points of a Catmull-Rom curve.
  ///
  /// C. Yuksel, S. Schaefer and J. Keyser, "Parameterization and applications of Catmull-Rom curves", 2011.
  private static func catmullRom(
    _ p0: PlotPoint, _ p1: PlotPoint, _ p2: PlotPoint, _ p3: PlotPoint, alpha: Double
  ) -> (PlotPoint, PlotPoint) {
    func distance(_ a: PlotPoint, _ b: PlotPoint) -> Double {
      pow(hypot(b.x - a.x, b.y - a.y), alpha)
    }
    let (d1, d2, d3) = (distance(p0, p1), distance(p1, p2), distance(p2, p3))
    // The control point beside a point, away from the one before it.
    func control(
      _ point: PlotPoint, toward next: PlotPoint, after last: PlotPoint, _ d: Double
    ) -> PlotPoint {
      guard d > 0, d2 > 0 else { return point }
      let (a, b, c) = (d * d, d2 * d2, 2 * d * d + 3 * d * d2 + d2 * d2)
      let scale = 3 * d * (d + d2)
      return PlotPoint(
        x: (a * next.x - b * last.x + c * point.x) / scale,
        y: (a * next.y - b * last.y + c * point.y) / scale)
    }
    return (control(p1, toward: p2, after: p0, d1), control(p2, toward: p1, after: p3, d3))
  }

  /// The number of points in the path of the curve.
  var pathPointCount: Int {
    segments.reduce(1) { count, segment in
      if case .line = segment { count + 1 } else { count + 3 }
    }
  }

  /// The curve as the outline of a path of SVG, in percent.
  var svg: CSS {
    guard let start else { return "" }
    func text(_ point: PlotPoint) -> CSS { "\(point.x * 100) \(point.y * 100)" }
    return segments.reduce("M\(text(start))") { path, segment in
      switch segment {
      case .line(let end): "\(path)L\(text(end))"
      case .curve(let one, let two, let end): "\(path)C\(text(one)) \(text(two)) \(text(end))"
      }
    }
  }

  /// Points on the curve, which lines connect: 8 for each part that is not a line.
  var points: [PlotPoint] {
    guard let start else { return [] }
    var points = [start]
    for segment in segments {
      switch segment {
      case .line(let end): points.append(end)
      case .curve(let one, let two, let end):
        guard let from = points.last else { continue }
        points += (1...8).map { Self.point(from, one, two, end, at: Double($0) / 8) }
      }
    }
    return points
  }

  private static func point(
    _ a: PlotPoint, _ b: PlotPoint, _ c: PlotPoint, _ d: PlotPoint, at t: Double
  ) -> PlotPoint {
    let u = 1 - t
    func component(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    return PlotPoint(
      x: component(a.x, b.x, c.x, d.x), y: component(a.y, b.y, c.y, d.y))
  }
}
