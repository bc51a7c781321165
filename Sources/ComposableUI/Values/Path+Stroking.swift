import Foundation

extension Path {
  /// Returns the outline of a line along the path.
  ///
  /// It consists of parts that overlap: fill it by the default rule, not by the even-odd one. Curves become
  /// lines.
  ///
  /// - Parameter style: The width, the ends, the corners and the dashes of the line.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard isFinite, style.lineWidth.isFinite, style.lineWidth > 0 else { return Path() }
    var outline = Path()
    for polyline in polylines.flatMap({ $0.dashed(by: style) }) {
      outline.addStroke(along: polyline, style)
    }
    return outline
  }

  private mutating func addStroke(along polyline: Polyline, _ style: StrokeStyle) {
    let half = CGFloat(style.lineWidth / 2)
    let lines = polyline.lines.filter { $0.start != $0.end }
    guard let first = lines.first, let last = lines.last else {
      // A point has a size by its ends alone.
      if let point = polyline.points.first, style.lineCap != .butt {
        addDot(at: point, half, isRound: style.lineCap == .round)
      }
      return
    }
    for line in lines {
      let (dx, dy) = line.start.direction(to: line.end, length: half)
      addPolygon([
        CGPoint(x: line.start.x + dy, y: line.start.y - dx),
        CGPoint(x: line.end.x + dy, y: line.end.y - dx),
        CGPoint(x: line.end.x - dy, y: line.end.y + dx),
        CGPoint(x: line.start.x - dy, y: line.start.y + dx),
      ])
    }
    var joints = Array(zip(lines, lines.dropFirst()))
    if polyline.isClosed { joints.append((last, first)) }
    for (before, after) in joints {
      addJoin(before.start, before.end, after.end, half, style)
    }
    guard !polyline.isClosed else { return }
    addCap(at: first.start, from: first.end, half, style.lineCap)
    addCap(at: last.end, from: last.start, half, style.lineCap)
  }

  private mutating func addJoin(
    _ start: CGPoint, _ corner: CGPoint, _ end: CGPoint, _ half: CGFloat, _ style: StrokeStyle
  ) {
    let (firstX, firstY) = start.direction(to: corner, length: half)
    let (secondX, secondY) = corner.direction(to: end, length: half)
    let turn = firstX * secondY - firstY * secondX
    let cosine = (firstX * secondX + firstY * secondY) / (half * half)
    if style.lineJoin == .round {
      return addDot(at: corner, half, isRound: true)
    }
    // The outer side of the corner.
    let side: CGFloat = turn > 0 ? 1 : -1
    let before = CGPoint(x: corner.x + side * firstY, y: corner.y - side * firstX)
    let after = CGPoint(x: corner.x + side * secondY, y: corner.y - side * secondX)
    var points = [corner, before, after]
    // The length of the tip divided by the width of the line is 1 / cos(half of the turn).
    let ratio = (2 / (1 + cosine)).squareRoot()
    if style.lineJoin == .miter, Double(ratio) <= max(1, style.miterLimit), turn != 0 {
      let (x, y) = (before.x + after.x - 2 * corner.x, before.y + after.y - 2 * corner.y)
      let length = (x * x + y * y).squareRoot()
      if length > 0 {
        let scale = half * ratio / length
        points.insert(CGPoint(x: corner.x + x * scale, y: corner.y + y * scale), at: 2)
      }
    }
    addPolygon(points)
  }

  private mutating func addCap(
    at end: CGPoint, from other: CGPoint, _ half: CGFloat, _ cap: StrokeStyle.LineCap
  ) {
    switch cap {
    case .butt: break
    case .round: addDot(at: end, half, isRound: true)
    case .square:
      let (dx, dy) = other.direction(to: end, length: half)
      addPolygon([
        CGPoint(x: end.x + dy, y: end.y - dx),
        CGPoint(x: end.x + dy + dx, y: end.y - dx + dy),
        CGPoint(x: end.x - dy + dx, y: end.y + dx + dy),
        CGPoint(x: end.x - dy, y: end.y + dx),
      ])
    }
  }

  private mutating func addDot(at center: CGPoint, _ half: CGFloat, isRound: Bool) {
    let square = CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
    if isRound { addEllipse(in: square) } else { addRect(square) }
  }

  /// Adds a polygon, clockwise: parts that overlap must not cancel each other.
  private mutating func addPolygon(_ points: [CGPoint]) {
    let area = zip(points, points.dropFirst() + points.prefix(1))
      .reduce(CGFloat(0)) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    guard area != 0 else { return }
    addLines(area > 0 ? points : points.reversed())
    closeSubpath()
  }
}

extension CGPoint {
  /// Returns the vector of a length towards another point.
  fileprivate func direction(to other: CGPoint, length: CGFloat) -> (x: CGFloat, y: CGFloat) {
    let distance = distance(to: other)
    return ((other.x - x) / distance * length, (other.y - y) / distance * length)
  }
}

extension Polyline {
  /// The dashes of the lines, or the lines themselves if the style has none.
  fileprivate func dashed(by style: StrokeStyle) -> [Polyline] {
    let lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let total = lengths.reduce(0, +)
    // Dashes that are too small to be seen are a line.
    guard total.isFinite, total > 0.01, lengths.allSatisfy({ $0 >= 0 }), style.dashPhase.isFinite
    else { return [self] }
    // So are those of a path that has too many of them.
    let length = lines.reduce(0.0) { $0 + Double($1.start.distance(to: $1.end)) }
    guard length / total * Double(lengths.count) < 100_000 else { return [self] }
    var index = 0
    var phase = style.dashPhase.truncatingRemainder(dividingBy: total)
    if phase < 0 { phase += total }
    while phase >= lengths[index] {
      phase -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var rest = CGFloat(lengths[index] - phase)
    var dashes: [Polyline] = []
    var dash = Polyline(points: index.isMultiple(of: 2) ? Array(points.prefix(1)) : [])
    for line in lines {
      let length = line.start.distance(to: line.end)
      var position: CGFloat = 0
      while length - position > rest {
        position += rest
        let point = line.start.moved(position / length, to: line.end)
        if index.isMultiple(of: 2) {
          dash.points.append(point)
          dashes.append(dash)
          dash = Polyline()
        } else {
          dash = Polyline(points: [point])
        }
        index = (index + 1) % lengths.count
        rest = CGFloat(lengths[index])
      }
      rest -= length - position
      if index.isMultiple(of: 2) { dash.points.append(line.end) }
    }
    if dash.points.count > 1 { dashes.append(dash) }
    return dashes
  }
}
