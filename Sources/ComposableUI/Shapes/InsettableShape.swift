public import Foundation

/// A shape that can be made smaller at all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with a distance to the edges of its frame.
  ///
  /// - Parameter amount: The distance, in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape of this module with a distance to the edges of its frame.
public nonisolated struct _InsetShape<Base: Shape>: InsettableShape, DerivedShape {
  var shape: Base
  let amount: CGFloat

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    // The rectangle of a shape never turns inside out.
    let (dx, dy) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
    return shape.path(in: rect.insetBy(dx: dx, dy: dy))
  }

  /// Returns the shape with a larger distance to the edges of its frame.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }
}

nonisolated extension Circle: InsettableShape {
  /// Returns the shape with a distance to the edges of its frame, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

nonisolated extension Rectangle: InsettableShape {
  /// Returns the shape with a distance to the edges of its frame, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

nonisolated extension RoundedRectangle: InsettableShape {
  /// Returns the shape with a distance to the edges of its frame, in points. The radius of its
  /// corners is less by the same distance.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    let radius = max(0, cornerRadius - Double(amount))
    return _InsetShape(shape: RoundedRectangle(cornerRadius: CGFloat(radius)), amount: amount)
  }
}

nonisolated extension Capsule: InsettableShape {
  /// Returns the shape with a distance to the edges of its frame, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

nonisolated extension Ellipse: InsettableShape {
  /// Returns the shape with a distance to the edges of its frame, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}
