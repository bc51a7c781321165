import ComposableHTML

/// A rotation in three dimensions.
package struct Rotation3D: Equatable, Sendable {
  /// The angle.
  var angle: Angle
  /// The components of the axis: to the right, downwards and to the viewer.
  var x, y, z: Double
  /// The center of the rotation, in fractions of the frame.
  var anchor: UnitPoint
  /// The distance of the center from the plane of the view, in points.
  var anchorZ: Double
  /// The strength of the perspective; 0 for none.
  var perspective: Double

  /// The rotation about the origin in CSS, with its perspective.
  var css: CSS {
    let rotation: CSS = "rotate3d(\(x),\(y),\(z),\(angle.degrees)deg)"
    return perspective > 0 ? "perspective(\(400 / perspective)px) \(rotation)" : rotation
  }

  /// Returns the value without numbers that are not finite.
  func finite(_ numbers: inout FiniteNumbers) -> Rotation3D {
    Rotation3D(
      angle: Angle(radians: numbers.number(angle.radians, else: 0)),
      x: numbers.number(x, else: 0), y: numbers.number(y, else: 0), z: numbers.number(z, else: 0),
      anchor: anchor.finite(&numbers), anchorZ: numbers.number(anchorZ, else: 0),
      perspective: numbers.number(perspective, else: 1))
  }
}
