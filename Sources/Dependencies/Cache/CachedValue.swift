import ComposableConcurrency
import Synchronization

/// A cache entry for the default value of one key: a node of a binary tree that only grows.
///
/// The bits of the key's hash select the path, so a lookup takes a handful of steps. Nodes are
/// never moved or removed, so a lookup takes no lock.
final class CachedValue: Sendable {
  private let key: ObjectIdentifier
  private let reference = SpecializedLazyReference<DefaultValue>()
  private let creationLock = Lock(())
  private let isReported = Atomic(false)
  private let leftChild = SpecializedLazyReference<CachedValue>()
  private let rightChild = SpecializedLazyReference<CachedValue>()

  init(key: ObjectIdentifier) {
    self.key = key
  }

  /// The entry for `key` in this subtree, inserted if there is none.
  func descendant(for key: ObjectIdentifier) -> CachedValue {
    // Fibonacci hashing: the high bits are the well mixed ones.
    var bits = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
    var node = self
    while node.key != key {
      node = node.child(onRight: bits >> 63 == 1, for: key)
      bits <<= 1
    }
    return node
  }

  /// The value, or `nil` if it has not been created.
  var current: DefaultValue? { reference.object }

  /// The value, created by `make` if there is none. Concurrent callers wait for the first one.
  func value(_ make: () -> DefaultValue) -> DefaultValue {
    if let current { return current }
    return creationLock.withLock { _ in current ?? reference.setIfNil(make()) }
  }

  /// Stores `value` unless there is a value, and returns true if it was stored.
  func setIfNil(_ value: DefaultValue) -> Bool {
    reference.setIfNil(value) === value
  }

  /// Marks the value's issue as reported, and returns true the first time.
  func markReported() -> Bool {
    !isReported.exchange(true, ordering: .relaxed)
  }

  private func child(onRight isRight: Bool, for key: ObjectIdentifier) -> CachedValue {
    if isRight {
      rightChild.object ?? rightChild.setIfNil(CachedValue(key: key))
    } else {
      leftChild.object ?? leftChild.setIfNil(CachedValue(key: key))
    }
  }
}
