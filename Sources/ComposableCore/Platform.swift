#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A flag that is true if the library of IssueReporting that records issues in a test framework is
/// linked.
let isTestSupportLinked: Bool = {
  #if os(Linux) || os(Android)
  let library = dlopen("libIssueReportingTestSupport.so", RTLD_LAZY) ?? dlopen(nil, RTLD_LAZY)
  return dlsym(library, "$s25IssueReportingTestSupport07_recordA0ypyF") != nil
  #else
  true
  #endif
}()

/// A flag that is true if XCTest is Apple's, which supports expected failures.
let isObjectiveC: Bool = {
  #if canImport(ObjectiveC)
  true
  #else
  false
  #endif
}()
