#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A place that holds an object for each thread. It does not keep the object alive.
struct ThreadLocal<Value: AnyObject>: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  var isSet: Bool { pthread_getspecific(key) != nil }

  var value: Value? {
    get {
      pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() }
    }
    nonmutating set {
      pthread_setspecific(key, newValue.map { Unmanaged.passUnretained($0).toOpaque() })
    }
  }
}

/// Whether the part of IssueReporting is linked that records issues in a test framework.
let isTestSupportLinked: Bool = {
  #if os(Linux) || os(Android)
    let library = dlopen("libIssueReportingTestSupport.so", RTLD_LAZY) ?? dlopen(nil, RTLD_LAZY)
    return dlsym(library, "$s25IssueReportingTestSupport07_recordA0ypyF") != nil
  #else
    true
  #endif
}()

/// Whether XCTest is Apple's, which knows expected failures.
let isObjectiveC: Bool = {
  #if canImport(ObjectiveC)
    true
  #else
    false
  #endif
}()
