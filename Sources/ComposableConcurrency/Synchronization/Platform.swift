// Public, since thread-local storage is inlined into other modules.
#if canImport(Darwin)
public import Darwin
#elseif canImport(Glibc)
public import Glibc
#elseif canImport(Musl)
public import Musl
#elseif canImport(Android)
public import Android
#endif

/// Thread-local storage of an unowned reference: it does not retain the object.
@frozen
@usableFromInline
package struct ThreadLocal<Value: AnyObject>: Sendable {
  @usableFromInline
  let key: pthread_key_t

  /// Creates storage that is empty on each thread.
  package init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  /// True if the current thread has stored a reference.
  @inlinable
  package var isSet: Bool { pthread_getspecific(key) != nil }

  /// The reference that the current thread has stored.
  @inlinable
  package var value: Value? {
    get {
      pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() }
    }
    nonmutating set {
      pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() })
    }
  }
}

/// Returns a global variable of the Swift runtime, or `nil` if the runtime does not have it.
///
/// - Parameters:
///   - name: The name of its symbol.
///   - type: The type of the variable.
func runtimeVariable<Value>(_ name: String, of type: Value.Type) -> UnsafeMutablePointer<Value>? {
  dlsym(dlopen(nil, RTLD_LAZY), name)?.assumingMemoryBound(to: type)
}

/// Returns the address of a function of the Swift runtime, or `nil` if this runtime does not have it.
func runtimeFunction(_ name: String) -> UnsafeMutableRawPointer? {
  dlsym(dlopen(nil, RTLD_LAZY), name)
}

/// An identifier of a thread, unique among the threads that are running.
package struct ThreadID: Equatable, Sendable {
  let rawValue: UInt

  /// The identifier of the current thread, which is not zero.
  package static var current: Self { Self(pthread_self()) }

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
