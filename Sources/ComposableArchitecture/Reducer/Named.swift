extension Reducer {
  /// Runs this reducer as a part of the tree with a name of its own.
  ///
  /// For operators of other targets that give a part of the tree an identity, such as a namespace.
  ///
  /// Guarantees:
  /// 1. The part's effects are filed in a place of their own: a cancel from outside reaches them, a
  ///    cancel by the part reaches nothing outside.
  /// 2. When the name changes while the part has live work, `changed` is called once.
  ///
  /// - Parameters:
  ///   - name: Says the name, before the part reduces an action.
  ///   - isOfState: Whether the name is the state's: it is read again after each action.
  ///   - run: Runs the part under the name.
  ///   - changed: Called with the name before and after.
  /// - Returns: This reducer as such a part.
  package func named<Name: Hashable>(
    by name: @escaping (State) -> Name,
    isOfState: Bool,
    run: @escaping (Name, () -> Effect<Action>) -> Effect<Action>,
    changed: @escaping (_ old: AnyHashable, _ new: AnyHashable) -> Void
  ) -> OperatorReducer<State, Action> {
    OperatorReducer {
      // Built on the first action, so that bodies below see what the name brings with it.
      let step = _Step.lazily(_step)
      let descent = Descent(part: NamedPart(), of: State.self)
      return _Step { state, action in
        let now = name(state)
        let effect = run(now) { step(&state, action) }
        if effect.isNone { return .none }
        let identity = FixedIdentity(
          now,
          { isOfState ? name($0.assumingMemoryBound(to: State.self).pointee) : now },
          report: changed
        )
        let change = Identity.Change(before: identity, after: identity)
        return Effect(node: .within(effect, descent, change))
      }
    }
  }
}

/// Tells one named part of a store's reducer tree from the others.
private final class NamedPart: Hashable, Sendable {
  static func == (lhs: NamedPart, rhs: NamedPart) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Descent {
  /// To the same state: to a part of the reducer tree that has a name of its own.
  fileprivate convenience init<State>(part: NamedPart, of state: State.Type) {
    self.init(
      FeaturePath.Component(\State.self, .part).row(part),
      .stored(offset: 0, isThere: { _ in true })
    )
  }
}
