import IssueReporting
import Synchronization

/// A detector for keys whose test value comes from the default implementation, which means that
/// they define none.
///
/// The default implementation doesn't know where the value is used. It marks the detector instead
/// of reporting, and the caller, which knows the location, reports.
final class UncontrolledValueDetector: Sendable {
  @TaskLocal private static var current: UncontrolledValueDetector?

  private let key: ObjectIdentifier
  private let isUncontrolled = Atomic(false)

  private init(key: ObjectIdentifier) {
    self.key = key
  }

  /// Reads the test value of `key`, and returns it along with a flag set if it is uncontrolled.
  static func testValue<Key: TestDependencyKey>(
    of key: Key.Type
  ) -> (value: Key.Value, isUncontrolled: Bool) {
    let detector = UncontrolledValueDetector(key: ObjectIdentifier(key))
    let value = $current.withValue(detector) { Key.testValue }
    return (value, detector.isUncontrolled.load(ordering: .acquiring))
  }

  /// Marks the value of `key` as uncontrolled. The default implementation of `testValue` calls it.
  static func markUncontrolled<Key: DependencyKey>(_ key: Key.Type) {
    guard Key.shouldReportUnimplemented else { return }
    if let current, current.key == ObjectIdentifier(key) {
      current.isUncontrolled.store(true, ordering: .releasing)
    } else if isTesting, !DependencyValues.isOverriding {
      DependencyIssue.liveInTest.report(key, property: nil, location: nil)
    }
  }
}

extension DependencyKey {
  /// The preview value. Reading it fails the test: see ``shouldReportUnimplemented``.
  public static var testValue: Value {
    UncontrolledValueDetector.markUncontrolled(Self.self)
    return previewValue
  }
}
