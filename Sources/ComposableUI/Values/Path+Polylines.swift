public import Foundation

extension Path {
  /// Returns true if a point is in the interior of the path. Open subpaths are closed by a line.
  ///
  /// Curves are taken as lines that are at most a tenth of a point away from them.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - eoFill: True if the parts that the path surrounds an even number of times are outside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = polylines.reduce(0) { $0 + $1.winding(around: point) }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The subpaths, with lines in the place of curves.
  var polylines: [Polyline] {
    var polylines: [Polyline] = []
    var current = Polyline()
    // A subpath that follows the end of another without a move begins at the same point.
    var start: CGPoint?
    func end() {
      if !current.points.isEmpty { polylines.append(current) }
      current = Polyline()
    }
    func begin() {
      if current.points.isEmpty, let start { current.points = [start] }
    }
    for element in elements {
      switch element {
      case .move(let point):
        end()
        current.points = [point]
        start = point
      case .line(let point):
        begin()
        current.points.append(point)
      case .quadCurve(let point, let control):
        begin()
        let first = current.points.last ?? point
        current.addCurve(
          to: point, first.moved(2 / 3, to: control), point.moved(2 / 3, to: control))
      case .curve(let point, let control1, let control2):
        begin()
        current.addCurve(to: point, control1, control2)
      case .closeSubpath:
        current.isClosed = true
        end()
      }
    }
    end()
    return polylines
  }
}

/// Lines between points.
struct Polyline: Equatable, Sendable {
  var points: [CGPoint] = []
  /// True if a line leads from the last point to the first.
  var isClosed = false

  /// The lines, with the one that closes them if they are closed.
  var lines: [(start: CGPoint, end: CGPoint)] {
    var lines = Array(zip(points, points.dropFirst()))
    if isClosed, let first = points.first, let last = points.last, first != last {
      lines.append((last, first))
    }
    return lines.map { (start: $0.0, end: $0.1) }
  }

  /// Returns the number of turns of the closed lines around a point, clockwise.
  ///
  /// https://en.wikipedia.org/wiki/Point_in_polygon#Winding_number_algorithm
  func winding(around point: CGPoint) -> Int {
    var closed = self
    closed.isClosed = true
    return closed.lines.reduce(0) { winding, line in
      let isDown = line.start.y <= point.y && line.end.y > point.y
      let isUp = line.start.y > point.y && line.end.y <= point.y
      guard isDown || isUp else { return winding }
      let fraction = (point.y - line.start.y) / (line.end.y - line.start.y)
      guard line.start.x + fraction * (line.end.x - line.start.x) > point.x else { return winding }
      return winding + (isDown ? 1 : -1)
    }
  }

  /// Adds lines in the place of a curve, each at most a tenth of a point away from it.
  fileprivate mutating func addCurve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    guard let start = points.last else { return points.append(end) }
    /// The distance of the middle of three points from the one between the others, twice.
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return Double(x * x + y * y).squareRoot()
    }
    // The formula of Wang: https://pomax.github.io/bezierinfo/#flattening.
    let most = max(bend(start, control1, control2), bend(control1, control2, end))
    let count = (most * 0.75 / 0.1).squareRoot().rounded(.up)
    let lines = count.isFinite ? Int(min(max(count, 1), 200)) : 1
    for index in 1..<max(lines, 2) where lines > 1 {
      let time = CGFloat(index) / CGFloat(lines)
      let (a, b, c) = (
        start.moved(time, to: control1), control1.moved(time, to: control2),
        control2.moved(time, to: end)
      )
      points.append(a.moved(time, to: b).moved(time, to: b.moved(time, to: c)))
    }
    points.append(end)
  }
}
