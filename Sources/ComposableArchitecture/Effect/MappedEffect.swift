/// An effect whose actions a function turns into actions of another type.
@usableFromInline
protocol AnyMappedEffect<Action> {
  associatedtype Source
  associatedtype Action
  var source: Effect<Source> { get }
  var transform: @Sendable (Source) -> Action { get }
}

/// The only implementation of ``AnyMappedEffect``: the protocol hides `Source`.
struct MappedEffect<Source, Action>: AnyMappedEffect {
  let source: Effect<Source>
  let transform: @Sendable (Source) -> Action
}

extension Effect {
  /// Transforms every action that this effect sends.
  ///
  /// Use it to turn the actions of a reusable effect, such as
  /// `timer(id:every:tolerance:clock:)`, into actions of the feature.
  ///
  /// - Parameter transform: A function that is called once for each action, before the action
  ///   reaches the store.
  public func map<NewAction>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> Effect<NewAction> {
    guard !isNone else { return .none }
    return Effect<NewAction>(operation: .mapped(MappedEffect(source: self, transform: transform)))
  }

  /// Returns this effect of a child as an effect of the parent: with the parent's actions, below
  /// the path of the child.
  @inlinable
  func embedded<Parent>(
    _ embed: @escaping @Sendable (Action) -> Parent,
    at childPath: @autoclosure () -> ChildPath?
  ) -> Effect<Parent> {
    isNone ? .none : embedNonEmpty(embed, at: childPath())
  }

  @usableFromInline
  func embedNonEmpty<Parent>(
    _ embed: @escaping @Sendable (Action) -> Parent,
    at childPath: ChildPath?,
    _ change: ChildIdentity.Change? = nil
  ) -> Effect<Parent> {
    let mapped = map(embed)
    guard let childPath else { return mapped }
    return Effect<Parent>(operation: .child(mapped, childPath, change))
  }
}
