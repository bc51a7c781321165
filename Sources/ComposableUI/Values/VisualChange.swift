package import ComposableHTML

/// A change of the rendering of a view that does not change its layout.
public struct _VisualChange: Equatable, Sendable {
  package var opacity = 1.0
  /// The movements, the innermost one first.
  package var transforms: [Transform] = []
  /// The changes of the colors, the innermost one first.
  package var filters: [FilterContent] = []

  /// A movement of the rendering.
  package enum Transform: Equatable, Sendable {
    /// A movement in points.
    case offset(x: Double, y: Double)
    /// A scaling about a point in fractions of the frame.
    case scale(x: Double, y: Double, anchor: UnitPoint)
    /// A rotation about a point in fractions of the frame.
    case rotation(Angle, anchor: UnitPoint)
  }
}

extension _VisualChange {
  /// The movements in CSS.
  package var transform: CSS {
    transforms.isEmpty ? "none" : transforms.reversed().map(\.css).joined
  }

  /// The filters in CSS.
  package var filter: CSS {
    let filters = filters.compactMap(\.css)
    return filters.isEmpty ? "none" : filters.joined
  }

  /// Returns the value without numbers that are not finite.
  func finite(_ numbers: inout FiniteNumbers) -> _VisualChange {
    var change = self
    change.opacity = numbers.number(opacity, else: 1)
    change.transforms = transforms.map { $0.finite(&numbers) }
    for index in filters.indices { change.filters[index].makeFinite(&numbers) }
    return change
  }
}

extension _VisualChange.Transform {
  fileprivate var css: CSS {
    switch self {
    case .offset(let x, let y): "translate(\(x)px,\(y)px)"
    case .scale(let x, let y, let anchor): about(anchor, "scale(\(x),\(y))")
    case .rotation(let angle, let anchor): about(anchor, "rotate(\(angle.degrees)deg)")
    }
  }

  /// Returns a transformation about a point instead of the center.
  private func about(_ anchor: UnitPoint, _ transform: CSS) -> CSS {
    if anchor == .center { return transform }
    let (x, y) = (Double(anchor.x - 0.5) * 100, Double(anchor.y - 0.5) * 100)
    return "translate(\(x)%,\(y)%) \(transform) translate(\(-x)%,\(-y)%)"
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
    }
  }
}

extension [CSS] {
  /// The values with spaces between them.
  fileprivate var joined: CSS {
    dropFirst().reduce(first ?? "") { "\($0) \($1)" }
  }
}
