/// An effect of another action type, seen through a function on its actions.
@usableFromInline
protocol Mapping<Action> {
  associatedtype Source
  associatedtype Action
  var source: Effect<Source> { get }
  var transform: @Sendable (Source) -> Action { get }
}

/// The one implementation of ``Mapping``: the protocol only hides `Source`.
struct Mapped<Source, Action>: Mapping {
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
    return Effect<NewAction>(node: .mapped(Mapped(source: self, transform: transform)))
  }

  /// The effect of a child, as its parent returns it: with the parent's actions, filed below it.
  @inlinable
  func lifted<Parent>(
    _ embed: @escaping @Sendable (Action) -> Parent,
    down descent: @autoclosure () -> Descent?
  ) -> Effect<Parent> {
    isNone ? .none : liftWork(embed, down: descent())
  }

  @usableFromInline
  func liftWork<Parent>(
    _ embed: @escaping @Sendable (Action) -> Parent,
    down descent: Descent?,
    _ change: Identity.Change? = nil
  ) -> Effect<Parent> {
    let mapped = map(embed)
    guard let descent else { return mapped }
    return Effect<Parent>(node: .within(mapped, descent, change))
  }
}
