public import Foundation

extension ShapeContent {
  /// A whole shape, filled.
  init(_ outline: Outline, fill: ResolvedShapeStyle) {
    self.init(outline: outline, trim: 0...1, fill: fill, stroke: nil)
  }
}

/// A circle, as large as fits. Its outline begins at the right.
public struct Circle: Shape {
  public init() {}
  public func _drawn(with paint: ResolvedShapeStyle) -> ShapeContent { ShapeContent(.circle, fill: paint) }
}

/// A rectangle.
public struct Rectangle: Shape {
  public init() {}
  public func _drawn(with paint: ResolvedShapeStyle) -> ShapeContent { ShapeContent(.rectangle, fill: paint) }
}

/// How corners are rounded. All are parts of circles here.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Shape {
  private let cornerRadius: Double

  /// Makes a rectangle.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of its corners, in points.
  ///   - style: Of no effect.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = Double(cornerRadius)
  }

  /// Makes a rectangle with corners of a size. They are as high as wide.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: min(cornerSize.width, cornerSize.height))
  }

  public func _drawn(with paint: ResolvedShapeStyle) -> ShapeContent {
    ShapeContent(.roundedRectangle(cornerRadius: cornerRadius), fill: paint)
  }
}

/// A rectangle with ends that are half circles.
public struct Capsule: Shape {
  /// Makes a capsule. The style is of no effect.
  public init(style: RoundedCornerStyle = .continuous) {}
  public func _drawn(with paint: ResolvedShapeStyle) -> ShapeContent { ShapeContent(.capsule, fill: paint) }
}

/// An ellipse that fits its frame.
public struct Ellipse: Shape {
  public init() {}
  public func _drawn(with paint: ResolvedShapeStyle) -> ShapeContent { ShapeContent(.ellipse, fill: paint) }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
