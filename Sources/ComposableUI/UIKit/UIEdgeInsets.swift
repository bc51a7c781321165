public import Foundation

/// The distances from the edges of a rectangle, by the name that UIKit has for them.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distances in points.
  public var top, left, bottom, right: CGFloat

  /// No distance.
  public static let zero = UIEdgeInsets()

  /// Creates distances in points.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension EdgeInsets {
  /// Creates distances where text is written from left to right.
  public init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension CGRect {
  /// Returns the rectangle without the distances from its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// Corners of a rectangle, by the name that UIKit has for them.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The raw value, with one bit for each member of the set.
  public let rawValue: UInt

  /// Creates a set from a raw value, with one bit for each member.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A corner, whatever the direction of the text.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// A corner, whatever the direction of the text.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// A corner, whatever the direction of the text.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// A corner, whatever the direction of the text.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path, by the name that UIKit has for it.
///
/// ```swift
/// struct RoundedCorner: Shape {
///   var radius: CGFloat
///   var corners: UIRectCorner
///
///   func path(in rect: CGRect) -> Path {
///     let path = UIBezierPath(
///       roundedRect: rect, byRoundingCorners: corners,
///       cornerRadii: CGSize(width: radius, height: radius))
///     return Path(path.cgPath)
///   }
/// }
/// ```
public final class UIBezierPath {
  /// The path. Here it is a ``Path`` already.
  public var cgPath: Path

  /// Creates an empty path.
  public init() { cgPath = Path() }

  /// Creates a path of a rectangle.
  public init(rect: CGRect) { cgPath = Path(rect) }

  /// Creates a path of the ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }

  /// Creates a path of a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a path of a rectangle some of whose corners are rounded.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners.
  ///   - cornerRadii: The radius of the corners as the width, in points. The height is ignored.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    cgPath = UnevenRoundedRectangle(
      topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
      bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight)
    )
    .path(in: rect)
  }

  /// Begins a line.
  public func move(to point: CGPoint) { cgPath.move(to: point) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }

  /// Adds a curve.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the beginning, in radians.
  ///   - endAngle: The angle of the end, in radians.
  ///   - clockwise: True for the direction of a clock.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // In SwiftUI the vertical axis of an arc points upward.
    cgPath.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  /// Ends the line at its beginning.
  public func close() { cgPath.closeSubpath() }
}

extension Path {
  /// Creates a path of that of a ``UIBezierPath``.
  public init(_ cgPath: Path) { self = cgPath }
}
