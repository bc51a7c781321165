import Synchronization

/// A reference that is set once and then read without a lock.
///
/// Does what `AtomicLazyReference` of the standard library does; that one is not specialized into
/// its clients, which makes a read several times as slow.
// @unchecked: atomics of raw pointers are not Sendable, as what they point to might not be.
struct SpecializedLazyReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  private let pointer = Atomic<UnsafeRawPointer?>(nil)

  init() {}

  /// The object, once it is set.
  var object: Object? {
    // The pointer owns a reference that only `deinit` gives up.
    pointer.load(ordering: .acquiring).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Sets the object unless one is set, and returns the one that is set now.
  func setIfNil(_ object: Object) -> Object {
    let mine = Unmanaged.passRetained(object)
    let outcome = pointer.compareExchange(
      expected: nil,
      desired: UnsafeRawPointer(mine.toOpaque()),
      ordering: .acquiringAndReleasing
    )
    guard let theirs = outcome.original else { return object }
    mine.release()
    return Unmanaged.fromOpaque(theirs).takeUnretainedValue()
  }

  deinit {
    if let pointer = pointer.load(ordering: .acquiring) {
      Unmanaged<Object>.fromOpaque(pointer).release()
    }
  }
}
