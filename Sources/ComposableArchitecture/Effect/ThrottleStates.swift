/// What the throttled effects of one store leave to the next of the same identity, by feature.
///
/// Each keeps its feature watched, so that it is noticed when the state of that goes. Finding one takes
/// constant time; making and forgetting one, a step for each feature above.
struct ThrottleStates {
  private struct Key: Hashable {
    let path: FeaturePath
    let id: AnyHashableSendable
    /// Effects of one identity may have actions of several types, until they are mapped.
    let type: ObjectIdentifier
  }

  /// The throttles of a feature and of the features below it.
  private var entries: [FeaturePath: [Key: (throttle: any Sendable, watch: ChildLifetime)]] = [:]

  /// What the throttled effects of an identity share, made for the first.
  mutating func throttle<Action, Instant>(
    _ id: AnyHashableSendable, of watch: ChildLifetime
  ) -> ThrottleState<Action, Instant> {
    let type = ObjectIdentifier(ThrottleState<Action, Instant>.self)
    let key = Key(path: watch.path, id: id, type: type)
    if let throttle = entries[key.path]?[key]?.throttle as? ThrottleState<Action, Instant> {
      return throttle
    }
    let throttle = ThrottleState<Action, Instant>()
    for path in key.path.upwards { entries[path, default: [:]][key] = (throttle, watch) }
    return throttle
  }

  /// Forgets the throttles of a feature that goes, and of those below it.
  ///
  /// - Returns: What that lets go of, which may run any code.
  mutating func forget(below path: FeaturePath) -> Any? {
    guard let gone = entries.removeValue(forKey: path) else { return nil }
    for key in gone.keys {
      for place in key.path.upwards {
        entries[place]?[key] = nil
        if entries[place]?.isEmpty == true { entries[place] = nil }
      }
    }
    return gone
  }
}
