extension Effect {
  /// Runs effects at the same time.
  ///
  /// ```swift
  /// return .merge(.run { … }, .send(.delegate(.done)))
  /// ```
  ///
  /// - Parameter effects: Started in this order; `none` among them is dropped and nested merges
  ///   are flattened.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Runs the effects of a sequence at the same time, in linear time for any number of them.
  ///
  /// - Parameter effects: Started in this order.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    joined(effects, members: { $0.mergeMembers }, as: Operation.merge)
  }

  /// Runs this effect and another at the same time.
  @inlinable
  public func merge(with other: Self) -> Self {
    if isNone { return other }
    return other.isNone ? self : mergeBoth(with: other)
  }

  @usableFromInline
  func mergeBoth(with other: Self) -> Self {
    joined(with: other, members: { $0.mergeMembers }, as: Operation.merge)
  }

  /// Runs effects one after another, each when the one before has ended.
  ///
  /// A member that is cancelled, also before its turn, is skipped.
  ///
  /// - Parameter effects: Run in this order; `none` among them is dropped and nested
  ///   concatenations are flattened.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Runs the effects of a sequence one after another, building in linear time.
  ///
  /// - Parameter effects: Run in this order.
  public static func concatenate(_ effects: some Sequence<Self>) -> Self {
    joined(effects, members: { $0.concatenateMembers }, as: Operation.concatenate)
  }

  /// Runs another effect when this one has ended.
  public func concatenate(with other: Self) -> Self {
    joined(with: other, members: { $0.concatenateMembers }, as: Operation.concatenate)
  }

  private var mergeMembers: EffectRope<Action>? {
    if case .merge(let parts) = node { parts } else { nil }
  }

  private var concatenateMembers: EffectRope<Action>? {
    if case .concatenate(let parts) = node { parts } else { nil }
  }

  private static func joined(
    _ effects: some Sequence<Self>,
    members: (Self) -> EffectRope<Action>?,
    as node: (EffectRope<Action>) -> Operation
  ) -> Self {
    var parts: EffectRope<Action>?
    var single: [Self] = []
    func join(_ more: EffectRope<Action>) {
      parts = parts.map { EffectRope(joining: $0, more) } ?? more
    }
    for effect in effects where !effect.isNone {
      if let nested = members(effect) {
        if !single.isEmpty { join(EffectRope(single)) }
        single = []
        join(nested)
      } else {
        single.append(effect)
      }
    }
    if parts == nil, single.count <= 1 { return single.first ?? .none }
    if !single.isEmpty { join(EffectRope(single)) }
    return parts.map { Self(node: node($0)) } ?? .none
  }

  private func joined(
    with other: Self,
    members: (Self) -> EffectRope<Action>?,
    as node: (EffectRope<Action>) -> Operation
  ) -> Self {
    if isNone { return other }
    if other.isNone { return self }
    return Self(
      node: node(
        EffectRope(
          joining: members(self) ?? EffectRope([self]),
          members(other) ?? EffectRope([other])
        )
      )
    )
  }
}
