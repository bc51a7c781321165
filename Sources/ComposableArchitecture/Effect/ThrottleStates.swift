/// The throttle states of one store, by feature and identifier.
///
/// Each entry retains the lifetime of its feature, so that the end of the feature's state is
/// detected. Finding an entry takes constant time; creating and removing one takes time linear in
/// the depth of the feature.
struct ThrottleStates {
  private struct Key: Hashable {
    let path: FeaturePath
    let id: AnyHashableSendable
    /// The type of the throttle state. Effects with one identifier may have actions of several
    /// types before they are mapped.
    let type: ObjectIdentifier
  }

  /// The throttle states of each feature and of its children.
  private var entries:
    [FeaturePath: [Key: (throttleState: any Sendable, lifetime: ChildLifetime)]] = [:]

  /// Returns the throttle state of an identifier, which is created for its first throttled effect.
  mutating func throttleState<Action, Instant>(
    _ id: AnyHashableSendable, of lifetime: ChildLifetime
  ) -> ThrottleState<Action, Instant> {
    let type = ObjectIdentifier(ThrottleState<Action, Instant>.self)
    let key = Key(path: lifetime.path, id: id, type: type)
    if let throttleState = entries[key.path]?[key]?.throttleState as? ThrottleState<Action, Instant>
    {
      return throttleState
    }
    let throttleState = ThrottleState<Action, Instant>()
    for path in key.path.selfAndAncestors {
      entries[path, default: [:]][key] = (throttleState, lifetime)
    }
    return throttleState
  }

  /// Removes the throttle states of a feature whose state was removed, and of its children.
  mutating func remove(below path: FeaturePath) {
    guard let removed = entries.removeValue(forKey: path) else { return }
    for key in removed.keys {
      for ancestor in key.path.selfAndAncestors {
        entries[ancestor]?[key] = nil
        if entries[ancestor]?.isEmpty == true { entries[ancestor] = nil }
      }
    }
  }
}
