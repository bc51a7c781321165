import Foundation

/// The plane, divided by the lines of two paths.
///
/// Lines are split where they meet, so that each part has one region at either side. The outline of a set of
/// regions consists of the parts with such a region at one side only. Points are on a fine grid: lines that
/// coincide are found by equality.
struct PlaneDivision {
  /// How often two paths surround a region, clockwise.
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
  fileprivate struct Point: Hashable {
    var x, y: Int

    static func < (lhs: Point, rhs: Point) -> Bool {
      lhs.y == rhs.y ? lhs.x < rhs.x : lhs.y < rhs.y
    }
  }

  /// A line from an upper to a lower point, or from the left to the right.
  fileprivate struct Edge: Hashable {
    let low, high: Point

    var isHorizontal: Bool { low.y == high.y }
    var left: Int { min(low.x, high.x) }
    var right: Int { max(low.x, high.x) }
  }

  /// The units of the grid in a point, and the largest coordinate in points.
  private static let scale = 1024.0
  private static let limit = 100_000.0

  /// The lines, with the turns that they add to the regions at their left.
  private var edges: [Edge: Winding] = [:]

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

  private mutating func add(_ start: Point, _ end: Point, _ winding: Winding) {
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
    for _ in 0..<4 where division.split() {}
    let edges = division.edges.filter { $0.value.first != 0 || $0.value.second != 0 }
      .sorted { $0.key.low == $1.key.low ? $0.key.high < $1.key.high : $0.key.low < $1.key.low }
    var next: [Point: [Point]] = [:]
    var starts: [Point] = []
    for (index, (edge, turns)) in edges.enumerated() {
      let after = Self.winding(after: index, in: edges)
      let before = edge.isHorizontal ? after - turns : after + turns
      let (isBefore, isAfter) = (isInside(before), isInside(after))
      guard isBefore != isAfter else { continue }
      // The region is at the left of, or above, a line that is drawn downwards, or to the left.
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

extension PlaneDivision {
  /// Splits the lines where they meet.
  ///
  /// - Returns: True if lines were split.
  private mutating func split() -> Bool {
    let lines = edges.keys.sorted {
      $0.left == $1.left ? $0.low < $1.low : $0.left < $1.left
    }
    var cuts: [Edge: Set<Point>] = [:]
    for (index, line) in lines.enumerated() {
      for other in lines[(index + 1)...] {
        if other.left > line.right { break }
        guard other.low.y <= line.high.y, line.low.y <= other.high.y else { continue }
        for point in line.meetingPoints(with: other) {
          if line.isSplit(by: point) { cuts[line, default: []].insert(point) }
          if other.isSplit(by: point) { cuts[other, default: []].insert(point) }
        }
      }
    }
    for (edge, points) in cuts {
      guard let winding = edges.removeValue(forKey: edge) else { continue }
      let inner = points.sorted { edge.distance(of: $0) < edge.distance(of: $1) }
      var last = edge.low
      for point in inner + [edge.high] {
        // Rounding may have turned a part around.
        let isForward = last < point
        add(last, point, isForward ? winding : Winding() - winding)
        last = point
      }
    }
    return !cuts.isEmpty
  }
}

extension PlaneDivision.Edge {
  func isSplit(by point: PlaneDivision.Point) -> Bool { point != low && point != high }

  /// A number that grows from the start to the end.
  func distance(of point: PlaneDivision.Point) -> Int {
    (point.x - low.x) * (high.x - low.x) + (point.y - low.y) * (high.y - low.y)
  }

  /// Returns the points at which two lines meet: the point of intersection, and the ends of one that are on
  /// the other.
  func meetingPoints(with other: PlaneDivision.Edge) -> [PlaneDivision.Point] {
    let ends =
      [other.low, other.high].filter(contains) + [low, high].filter { other.contains($0) }
    if !ends.isEmpty { return ends }
    let (dx, dy) = (Double(high.x - low.x), Double(high.y - low.y))
    let (otherX, otherY) = (Double(other.high.x - other.low.x), Double(other.high.y - other.low.y))
    let product = dx * otherY - dy * otherX
    guard product != 0 else { return [] }
    let (offsetX, offsetY) = (Double(other.low.x - low.x), Double(other.low.y - low.y))
    let own = (offsetX * otherY - offsetY * otherX) / product
    let fraction = (offsetX * dy - offsetY * dx) / product
    guard own > 0, own < 1, fraction > 0, fraction < 1 else { return [] }
    return [
      PlaneDivision.Point(
        x: low.x + Int((own * dx).rounded()), y: low.y + Int((own * dy).rounded()))
    ]
  }

  /// Returns true for a point that is less than a unit away from the line.
  private func contains(_ point: PlaneDivision.Point) -> Bool {
    let (dx, dy) = (high.x - low.x, high.y - low.y)
    let along = distance(of: point)
    guard along >= 0, along <= dx * dx + dy * dy else { return false }
    let across = Double((point.x - low.x) * dy - (point.y - low.y) * dx)
    return across * across < Double(dx * dx + dy * dy)
  }
}
