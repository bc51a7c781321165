/// The throttles of one store, by feature and identifier.
///
/// Each entry retains the lifetime of its feature, so that the end of the feature's state is
/// detected. Finding an entry takes constant time; creating and removing one takes time linear in
/// the depth of the feature.
struct ThrottleTable {
  private struct Key: Hashable {
    let path: FeaturePath
    let id: AnyHashableSendable
    /// The type of the actions. The effect of a publisher has actions of its own type.
    let actionType: ObjectIdentifier
  }

  /// The throttles of each feature and of its children.
  private var entries: [FeaturePath: [Key: (throttle: Throttle, lifetime: ChildLifetime)]] = [:]

  /// Returns the throttle of an identifier, which is created for its first throttled effect.
  mutating func throttle(
    _ id: AnyHashableSendable, of lifetime: ChildLifetime, actionType: ObjectIdentifier
  ) -> Throttle {
    let key = Key(path: lifetime.path, id: id, actionType: actionType)
    if let throttle = entries[key.path]?[key]?.throttle { return throttle }
    let throttle = Throttle()
    for path in key.path.selfAndAncestors {
      entries[path, default: [:]][key] = (throttle, lifetime)
    }
    return throttle
  }

  /// Removes the throttles of a feature whose state was removed, and of its children.
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
