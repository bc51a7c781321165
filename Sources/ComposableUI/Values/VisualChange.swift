package import ComposableHTML

/// A change of the rendering of a view that does not change its layout.
public struct _VisualChange: Equatable, Sendable {
  package var opacity = 1.0
  /// The movements, the innermost one first.
  package var transforms: [Transform] = []
  /// The changes of the colors, the innermost one first.
  package var filters: [CSS] = []
  /// True if a number of a filter was replaced, since it is not finite.
  var hasInvalidFilter = false

  /// A movement of the rendering.
  package enum Transform: Equatable, Sendable {
    /// A movement in points.
    case offset(x: Double, y: Double)
    /// A scaling about a point in fractions of the frame.
    case scale(x: Double, y: Double, anchor: UnitPoint)
    /// A rotation about a point in fractions of the frame.
    case rotation(Angle, anchor: UnitPoint)
    /// A rotation in three dimensions.
    case rotation3D(Rotation3D)
  }
}

extension _VisualChange {
  /// The movements in CSS.
  package var transform: CSS {
    transforms.isEmpty ? "none" : transforms.reversed().map(\.css).joined
  }

  /// The filters in CSS.
  package var filter: CSS {
    filters.isEmpty ? "none" : filters.joined
  }

  /// True if nothing changes.
  var isIdentity: Bool {
    opacity == 1 && filters.isEmpty && transforms.allSatisfy(\.isIdentity)
  }

  /// Returns the value without numbers that are not finite.
  func finite(_ numbers: inout FiniteNumbers) -> _VisualChange {
    var change = self
    change.opacity = numbers.number(opacity, else: 1)
    change.transforms = transforms.map { $0.finite(&numbers) }
    if hasInvalidFilter { _ = numbers.optional(.nan) }
    return change
  }
}

extension _VisualChange.Transform {
  fileprivate var css: CSS {
    switch self {
    case .offset(let x, let y): "translate(\(x)px,\(y)px)"
    case .scale(let x, let y, let anchor): about(anchor, "scale(\(x),\(y))")
    case .rotation(let angle, let anchor): about(anchor, "rotate(\(angle.degrees)deg)")
    case .rotation3D(let rotation): about(rotation.anchor, rotation.anchorZ, rotation.css)
    }
  }

  fileprivate var isIdentity: Bool {
    switch self {
    case .offset(let x, let y): x == 0 && y == 0
    case .scale(let x, let y, _): x == 1 && y == 1
    case .rotation(let angle, _): angle == .zero
    case .rotation3D(let rotation): rotation.angle == .zero
    }
  }

  /// Returns a transformation about a point instead of the center.
  private func about(_ anchor: UnitPoint, _ transform: CSS) -> CSS {
    if anchor == .center { return transform }
    let (x, y) = (Double(anchor.x - 0.5) * 100, Double(anchor.y - 0.5) * 100)
    return "translate(\(x)%,\(y)%) \(transform) translate(\(-x)%,\(-y)%)"
  }

  /// Returns a transformation about a point instead of the center, at a distance from the plane of the view.
  private func about(_ anchor: UnitPoint, _ z: Double, _ transform: CSS) -> CSS {
    if z == 0 { return about(anchor, transform) }
    return about(anchor, "translateZ(\(z)px) \(transform) translateZ(\(-z)px)")
  }

  fileprivate func finite(_ numbers: inout FiniteNumbers) -> Self {
    switch self {
    case .offset(let x, let y):
      .offset(x: numbers.number(x, else: 0), y: numbers.number(y, else: 0))
    case .scale(let x, let y, let anchor):
      .scale(
        x: numbers.number(x, else: 1), y: numbers.number(y, else: 1),
        anchor: anchor.finite(&numbers))
    case .rotation(let angle, let anchor):
      .rotation(
        Angle(radians: numbers.number(angle.radians, else: 0)), anchor: anchor.finite(&numbers))
    case .rotation3D(let rotation): .rotation3D(rotation.finite(&numbers))
    }
  }
}

extension [CSS] {
  /// The values with spaces between them.
  fileprivate var joined: CSS {
    dropFirst().reduce(first ?? "") { "\($0) \($1)" }
  }
}
