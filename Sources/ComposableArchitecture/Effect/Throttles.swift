/// What the throttled effects of one store leave to the next of the same identity, by feature.
///
/// Each keeps its feature watched, so that it is noticed when the state of that goes. Finding one takes
/// constant time; making and forgetting one, a step for each feature above.
struct Throttles {
  private typealias Key = Register.Key

  private var entries: [Key: (throttle: any Sendable, watch: Watch)] = [:]
  /// The identities in a feature, and in those below it.
  private var keys: [FeaturePath: Set<Key>] = [:]

  /// What the throttled effects of an identity share, made for the first.
  mutating func throttle<Action, Instant>(
    _ id: AnyHashableSendable, of watch: Watch
  ) -> Throttle<Action, Instant> {
    let key = Key(path: watch.path, tag: .id(id))
    if let throttle = entries[key]?.throttle as? Throttle<Action, Instant> { return throttle }
    let throttle = Throttle<Action, Instant>()
    entries[key] = (throttle, watch)
    for path in watch.path.upwards { keys[path, default: []].insert(key) }
    return throttle
  }

  /// Forgets the throttles of a feature that goes, and of those below it.
  ///
  /// - Returns: What that lets go of, which may run any code.
  mutating func forget(below path: FeaturePath) -> [Any] {
    guard let gone = keys[path] else { return [] }
    for key in gone {
      for place in key.path.upwards {
        keys[place]?.remove(key)
        if keys[place]?.isEmpty == true { keys[place] = nil }
      }
    }
    return gone.map { ($0, entries.removeValue(forKey: $0)) }
  }
}
