extension PlaneDivision {
  /// Splits the lines where they meet.
  ///
  /// - Returns: True if lines were split.
  mutating func split() -> Bool {
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
  fileprivate func isSplit(by point: PlaneDivision.Point) -> Bool { point != low && point != high }

  /// A number that grows from the start to the end.
  fileprivate func distance(of point: PlaneDivision.Point) -> Int {
    (point.x - low.x) * (high.x - low.x) + (point.y - low.y) * (high.y - low.y)
  }

  /// Returns the points at which two lines meet: the point of intersection, and the ends of one that are on
  /// the other.
  fileprivate func meetingPoints(with other: PlaneDivision.Edge) -> [PlaneDivision.Point] {
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
