public import Foundation

/// A circle centered in its frame, whose diameter is the shorter side. Its outline starts at 3
/// o'clock.
public nonisolated struct Circle: Shape {
  /// Creates a circle.
  public init() {}

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let diameter = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - diameter / 2, y: rect.midY - diameter / 2, width: diameter,
        height: diameter))
  }

  /// Returns the shape with a fill.
  public func _filled(with style: ResolvedShapeStyle) -> FilledShape {
    FilledShape(.circle, fill: style)
  }
}

/// A rectangle that fills the frame of its view.
public nonisolated struct Rectangle: Shape {
  /// Creates a rectangle.
  public init() {}

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the shape with a fill.
  public func _filled(with style: ResolvedShapeStyle) -> FilledShape {
    FilledShape(.rectangle, fill: style)
  }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: Shape {
  package let cornerRadius: Double

  /// Creates a rounded rectangle.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: Ignored.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = Double(cornerRadius)
  }

  /// Creates a rounded rectangle with circular corners, whose radius is the smaller side of a size
  /// in points. SwiftUI's elliptical corners are not available.
  ///
  /// - Parameters:
  ///   - cornerSize: The size of a corner, in points.
  ///   - style: Ignored.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: min(cornerSize.width, cornerSize.height))
  }

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: CGFloat(cornerRadius))
  }

  /// Returns the shape with a fill.
  public func _filled(with style: ResolvedShapeStyle) -> FilledShape {
    FilledShape(.roundedRectangle(cornerRadius: cornerRadius), fill: style)
  }
}

/// A rectangle with semicircular ends.
public nonisolated struct Capsule: Shape {
  /// Creates a capsule.
  ///
  /// - Parameter style: Ignored.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  /// Returns the shape with a fill.
  public func _filled(with style: ResolvedShapeStyle) -> FilledShape {
    FilledShape(.capsule, fill: style)
  }
}

/// An ellipse that fills its frame.
public nonisolated struct Ellipse: Shape {
  /// Creates an ellipse.
  public init() {}

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the shape with a fill.
  public func _filled(with style: ResolvedShapeStyle) -> FilledShape {
    FilledShape(.ellipse, fill: style)
  }
}

nonisolated extension Shape where Self == Circle {
  /// A circle that fits into the frame.
  public static var circle: Circle { Circle() }
}

nonisolated extension Shape where Self == Rectangle {
  /// A rectangle that fills the frame.
  public static var rect: Rectangle { Rectangle() }
}

nonisolated extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: Ignored.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

nonisolated extension Shape where Self == Capsule {
  /// A rectangle with semicircular ends.
  public static var capsule: Capsule { Capsule() }
}

nonisolated extension Shape where Self == Ellipse {
  /// An ellipse that fills the frame.
  public static var ellipse: Ellipse { Ellipse() }
}
