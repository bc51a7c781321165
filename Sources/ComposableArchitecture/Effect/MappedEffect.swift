/// An effect of another action type, seen through a function on its actions.
@usableFromInline
protocol AnyMappedEffect<Action> {
  associatedtype Source
  associatedtype Action
  var source: Effect<Source> { get }
  var transform: @Sendable (Source) -> Action { get }
}

/// The one implementation of ``AnyMappedEffect``: the protocol only hides `Source`.
struct MappedEffect<Source, Action>: AnyMappedEffect {
  let source: Effect<Source>
  let transform: @Sendable (Source) -> Action
}

extension Effect {
  /// Turns every action that this effect sends into another.
  ///
  /// - Parameter transform: Called once for each action, on the way to the store.
  public func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> Effect<NewAction> {
    guard !isNone else { return .none }
    return Effect<NewAction>(node: .mapped(MappedEffect(source: self, transform: transform)))
  }

  /// The effect of a child, as its parent returns it: with the parent's actions, filed below it.
  @inlinable
  func lifted<Parent>(
    _ embed: @escaping @Sendable (Action) -> Parent,
    down descent: @autoclosure () -> ChildPath?
  ) -> Effect<Parent> {
    isNone ? .none : liftWork(embed, down: descent())
  }

  @usableFromInline
  func liftWork<Parent>(
    _ embed: @escaping @Sendable (Action) -> Parent,
    down descent: ChildPath?,
    _ change: ChildIdentity.Change? = nil
  ) -> Effect<Parent> {
    let mapped = map(embed)
    guard let descent else { return mapped }
    return Effect<Parent>(node: .within(mapped, descent, change))
  }
}
