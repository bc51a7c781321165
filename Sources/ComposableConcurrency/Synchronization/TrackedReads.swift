/// A value with a number that increases with each change.
package protocol VersionedValue: AnyObject {
  /// The number of changes.
  var version: UInt64 { get }
}

/// The reads of a tracked closure, of those values that other threads may change.
///
/// `withObservationTracking` registers its observer when its closure has returned. A change by another
/// thread until then would not be reported, so whoever tracks a closure asks for it afterwards:
///
/// ```swift
/// let reads = TrackedReads()
/// withObservationTracking { reads.record { body() } } onChange: { invalidate() }
/// if reads.haveChanged { invalidate() }
/// ```
package final class TrackedReads {
  private static let threadLocal = ThreadLocal<TrackedReads>()
  private var reads: [(value: any VersionedValue, version: UInt64)] = []

  package init() {}

  /// The reads of the closure that the current thread performs; `nil` if it performs none.
  package static var current: TrackedReads? { threadLocal.value }

  /// Records the reads of a closure, which are also those of the closure around it.
  package func record<Result>(_ body: () -> Result) -> Result {
    let outer = Self.threadLocal.value
    Self.threadLocal.value = self
    defer {
      Self.threadLocal.value = outer
      outer?.reads += reads
    }
    return body()
  }

  /// Adds a value that is about to be read.
  package func append(_ value: some VersionedValue) { reads.append((value, value.version)) }

  /// True if a value has changed since it was read.
  package var haveChanged: Bool { reads.contains { $0.value.version != $0.version } }
}
