/// The feature that returned an effect.
@usableFromInline
struct ChildEffectOrigin: EffectScope {
  /// The path to the child, or `nil` for a reducer that another calls itself.
  let childPath: ChildPath?
  /// The identity that the child's state had when its reducer began, for children whose effects end
  /// when the identity changes.
  var identity: ChildIdentity?
  /// The address of the state that the reducer ran on. It is compared, and never read.
  let address: UnsafeRawPointer

  init(
    _ childPath: ChildPath?, at address: UnsafeRawPointer, identity: ChildIdentity? = nil
  ) {
    self.childPath = childPath
    self.address = address
    self.identity = identity
  }

  @usableFromInline
  var description: String? {
    guard let component = childPath?.component else { return nil }
    let row = component.row.map { "[\($0.base)]" } ?? ""
    return "\(component.keyPathComponent.keyPath.keyPath)\(row)"
  }
}

extension Effect {
  /// Returns this effect of a child as an effect of its parent.
  ///
  /// - Parameters:
  ///   - childPath: The path to the child.
  ///   - address: The address of the state that the child's reducer ran on.
  ///   - identity: The identity of that state when the reducer began.
  ///   - dismiss: Creates the action that dismisses the child, if it is presented.
  @usableFromInline
  func embedded<Parent>(
    _ embed: @escaping @Sendable (Action) -> Parent,
    from childPath: ChildPath?, at address: UnsafeRawPointer, identity: ChildIdentity? = nil,
    dismiss: (@Sendable () -> Parent)? = nil
  ) -> Effect<Parent> {
    embedded(
      embed, in: ChildEffectOrigin(childPath, at: address, identity: identity), dismiss: dismiss)
  }

  /// Returns this effect with the address of the state that its reducer ran on.
  ///
  /// A reducer may run another on a part of its state, or on a copy: the children of that part are
  /// not those of the state.
  @usableFromInline
  func returned<State>(for state: UnsafePointer<State>) -> Self {
    embedded({ $0 }, from: nil, at: state)
  }

  /// Returns this effect with the namespace that it was returned in.
  func inNamespace(_ namespace: ActiveNamespace) -> Self {
    embedded({ $0 }, in: namespace)
  }
}
