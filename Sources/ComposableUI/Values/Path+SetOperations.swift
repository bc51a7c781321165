import Foundation

extension Path {
  /// Returns the outline of what is in this path or in another one.
  ///
  /// As in all operations of this kind, curves become lines, each at most a tenth of a point away from its
  /// curve: SwiftUI keeps curves.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: True if the parts that a path surrounds an even number of times are outside.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// Returns the outline of what is in this path and in another one.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: True if the parts that a path surrounds an even number of times are outside.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// Returns the outline of what is in this path, but not in another one.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: True if the parts that a path surrounds an even number of times are outside.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// Returns the outline of what is either in this path or in another one.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: True if the parts that a path surrounds an even number of times are outside.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// Returns a path with the same interior that does not intersect itself.
  ///
  /// - Parameter eoFill: True if the parts that the path surrounds an even number of times are outside.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { isInside, _ in isInside }
  }

  /// Returns the parts of the line of this path that are in another one.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: True if the parts that the other path surrounds an even number of times are outside.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(isInside: true, other, eoFill)
  }

  /// Returns the parts of the line of this path that are not in another one.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: True if the parts that the other path surrounds an even number of times are outside.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(isInside: false, other, eoFill)
  }

  private func combined(
    with other: Path, _ eoFill: Bool, isInside: (Bool, Bool) -> Bool
  ) -> Path {
    var division = PlaneDivision()
    division.add(self, isFirst: true)
    division.add(other, isFirst: false)
    func isFilled(_ winding: Int) -> Bool {
      eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }
    return division.outline { isInside(isFilled($0.first), isFilled($0.second)) }
  }

  private func line(isInside: Bool, _ other: Path, _ eoFill: Bool) -> Path {
    guard isFinite, other.isFinite else { return Path() }
    let edges = other.polylines.flatMap { polyline in
      var closed = polyline
      closed.isClosed = true
      return closed.lines
    }
    var result = Path()
    for line in polylines.flatMap(\.lines) {
      let times = edges.compactMap { line.start.fraction(to: line.end, crossing: $0) }
      let ends = [0] + times.sorted() + [1]
      for (low, high) in zip(ends, ends.dropFirst()) where low < high {
        let middle = line.start.moved((low + high) / 2, to: line.end)
        guard other.contains(middle, eoFill: eoFill) == isInside else { continue }
        let start = line.start.moved(low, to: line.end)
        if result.currentPoint != start { result.move(to: start) }
        result.addLine(to: line.start.moved(high, to: line.end))
      }
    }
    return result
  }
}

extension CGPoint {
  /// Returns the fraction of the way to another point at which a line is crossed; `nil` if it is not.
  fileprivate func fraction(
    to end: CGPoint, crossing line: (start: CGPoint, end: CGPoint)
  ) -> CGFloat? {
    let (dx, dy) = (end.x - x, end.y - y)
    let (lineX, lineY) = (line.end.x - line.start.x, line.end.y - line.start.y)
    let product = dx * lineY - dy * lineX
    guard product != 0 else { return nil }
    let (offsetX, offsetY) = (line.start.x - x, line.start.y - y)
    let own = (offsetX * lineY - offsetY * lineX) / product
    let other = (offsetX * dy - offsetY * dx) / product
    return (0...1).contains(own) && (0...1).contains(other) ? own : nil
  }
}
