import ComposableUI

extension ViewDriver {
  /// How much of each circle is drawn, in order.
  var rings: [ClosedRange<Double>] { rendering.rings }
}

extension Rendering {
  fileprivate var rings: [ClosedRange<Double>] {
    if case .shape(let shape) = content, shape.outline == .circle { return [shape.trim] }
    return children.flatMap(\.rings)
  }
}

extension [Change] {
  /// How what came did so, from the last place to the first.
  var insertions: [Transition?] {
    compactMap { change in
      guard case .insert(_, _, _, let transition) = change.patch else { return nil }
      return transition
    }
  }

  /// How what went did so, in order.
  var removals: [Transition?] {
    compactMap { change in
      guard case .remove(_, let transition) = change.patch else { return nil }
      return transition
    }
  }

  /// How many were put elsewhere.
  var moves: Int {
    count { change in
      if case .move = change.patch { true } else { false }
    }
  }

  /// Whether something changed, and all of it moves so.
  func areAll(_ animation: Animation?) -> Bool {
    !isEmpty && allSatisfy { $0.animation == animation }
  }
}
