#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The error of a failed system call.
struct SystemFault: Error {
  /// The reason, as the end of a sentence.
  let reason: String
  /// True if the file exists, and was to be created.
  let fileExists: Bool

  init(_ reason: String) {
    self.reason = reason
    fileExists = false
  }

  /// - Parameter code: The error number, by default of the last failed call.
  init(code: Int32 = errno) {
    reason = String(cString: strerror(code)).lowercased()
    fileExists = code == EEXIST
  }
}
