/// An effect of another feature, or with other actions, as an effect of the feature that returns it.
@usableFromInline
protocol AnyChildEffect<Action> {
  associatedtype Source
  associatedtype Action
  var source: Effect<Source> { get }
  var embed: @Sendable (Source) -> Action { get }
  var origin: ChildEffectOrigin? { get }
  var dismiss: (@Sendable () -> Action)? { get }
  var namespace: ActiveNamespace? { get }
}

/// The feature that returned an effect.
@usableFromInline
struct ChildEffectOrigin {
  /// The path to the child, or `nil` for a reducer that another calls itself.
  let childPath: ChildPath?
  /// The identity that the child's state had when its reducer began, for children whose effects end
  /// when the identity changes.
  var identity: ChildIdentity?
  /// The address of the state that the reducer ran on. It is compared, and never read.
  let address: UnsafeRawPointer

  @usableFromInline
  init(
    _ childPath: ChildPath?, at address: UnsafeRawPointer, identity: ChildIdentity? = nil
  ) {
    self.childPath = childPath
    self.address = address
    self.identity = identity
  }
}

/// The only implementation of ``AnyChildEffect``: the protocol hides `Source`.
struct ChildEffect<Source, Action>: AnyChildEffect {
  let source: Effect<Source>
  /// Turns the actions of the source into actions of this effect.
  let embed: @Sendable (Source) -> Action
  /// The feature that returned the source, or `nil` for a mere `map`.
  var origin: ChildEffectOrigin?
  /// Creates the action that dismisses the feature, if it is presented.
  var dismiss: (@Sendable () -> Action)?
  /// The namespace that the effect was returned in, if any.
  var namespace: ActiveNamespace?
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

  /// Returns this effect as an effect of the parent of the feature that returned it.
  @usableFromInline
  func embedded<Parent>(
    _ embed: @escaping @Sendable (Action) -> Parent,
    from origin: ChildEffectOrigin? = nil,
    dismiss: (@Sendable () -> Parent)? = nil
  ) -> Effect<Parent> {
    guard !isNone else { return .none }
    return Effect<Parent>(
      operation: .child(
        ChildEffect(source: self, embed: embed, origin: origin, dismiss: dismiss)
      )
    )
  }

  /// Returns this effect with the address of the state that its reducer ran on.
  ///
  /// A reducer may run another on a part of its state, or on a copy: the children of that part are
  /// not those of the state.
  @usableFromInline
  func returned<State>(for state: UnsafePointer<State>) -> Self {
    embedded({ $0 }, from: ChildEffectOrigin(nil, at: state))
  }

  /// Returns this effect with the namespace that it was returned in.
  func inNamespace(_ namespace: ActiveNamespace) -> Self {
    Self(operation: .child(ChildEffect(source: self, embed: { $0 }, namespace: namespace)))
  }
}
