import Foundation

// In release mode, the compiler finds `timespec` in the module of C that Foundation imports.
#if canImport(CDispatch)
internal import CDispatch
#endif

/// The resource of the number of file descriptors, in the type that `getrlimit` takes.
#if canImport(Glibc)
let fileDescriptorResource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
#else
let fileDescriptorResource = RLIMIT_NOFILE
#endif

/// The processor time of the current thread.
enum ThreadTime {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
