/// The key of the effects in flight with one identifier, in a feature and its children, or of all
/// effects of a feature.
///
/// A registry finds its keys by their hash values. So `==` and `hash(into:)` of identifiers and of
/// rows' ids, which are a client's code, are never called under the lock of the registry.
// Unchecked: `effects` is accessed only under the lock of the registry.
final class EffectKey: @unchecked Sendable {
  let path: FeaturePath
  /// The identifier, or `nil` for all effects of the feature.
  let id: AnyHashableSendable?
  let hash: Int
  var effects = InFlightEffectSet.empty

  init(_ id: AnyHashableSendable?, at path: FeaturePath) {
    self.path = path
    self.id = id
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(id)
    hash = hasher.finalize()
  }

  /// Returns true if two keys stand for the same effects.
  func isEqual(to other: EffectKey) -> Bool {
    self === other || (hash == other.hash && path == other.path && id == other.id)
  }
}

/// The keys with one hash value: usually a single one.
enum EffectKeyBucket {
  case one(EffectKey)
  case many([EffectKey])

  var keys: [EffectKey] {
    switch self {
    case .one(let key): [key]
    case .many(let keys): keys
    }
  }

  /// Returns true if two buckets have the same objects.
  static func areIdentical(_ lhs: Self?, _ rhs: Self?) -> Bool {
    (lhs?.keys ?? []).elementsEqual(rhs?.keys ?? []) { $0 === $1 }
  }

  /// The keys that are equal to another, which is found by comparing identifiers.
  func keys(equalTo key: EffectKey) -> [EffectKey] {
    switch self {
    case .one(let only): only.isEqual(to: key) ? [only] : []
    case .many(let keys): keys.filter { $0.isEqual(to: key) }
    }
  }

  /// The first key that is equal to another.
  func first(equalTo key: EffectKey) -> EffectKey? {
    switch self {
    case .one(let only): only.isEqual(to: key) ? only : nil
    case .many(let keys): keys.first { $0.isEqual(to: key) }
    }
  }
}

/// The keys of the effects in flight of a store.
struct EffectKeyTable {
  private var buckets: [Int: EffectKeyBucket] = [:]

  var isEmpty: Bool { buckets.isEmpty }

  /// The keys with a hash value.
  subscript(hash: Int) -> EffectKeyBucket? { buckets[hash] }

  /// Adds an effect to a key, which is registered as long as it has effects.
  mutating func insert(_ effect: InFlightEffect, for key: EffectKey) {
    if case .empty = key.effects {
      switch buckets[key.hash] {
      case nil: buckets[key.hash] = .one(key)
      case let bucket?: buckets[key.hash] = .many(bucket.keys + [key])
      }
    }
    key.effects.insert(effect)
  }

  /// Removes an effect from a key.
  mutating func remove(_ effect: InFlightEffect, for key: EffectKey) {
    key.effects.remove(effect)
    guard case .empty = key.effects, let bucket = buckets[key.hash] else { return }
    let others = bucket.keys.filter { $0 !== key }
    switch others.count {
    case 0: buckets[key.hash] = nil
    case 1: buckets[key.hash] = .one(others[0])
    default: buckets[key.hash] = .many(others)
    }
  }
}
