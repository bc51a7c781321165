import Foundation

/// A shape with a rotated outline.
nonisolated struct RotatedShape<Base: Shape>: DerivedShape {
  var shape: Base
  let rotation: ShapeContent.Rotation

  func path(in rect: CGRect) -> Path {
    let center = rotation.anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: center.x, y: center.y)
        .rotated(by: CGFloat(rotation.angle.radians)).translatedBy(x: -center.x, y: -center.y))
  }

  func _filled(with style: ResolvedShapeStyle) -> FilledShape {
    var shape = shape._filled(with: style)
    guard let former = shape.content.rotation else {
      shape.content.rotation = rotation
      return shape
    }
    if former.anchor == rotation.anchor {
      shape.content.rotation?.angle += rotation.angle
      return shape
    }
    return shape.replacingOutline(by: self)
  }
}

extension UnitPoint {
  /// Returns the point in a rectangle.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + CGFloat(x) * rect.width, y: rect.minY + CGFloat(y) * rect.height)
  }
}
