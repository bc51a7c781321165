public import Foundation

extension Path {
  /// Adds a closed outline of a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds closed rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a closed rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The size of the corners, in points; at most half of the rectangle's.
  ///   - style: Ignored: corners are quarters of ellipses.
  ///   - transform: The transformation of the new part.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(
      width: max(0, min(cornerSize.width, rect.width / 2)),
      height: max(0, min(cornerSize.height, rect.height / 2)))
    addRoundedRect(in: rect, cornerSizes: [size, size, size, size], transform: transform)
  }

  /// Adds a closed rectangle whose corners are rounded differently.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadii: The radii of the corners, in points. Where those of a side are longer than it,
  ///     all are reduced by the same factor.
  ///   - style: Ignored: corners are quarters of circles.
  ///   - transform: The transformation of the new part.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = cornerRadii.fitting(rect.size)
    addRoundedRect(
      in: rect,
      cornerSizes: [radii.topTrailing, radii.bottomTrailing, radii.bottomLeading, radii.topLeading]
        .map { CGSize(width: $0, height: $0) },
      transform: transform)
  }

  /// Adds a closed rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSizes: The sizes of the corners, clockwise from the top right one.
  ///   - transform: The transformation of the new part.
  private mutating func addRoundedRect(
    in rect: CGRect, cornerSizes: [CGSize], transform: CGAffineTransform
  ) {
    guard cornerSizes.contains(where: { $0.width > 0 && $0.height > 0 }) else {
      return addRect(rect, transform: transform)
    }
    var path = Path()
    for (index, size) in cornerSizes.enumerated() {
      let (isTrailing, isBottom) = (index < 2, index == 1 || index == 2)
      let center = CGPoint(
        x: isTrailing ? rect.maxX - size.width : rect.minX + size.width,
        y: isBottom ? rect.maxY - size.height : rect.minY + size.height)
      if size == .zero {
        path.addLine(to: center)
      } else {
        path.addArc(
          center: .zero, radius: 1, startAngle: Angle(degrees: Double(index) * 90 - 90),
          endAngle: Angle(degrees: Double(index) * 90), clockwise: false,
          transform: CGAffineTransform(
            a: size.width, b: 0, c: 0, d: size.height, tx: center.x, ty: center.y))
      }
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds a closed ellipse that fills a rectangle. It starts at 3 o'clock.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let ellipse = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    var path = Path()
    path.addRelativeArc(
      center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360), transform: ellipse)
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds an arc of a circle, and a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start; zero is at 3 o'clock, and positive angles are
  ///     clockwise.
  ///   - endAngle: The angle of the end.
  ///   - clockwise: As in SwiftUI, whose y axis points downwards: pass `false` to draw clockwise
  ///     on the screen.
  ///   - transform: The transformation of the arc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let circle = clockwise ? -360.0 : 360.0
    var degrees = (endAngle - startAngle).degrees
    if degrees * circle < 0 { degrees = degrees.truncatingRemainder(dividingBy: 360) + circle }
    if abs(degrees) > 360 { degrees = circle }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .degrees(degrees),
      transform: transform)
  }

  /// Adds an arc of a circle, and a line from the current point to its start.
  ///
  /// An arc consists of four curves, whatever its length.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start; zero is at 3 o'clock, and positive angles are
  ///     clockwise.
  ///   - delta: The angle from the start to the end.
  ///   - transform: The transformation of the arc.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let count = 4
    let step = delta.radians / Double(count)
    // https://en.wikipedia.org/wiki/Composite_Bézier_curve#Approximating_circular_arcs
    let handle = 4 / 3 * tan(step / 4)
    /// A point at an angle, moved along the tangent.
    func point(_ angle: Double, tangent: Double = 0) -> CGPoint {
      let (sine, cosine) = (sin(angle), cos(angle))
      return CGPoint(
        x: center.x + radius * CGFloat(cosine - tangent * sine),
        y: center.y + radius * CGFloat(sine + tangent * cosine)
      )
      .applying(transform)
    }
    var angle = startAngle.radians
    if currentPoint == nil { move(to: point(angle)) } else { addLine(to: point(angle)) }
    for _ in 0..<count {
      addCurve(
        to: point(angle + step), control1: point(angle, tangent: handle),
        control2: point(angle + step, tangent: -handle))
      angle += step
    }
  }

  /// Adds an arc of a circle that touches two lines: from the current point to the end of the
  /// first tangent, and from there to the end of the second. A line leads to its start.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let start = currentPoint, transform.isIdentity || radius > 0 else {
      return addLine(to: corner)
    }
    /// The direction from the corner to a point, as a unit vector.
    func direction(to point: CGPoint) -> CGPoint {
      let (dx, dy) = (point.x - corner.x, point.y - corner.y)
      let length = (dx * dx + dy * dy).squareRoot()
      return length > 0 ? CGPoint(x: dx / length, y: dy / length) : .zero
    }
    let (first, second) = (direction(to: start), direction(to: tangent2End.applying(transform)))
    let cosine = first.x * second.x + first.y * second.y
    let isStraight = abs(cosine) > 0.999_999 || first == .zero || second == .zero
    guard !isStraight else { return addLine(to: corner) }
    let half = acos(Double(cosine)) / 2
    let distance = CGFloat(Double(radius) / tan(half))
    let away = CGPoint(x: first.x + second.x, y: first.y + second.y)
    let scale =
      CGFloat(Double(radius) / sin(half)) / (away.x * away.x + away.y * away.y).squareRoot()
    let center = CGPoint(x: corner.x + away.x * scale, y: corner.y + away.y * scale)
    /// The angle at the center of the point at which the circle touches a line.
    func angle(_ direction: CGPoint) -> Angle {
      let x = corner.x + direction.x * distance - center.x
      let y = corner.y + direction.y * distance - center.y
      return Angle(radians: atan2(Double(y), Double(x)))
    }
    var delta = (angle(second) - angle(first)).radians
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: angle(first), delta: Angle(radians: delta))
  }
}
