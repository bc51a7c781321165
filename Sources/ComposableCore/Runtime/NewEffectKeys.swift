import ConcurrencyExtras

/// The keys of the effects of a tree that is being created: one for all effects with an identifier.
struct NewEffectKeys {
  private let registry: EffectRegistry
  /// The keys of the first identifier. Most trees have no other.
  private var first: [EffectKey] = []
  private var buckets: [Int: EffectKeyBucket] = [:]

  init(in registry: EffectRegistry) {
    self.registry = registry
  }

  /// Returns the keys of an identifier: at its feature and at every ancestor, so that a cancel in
  /// an ancestor finds it.
  mutating func keys(for id: AnyHashableSendable, at path: FeaturePath) -> [EffectKey] {
    if buckets.isEmpty { first.forEach { add($0) } }
    let keys = path.selfAndAncestors.map { path in
      let key = EffectKey(id, at: path)
      return registry.key(equalTo: key) ?? find(key) ?? key
    }
    if first.isEmpty { first = keys } else { for key in keys where find(key) == nil { add(key) } }
    return keys
  }

  private func find(_ key: EffectKey) -> EffectKey? { buckets[key.hash]?.first(equalTo: key) }

  private mutating func add(_ key: EffectKey) {
    buckets[key.hash] = .many((buckets[key.hash]?.keys ?? []) + [key])
  }
}
