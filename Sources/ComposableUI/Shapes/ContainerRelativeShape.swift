public import Foundation

/// A rectangle, as SwiftUI draws this shape outside of containers with a shape of their own, such as widgets.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// Creates a shape.
  public init() {}

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the shape with a fill.
  public func _filled(with style: ResolvedShapeStyle) -> FilledShape {
    FilledShape(.rectangle, fill: style)
  }

  /// Returns the shape with a distance to the edges of its frame, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
  /// A rectangle.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

nonisolated extension View {
  /// Returns the view unchanged: a ``ContainerRelativeShape`` is always a rectangle.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}
