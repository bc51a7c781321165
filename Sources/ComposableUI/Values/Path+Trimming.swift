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
      path.append(segment.part(from: low, to: high))
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
    func addLine(to end: CGPoint) {
      add(current.moved(1 / 3, to: end), current.moved(2 / 3, to: end), end)
    }
    for element in elements {
      switch element {
      case .move(let point): (current, start) = (point, point)
      case .line(let end): addLine(to: end)
      case .closeSubpath: addLine(to: start)
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

/// A cubic Bézier curve. A line is one whose control points divide it into thirds.
private struct Segment {
  let start, control1, control2, end: CGPoint
  /// The lengths from the start to points of the curve, at equal distances of the parameter.
  private let lengths: [CGFloat]

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    var lengths: [CGFloat] = [0]
    var last = start
    for index in 1...16 {
      let time = CGFloat(index) / 16
      let (a, b, c) = (
        start.moved(time, to: control1), control1.moved(time, to: control2),
        control2.moved(time, to: end)
      )
      let next = a.moved(time, to: b).moved(time, to: b.moved(time, to: c))
      lengths.append(lengths[index - 1] + next.distance(to: last))
      last = next
    }
    self.lengths = lengths
  }

  var length: CGFloat { lengths[16] }

  /// The parameter of the point at a length from the start.
  private func time(at length: CGFloat) -> CGFloat {
    let index = lengths.lastIndex { $0 <= length } ?? 0
    guard index < 16 else { return 1 }
    let step = lengths[index + 1] - lengths[index]
    return (CGFloat(index) + (step > 0 ? (length - lengths[index]) / step : 0)) / 16
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

  /// Returns the part between two lengths from the start.
  func part(from low: CGFloat, to high: CGFloat) -> Segment {
    let (low, high) = (time(at: low), time(at: high))
    let first = high < 1 ? split(at: high).first : self
    return low > 0 ? first.split(at: low / high).second : first
  }
}

extension CGPoint {
  /// Returns the point at a fraction of the way to another.
  func moved(_ fraction: CGFloat, to other: CGPoint) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}
