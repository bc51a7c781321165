import Synchronization

/// A reference that is set once and read without a lock.
///
/// Equivalent to `AtomicLazyReference` of the standard library, which is not specialized into its
/// clients: that makes a read several times as slow.
// @unchecked: atomics of raw pointers are not Sendable, as their pointees might not be.
struct SpecializedLazyReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  private let pointer = Atomic<UnsafeRawPointer?>(nil)

  init() {}

  /// The object, or `nil` before it is set.
  var object: Object? {
    // The pointer owns a reference that only `deinit` releases.
    pointer.load(ordering: .acquiring).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Sets the object if there is none, and returns the stored object.
  func setIfNil(_ object: Object) -> Object {
    let retained = Unmanaged.passRetained(object)
    let result = pointer.compareExchange(
      expected: nil,
      desired: UnsafeRawPointer(retained.toOpaque()),
      ordering: .acquiringAndReleasing
    )
    guard let existing = result.original else { return object }
    retained.release()
    return Unmanaged.fromOpaque(existing).takeUnretainedValue()
  }

  deinit {
    if let pointer = pointer.load(ordering: .acquiring) {
      Unmanaged<Object>.fromOpaque(pointer).release()
    }
  }
}
