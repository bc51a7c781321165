import IssueReporting
import Synchronization

/// Learns whether a key's test value came from the default implementation, that is, whether nobody
/// thought of tests.
///
/// Only whoever asked for the value knows where it is used; the default implementation leaves a
/// note here instead of reporting by itself.
final class UncontrolledValue: Sendable {
  @TaskLocal private static var current: UncontrolledValue?

  private let key: ObjectIdentifier
  private let isNoted = Atomic(false)

  private init(key: ObjectIdentifier) {
    self.key = key
  }

  /// Makes the test value of `key` and tells whether it is an uncontrolled one.
  static func testValue<Key: TestDependencyKey>(
    of key: Key.Type
  ) -> (value: Key.Value, isUncontrolled: Bool) {
    let watch = UncontrolledValue(key: ObjectIdentifier(key))
    let value = $current.withValue(watch) { Key.testValue }
    return (value, watch.isNoted.load(ordering: .acquiring))
  }

  /// Called by the default implementation of `testValue`.
  static func note<Key: DependencyKey>(_ key: Key.Type) {
    guard Key.shouldReportUnimplemented else { return }
    if let current, current.key == ObjectIdentifier(key) {
      current.isNoted.store(true, ordering: .releasing)
    } else if isTesting, !DependencyValues.isOverriding {
      DependencyFault.liveInTest.report(key, property: nil, place: nil)
    }
  }
}
