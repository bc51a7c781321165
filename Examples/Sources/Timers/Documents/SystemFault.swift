#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why the system does not do what is asked, as the end of a sentence.
struct SystemFault: Error {
  let reason: String
  /// Whether it is that something has the name already.
  let isThere: Bool

  init(_ reason: String) {
    self.reason = reason
    isThere = false
  }

  /// - Parameter code: By default that of the call that failed last.
  init(code: Int32 = errno) {
    reason = String(cString: strerror(code)).lowercased()
    isThere = code == EEXIST
  }
}
