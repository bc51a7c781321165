public import Foundation

/// The outline of a shape: lines and curves between points.
///
/// ```swift
/// Path { path in
///   path.move(to: CGPoint(x: 0, y: 20))
///   path.addLine(to: CGPoint(x: 20, y: 0))
///   path.addLine(to: CGPoint(x: 40, y: 20))
///   path.closeSubpath()
/// }
/// .fill(.orange)
/// ```
///
/// Points are in the coordinates of the view that draws the path, in points from its upper left
/// corner. As a view, a path takes the available space.
public struct Path: Hashable, Sendable {
  /// A step of the pen that draws a path.
  public enum Element: Hashable, Sendable {
    /// The start of a subpath.
    case move(to: CGPoint)
    /// A line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the start of the subpath, which ends it.
    case closeSubpath
  }

  private(set) var elements: [Element] = []
  /// The start of the current subpath.
  private var subpathStart: CGPoint?
  /// The end of the last element, or `nil` for an empty path.
  public private(set) var currentPoint: CGPoint?

  /// Creates an empty path.
  public init() {}

  /// Creates a path by a closure that adds its parts.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates the outline of a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: Ignored.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the outline of a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The size of the corners, in points.
  ///   - style: Ignored.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Creates the outline of an ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  init(elements: [Element]) {
    for element in elements { append(element) }
  }

  mutating func append(_ element: Element) {
    switch element {
    case .move(let point): (subpathStart, currentPoint) = (point, point)
    case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      // A part without a start begins at its own end.
      if currentPoint == nil { append(.move(to: point)) }
      currentPoint = point
    case .closeSubpath: currentPoint = subpathStart
    }
    elements.append(element)
  }

  /// True if the path has no parts.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each part of the path, in order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// The smallest rectangle that contains all points, including those that control curves.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Starts a new subpath at a point.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Adds a line from the current point.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Ends the current subpath with a line to its start.
  public mutating func closeSubpath() {
    if currentPoint != nil { append(.closeSubpath) }
  }

  /// Adds a subpath of lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the steps of another path, transformed.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.applying(transform).elements { append(element) }
  }

  /// Returns the transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path(elements: elements.map { $0.mapPoints { $0.applying(transform) } })
  }

  /// Returns the path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  /// The points of the part, including those that control curves.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }

  func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: transform(end))
    case .line(let end): .line(to: transform(end))
    case .quadCurve(let end, let control):
      .quadCurve(to: transform(end), control: transform(control))
    case .curve(let end, let control1, let control2):
      .curve(
        to: transform(end), control1: transform(control1), control2: transform(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
