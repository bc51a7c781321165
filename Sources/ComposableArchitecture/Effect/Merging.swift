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
    joined(effects, members: { $0.mergeMembers }, as: Node.merge)
  }

  /// Runs this effect and another at the same time.
  @inlinable
  public func merge(with other: Self) -> Self {
    if isNone { return other }
    return other.isNone ? self : mergeBoth(with: other)
  }

  @usableFromInline
  func mergeBoth(with other: Self) -> Self {
    joined(with: other, members: { $0.mergeMembers }, as: Node.merge)
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
    joined(effects, members: { $0.concatenateMembers }, as: Node.concatenate)
  }

  /// Runs another effect when this one has ended.
  public func concatenate(with other: Self) -> Self {
    joined(with: other, members: { $0.concatenateMembers }, as: Node.concatenate)
  }

  private var mergeMembers: Parts<Action>? {
    if case .merge(let parts) = node { parts } else { nil }
  }

  private var concatenateMembers: Parts<Action>? {
    if case .concatenate(let parts) = node { parts } else { nil }
  }

  private static func joined(
    _ effects: some Sequence<Self>,
    members: (Self) -> Parts<Action>?,
    as node: (Parts<Action>) -> Node
  ) -> Self {
    var parts: Parts<Action>?
    var single: [Self] = []
    func join(_ more: Parts<Action>) {
      parts = parts.map { Parts(joining: $0, more) } ?? more
    }
    for effect in effects where !effect.isNone {
      if let nested = members(effect) {
        if !single.isEmpty { join(Parts(single)) }
        single = []
        join(nested)
      } else {
        single.append(effect)
      }
    }
    if parts == nil, single.count <= 1 { return single.first ?? .none }
    if !single.isEmpty { join(Parts(single)) }
    return parts.map { Self(node: node($0)) } ?? .none
  }

  private func joined(
    with other: Self,
    members: (Self) -> Parts<Action>?,
    as node: (Parts<Action>) -> Node
  ) -> Self {
    if isNone { return other }
    if other.isNone { return self }
    return Self(
      node: node(
        Parts(
          joining: members(self) ?? Parts([self]),
          members(other) ?? Parts([other])
        )
      )
    )
  }
}
