import Synchronization

/// The place in a cache for one key's own value: a node of a binary tree that only grows.
///
/// The bits of the key's hash say which way to go, so a key is found in a handful of steps; nothing
/// is ever moved or removed, so finding takes no lock.
final class CachedValue: Sendable {
  private let key: ObjectIdentifier
  private let made = SpecializedLazyReference<DefaultValue>()
  private let making = Mutex(())
  private let isReported = Atomic(false)
  private let zero = SpecializedLazyReference<CachedValue>()
  private let one = SpecializedLazyReference<CachedValue>()

  init(key: ObjectIdentifier) {
    self.key = key
  }

  /// The place for `key` in the tree below this one, made when there is none.
  func descendant(for key: ObjectIdentifier) -> CachedValue {
    // Fibonacci hashing: the high bits are the well mixed ones.
    var bits = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
    var node = self
    while node.key != key {
      node = node.child(atOne: bits >> 63 == 1, for: key)
      bits <<= 1
    }
    return node
  }

  /// The value if there is one already.
  var current: DefaultValue? { made.object }

  /// The value; made by `make` when there is none. Whoever else wants it meanwhile waits.
  func value(_ make: () -> DefaultValue) -> DefaultValue {
    if let current { return current }
    return making.withLock { _ in current ?? made.setIfNil(make()) }
  }

  /// Files `value` and tells whether it was the first.
  func settle(_ value: DefaultValue) -> Bool {
    made.setIfNil(value) === value
  }

  /// Tells whether the value's fault is to be reported: the first time only.
  func claimReport() -> Bool {
    !isReported.exchange(true, ordering: .relaxed)
  }

  private func child(atOne isOne: Bool, for key: ObjectIdentifier) -> CachedValue {
    if isOne {
      one.object ?? one.setIfNil(CachedValue(key: key))
    } else {
      zero.object ?? zero.setIfNil(CachedValue(key: key))
    }
  }
}
