extension Effect {
  /// Runs effects concurrently.
  ///
  /// ```swift
  /// return .merge(.run { … }, .send(.delegate(.done)))
  /// ```
  ///
  /// - Parameter effects: The effects, which start in this order. ``none`` is dropped and nested
  ///   merges are flattened.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Runs the effects of a sequence concurrently, in time linear in their number.
  ///
  /// - Parameter effects: The effects, which start in this order.
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    joined(effects, members: { $0.mergeMembers }, as: Operation.merge)
  }

  /// Runs this effect and another concurrently.
  @inlinable
  public func merge(with other: Self) -> Self {
    if isNone { return other }
    return other.isNone ? self : mergeBoth(with: other)
  }

  @usableFromInline
  func mergeBoth(with other: Self) -> Self {
    joined(with: other, members: { $0.mergeMembers }, as: Operation.merge)
  }

  /// Runs effects one after another.
  ///
  /// A member that is cancelled, also before it has started, is skipped.
  ///
  /// - Parameter effects: The effects, in the order in which they run. ``none`` is dropped and
  ///   nested concatenations are flattened.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Runs the effects of a sequence one after another. Creating it takes time linear in their
  /// number.
  ///
  /// - Parameter effects: The effects, in the order in which they run.
  public static func concatenate(_ effects: some Sequence<Self>) -> Self {
    joined(effects, members: { $0.concatenateMembers }, as: Operation.concatenate)
  }

  /// Runs another effect after this one has ended.
  public func concatenate(with other: Self) -> Self {
    joined(with: other, members: { $0.concatenateMembers }, as: Operation.concatenate)
  }

  private var mergeMembers: EffectRope<Action>? {
    if case .merge(let rope) = operation { rope } else { nil }
  }

  private var concatenateMembers: EffectRope<Action>? {
    if case .concatenate(let rope) = operation { rope } else { nil }
  }

  private static func joined(
    _ effects: some Sequence<Self>,
    members: (Self) -> EffectRope<Action>?,
    as operation: (EffectRope<Action>) -> Operation
  ) -> Self {
    var rope: EffectRope<Action>?
    var single: [Self] = []
    func join(_ more: EffectRope<Action>) {
      rope = rope.map { EffectRope(joining: $0, more) } ?? more
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
    if rope == nil, single.count <= 1 { return single.first ?? .none }
    if !single.isEmpty { join(EffectRope(single)) }
    return rope.map { Self(operation: operation($0)) } ?? .none
  }

  private func joined(
    with other: Self,
    members: (Self) -> EffectRope<Action>?,
    as operation: (EffectRope<Action>) -> Operation
  ) -> Self {
    if isNone { return other }
    if other.isNone { return self }
    return Self(
      operation: operation(
        EffectRope(
          joining: members(self) ?? EffectRope([self]),
          members(other) ?? EffectRope([other])
        )
      )
    )
  }
}
