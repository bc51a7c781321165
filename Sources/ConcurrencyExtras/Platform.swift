#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// An identifier of a thread, unique among the threads that are running.
struct ThreadID {
  let rawValue: UInt

  /// The identifier of the current thread, which is not zero.
  static var current: Self { Self(pthread_self()) }

  // Generic, since it is an integer or a pointer, depending on the platform.
  private init(_ thread: some BitwiseCopyable) {
    rawValue = unsafeBitCast(thread, to: UInt.self)
  }
}

#if SANITIZE
/// A lock whose operations the thread sanitizer observes.
struct PlatformMutex: ~Copyable {
  // Allocated, since a lock of this kind must keep its address.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }

  func unlock() { pthread_mutex_unlock(mutex) }
}
#endif
