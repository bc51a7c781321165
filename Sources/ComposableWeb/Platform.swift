import Foundation

// In release mode, the compiler finds `timespec` in the module of C that Foundation imports.
#if canImport(CDispatch)
internal import CDispatch
#endif

/// The processor time of the current thread.
enum ThreadTime {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
