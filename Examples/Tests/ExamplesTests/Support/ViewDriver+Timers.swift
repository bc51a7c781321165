@_spi(Renderer) import ComposableUI

extension ViewDriver {
  /// The drawn part of each circle, in order.
  var rings: [ClosedRange<Double>] {
    description.matches(of: /Shape circle(?: from (\S+) to (\S+))?/).map { circle in
      (circle.1.flatMap { Double($0) } ?? 0)...(circle.2.flatMap { Double($0) } ?? 1)
    }
  }
}

extension [Change] {
  /// The transitions of the insertions, from the last index to the first.
  var insertions: [ElementTransition?] {
    compactMap { change in
      guard case .insert(_, _, _, let transition) = change.patch else { return nil }
      return transition
    }
  }

  /// The transitions of the removals, in order.
  var removals: [ElementTransition?] {
    compactMap { change in
      guard case .remove(_, let transition) = change.patch else { return nil }
      return transition
    }
  }

  /// The number of moves.
  var moves: Int {
    count { change in
      if case .move = change.patch { true } else { false }
    }
  }

  /// Returns whether there are changes, and all have the given animation.
  func areAll(_ animation: Animation?) -> Bool {
    !isEmpty && allSatisfy { $0.animation == animation }
  }
}
