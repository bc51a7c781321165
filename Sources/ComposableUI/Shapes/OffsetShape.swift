public import Foundation

/// A shape that is moved. The layout does not change.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The distance, in points.
  public var offset: CGSize

  /// Creates a moved shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - offset: The distance, in points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The content of the view.
  public var body: some View {
    // A view is moved by the browser, without a measured size.
    shape.fill().offset(x: offset.width, y: offset.height)
  }
}

nonisolated extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape with a distance to the edges of its frame, in points.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

nonisolated extension Shape {
  /// Moves the outline. The layout does not change.
  ///
  /// - Parameter offset: The distance, in points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Moves the outline. The layout does not change.
  ///
  /// - Parameter offset: The distance, in points.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Moves the outline. The layout does not change.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Gives the outline a size of its own, in the upper left corner of the frame. The layout does not change.
  ///
  /// - Parameter size: The size, in points.
  public func size(_ size: CGSize) -> some Shape {
    self.size(size, anchor: .topLeading)
  }

  /// Gives the outline a size of its own, in the upper left corner of the frame. The layout does not change.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    self.size(CGSize(width: width, height: height), anchor: .topLeading)
  }

  /// Gives the outline a size of its own. The layout does not change.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - anchor: The point of the outline and of the frame that are at the same place, in fractions of
  ///     their sizes.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Gives the outline a size of its own. The layout does not change.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  ///   - anchor: The point of the outline and of the frame that are at the same place, in fractions of
  ///     their sizes.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    self.size(CGSize(width: width, height: height), anchor: anchor)
  }
}

/// A shape with an outline of another size than that of its frame.
private nonisolated struct SizedShape<Base: Shape>: Shape {
  let shape: Base
  let size: CGSize
  let anchor: UnitPoint

  func path(in rect: CGRect) -> Path {
    let point = anchor.point(in: rect)
    let origin = CGPoint(
      x: point.x - CGFloat(anchor.x) * size.width, y: point.y - CGFloat(anchor.y) * size.height)
    return shape.path(in: CGRect(origin: origin, size: size))
  }
}
