public import Foundation

extension Path {
  /// Returns a part of the path, by fractions of its length.
  ///
  /// - Parameters:
  ///   - from: The fraction at which the part starts, from 0 to 1.
  ///   - to: The fraction at which the part ends, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from > 0 || to < 1 else { return self }
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    let (start, end) = (from * total, to * total)
    var path = Path()
    var position: CGFloat = 0
    for segment in segments {
      let length = segment.length
      defer { position += length }
      let low = max(0, start - position)
      let high = min(length, end - position)
      guard length > 0, low < high else { continue }
      path.append(segment.part(from: low / length, to: high / length))
    }
    return path
  }

  /// The lines and curves of the path, each with its start.
  private var segments: [Segment] {
    var segments: [Segment] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    func add(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
      segments.append(Segment(start: current, control1: control1, control2: control2, end: end))
      current = end
    }
    for element in elements {
      switch element {
      case .move(let point): (current, start) = (point, point)
      case .line(let end): add(current, end, end)
      case .closeSubpath: add(current, start, start)
      case .quadCurve(let end, let control):
        add(current.moved(2 / 3, to: control), end.moved(2 / 3, to: control), end)
      case .curve(let end, let control1, let control2): add(control1, control2, end)
      }
    }
    return segments
  }

  private mutating func append(_ segment: Segment) {
    if currentPoint != segment.start { move(to: segment.start) }
    addCurve(to: segment.end, control1: segment.control1, control2: segment.control2)
  }
}

/// A cubic Bézier curve. A line is one whose control points are its ends.
private struct Segment {
  var start, control1, control2, end: CGPoint

  /// The length of 16 lines between points of the curve.
  var length: CGFloat {
    var (length, last) = (CGFloat(0), start)
    for index in 1...16 {
      let next = split(at: CGFloat(index) / 16).first.end
      length += next.distance(to: last)
      last = next
    }
    return length
  }

  /// Splits the curve by de Casteljau's algorithm:
  /// https://en.wikipedia.org/wiki/De_Casteljau's_algorithm.
  func split(at time: CGFloat) -> (first: Segment, second: Segment) {
    let (a, b, c) = (
      start.moved(time, to: control1), control1.moved(time, to: control2),
      control2.moved(time, to: end)
    )
    let (d, e) = (a.moved(time, to: b), b.moved(time, to: c))
    let middle = d.moved(time, to: e)
    return (
      Segment(start: start, control1: a, control2: d, end: middle),
      Segment(start: middle, control1: e, control2: c, end: end)
    )
  }

  func part(from low: CGFloat, to high: CGFloat) -> Segment {
    let first = high < 1 ? split(at: high).first : self
    return low > 0 ? first.split(at: low / high).second : first
  }
}

extension CGPoint {
  /// Returns the point at a fraction of the way to another.
  fileprivate func moved(_ fraction: CGFloat, to other: CGPoint) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}
