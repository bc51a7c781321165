/// An effect of another feature, or with other actions, as an effect of the feature that returns
/// it.
@usableFromInline
protocol AnyChildEffect<Action> {
  associatedtype Source
  associatedtype Action
  var source: Effect<Source> { get }
  var embed: @Sendable (Source) -> Action { get }
  var scope: (any EffectScope)? { get }
  var dismiss: (@Sendable () -> Action)? { get }
}

/// The part of the feature tree that an effect was returned in: a child or a namespace.
@usableFromInline
protocol EffectScope {
  /// The scope in the description of an effect, or `nil` if it is not shown.
  var description: String? { get }
}

/// The only implementation of ``AnyChildEffect``: the protocol hides `Source`.
private struct ChildEffect<Source, Action>: AnyChildEffect {
  let source: Effect<Source>
  /// Turns the actions of the source into actions of this effect.
  let embed: @Sendable (Source) -> Action
  /// The scope that the source was returned in, or `nil` for a mere `map`.
  let scope: (any EffectScope)?
  /// Creates the action that dismisses the feature, if it is presented.
  let dismiss: (@Sendable () -> Action)?
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
    embedded(transform)
  }

  /// Returns this effect as an effect of the feature above a scope.
  func embedded<Parent>(
    _ embed: @escaping @Sendable (Action) -> Parent,
    in scope: (any EffectScope)? = nil,
    dismiss: (@Sendable () -> Parent)? = nil
  ) -> Effect<Parent> {
    if isNone { return .none }
    return Effect<Parent>(
      operation: .child(ChildEffect(source: self, embed: embed, scope: scope, dismiss: dismiss)))
  }
}
