import Foundation

/// The plane, divided by the lines of two paths.
///
/// Lines are split where they meet, so that each part has one region at either side. The outline of a set of
/// regions consists of the parts with such a region at one side only. Points are on a fine grid: lines that
/// coincide are found by equality.
struct PlaneDivision {
  /// The winding numbers of two paths around a region, clockwise.
  struct Winding {
    var first = 0
    var second = 0

    static func + (lhs: Winding, rhs: Winding) -> Winding {
      Winding(first: lhs.first + rhs.first, second: lhs.second + rhs.second)
    }

    static func - (lhs: Winding, rhs: Winding) -> Winding {
      Winding(first: lhs.first - rhs.first, second: lhs.second - rhs.second)
    }
  }

  /// A point in units of the grid.
  struct Point: Hashable {
    var x, y: Int

    static func < (lhs: Point, rhs: Point) -> Bool {
      lhs.y == rhs.y ? lhs.x < rhs.x : lhs.y < rhs.y
    }
  }

  /// A line from an upper to a lower point, or from the left to the right.
  struct Edge: Hashable {
    let low, high: Point

    var isHorizontal: Bool { low.y == high.y }
    var left: Int { min(low.x, high.x) }
    var right: Int { max(low.x, high.x) }
  }

  /// The units of the grid in a point, and the largest coordinate in points.
  private static let scale = 1024.0
  private static let limit = 100_000.0

  /// The lines, with how often each is drawn from its low to its high point.
  var edges: [Edge: Winding] = [:]

  /// Adds the lines of a path, whose open subpaths are closed. One with numbers that are not finite is empty.
  mutating func add(_ path: Path, isFirst: Bool) {
    guard path.isFinite else { return }
    for polyline in path.polylines where polyline.points.count > 1 {
      var closed = polyline
      closed.isClosed = true
      for line in closed.lines {
        let (start, end) = (Self.point(line.start), Self.point(line.end))
        let turn = start < end ? 1 : -1
        add(start, end, isFirst ? Winding(first: turn) : Winding(second: turn))
      }
    }
  }

  /// Adds a line between two points.
  ///
  /// - Parameter winding: How often it is drawn from its low to its high point, less the times that it is
  ///   drawn in the other direction.
  mutating func add(_ start: Point, _ end: Point, _ winding: Winding) {
    guard start != end else { return }
    let edge = start < end ? Edge(low: start, high: end) : Edge(low: end, high: start)
    edges[edge] = (edges[edge] ?? Winding()) + winding
  }

  private static func point(_ point: CGPoint) -> Point {
    func unit(_ number: CGFloat) -> Int {
      Int((max(-limit, min(limit, Double(number))) * scale).rounded())
    }
    return Point(x: unit(point.x), y: unit(point.y))
  }

  /// Returns the outline of the regions that satisfy a condition. They are at the right of its lines, which
  /// are clockwise around them.
  func outline(of isInside: (Winding) -> Bool) -> Path {
    var division = self
    // Rounding can make lines meet that did not.
    for _ in 0..<4 { if !division.split() { break } }
    let edges = division.edges.filter { $0.value.first != 0 || $0.value.second != 0 }
      .sorted { $0.key.low == $1.key.low ? $0.key.high < $1.key.high : $0.key.low < $1.key.low }
    var next: [Point: [Point]] = [:]
    var starts: [Point] = []
    for (index, (edge, turns)) in edges.enumerated() {
      let after = Self.winding(after: index, in: edges)
      let before = edge.isHorizontal ? after - turns : after + turns
      let (isBefore, isAfter) = (isInside(before), isInside(after))
      guard isBefore != isAfter else { continue }
      // A region at the left of a line, or above it, is clockwise if the line is drawn downwards, or to the left.
      let isForward = isBefore != edge.isHorizontal
      let (start, end) = isForward ? (edge.low, edge.high) : (edge.high, edge.low)
      next[start, default: []].append(end)
      starts.append(start)
    }
    return Self.path(starts, next)
  }

  /// Returns the turns around the region to the right of a line, or below a horizontal one.
  private static func winding(after index: Int, in edges: [(key: Edge, value: Winding)]) -> Winding
  {
    let edge = edges[index].key
    let x = Double(edge.low.x + edge.high.x) / 2
    let y = Double(edge.low.y + edge.high.y) / 2
    var winding = Winding()
    for (other, (line, turns)) in edges.enumerated() where other != index {
      let (dx, dy) = (Double(line.high.x - line.low.x), Double(line.high.y - line.low.y))
      if edge.isHorizontal {
        guard Double(line.left) <= x, x < Double(line.right) else { continue }
        let crossing = Double(line.low.y) + (x - Double(line.low.x)) / dx * dy
        guard crossing > y else { continue }
        winding = dx > 0 ? winding - turns : winding + turns
      } else {
        guard Double(line.low.y) <= y, y < Double(line.high.y) else { continue }
        let crossing = Double(line.low.x) + (y - Double(line.low.y)) / dy * dx
        if crossing > x { winding = winding + turns }
      }
    }
    return winding
  }

  /// Returns the closed lines from points to the next ones.
  private static func path(_ starts: [Point], _ next: [Point: [Point]]) -> Path {
    var next = next
    var path = Path()
    for start in starts {
      var points: [Point] = []
      var current = start
      while let end = next[current]?.popLast() {
        points.append(current)
        current = end
      }
      points = withoutMiddles(points)
      guard points.count > 2 else { continue }
      path.addLines(
        points.map { CGPoint(x: Double($0.x) / scale, y: Double($0.y) / scale) })
      path.closeSubpath()
    }
    return path
  }

  /// Returns the corners of closed lines, without the points between them.
  private static func withoutMiddles(_ points: [Point]) -> [Point] {
    points.indices.filter { index in
      let last = points[(index + points.count - 1) % points.count]
      let (point, next) = (points[index], points[(index + 1) % points.count])
      return (point.x - last.x) * (next.y - point.y) != (point.y - last.y) * (next.x - point.x)
    }
    .map { points[$0] }
  }
}
