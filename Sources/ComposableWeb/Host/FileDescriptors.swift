#if Web
import Foundation

/// The file descriptors of the process, of which each connection and each file that is
/// sent needs one.
enum FileDescriptors {
  /// The number of descriptors of databases, of an application's files and of the process itself.
  private static let reserve = 96

  /// The number of connections that the process can have besides its other descriptors.
  static let forConnections = max(1, available - forDownloads)

  /// The number of files that may be sent at the same time.
  static let forDownloads = max(1, available / 8)

  /// The number of descriptors without the reserve.
  ///
  /// The first access raises the limit of the process to the one that it may have at most. Without free
  /// descriptors, a server could accept no connection, and would be told again and again that one waits.
  private static let available: Int = {
    var limits = rlimit()
    guard getrlimit(fileDescriptorResource, &limits) == 0 else { return .max }
    if limits.rlim_cur < limits.rlim_max {
      var raised = limits
      raised.rlim_cur = limits.rlim_max
      if setrlimit(fileDescriptorResource, &raised) == 0 { limits = raised }
    }
    return max(1, Int(clamping: limits.rlim_cur) - reserve)
  }()
}
#endif
