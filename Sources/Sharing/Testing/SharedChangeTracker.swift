import ComposableConcurrency
package import Dependencies
import Synchronization

/// Records the changes of shared values that the feature under test and its effects make.
///
/// A test store passes one to its feature as a dependency, so that changes which others make are
/// not recorded.
package final class SharedChangeTracker: Sendable {
  /// The number of trackers in this process. Without one, a change needn't look for it.
  private static let count = Atomic(0)

  /// The changes in order, one for each value, and their positions by the identity of the value.
  private struct Changes {
    var all: [any SharedChange] = []
    var positions: [ObjectIdentifier: Int] = [:]
  }

  private let changes = Lock(Changes())

  package init() {
    Self.count.add(1, ordering: .relaxed)
  }

  deinit {
    Self.count.subtract(1, ordering: .relaxed)
  }

  /// The tracker of the feature whose code is running.
  static var current: SharedChangeTracker? {
    guard count.load(ordering: .relaxed) > 0 else { return nil }
    return DependencyValues._current.override(of: SharedChangeTrackerKey.self) ?? nil
  }

  /// Returns the changes since the last call: one for each value, from its first value to its last.
  package func takeChanges() -> [any SharedChange] {
    let changes = changes.withLock { changes in
      defer { changes = Changes() }
      return changes.all
    }
    return changes.filter { !$0.isEmpty }
  }

  /// The changes since the last call of ``takeChanges()``.
  package var pendingChanges: [any SharedChange] { changes.withLock { $0.all } }

  func record<Value>(
    _ reference: StoredReference<Value>, from before: Value, to after: Value
  ) {
    let change = SharedValueChange(reference: reference, before: before, after: after)
    // The replaced change is returned, since values must not be deallocated under the lock.
    _ = changes.withLock { changes -> (any SharedChange)? in
      guard let position = changes.positions[change.referenceID] else {
        changes.positions[change.referenceID] = changes.all.count
        changes.all.append(change)
        return nil
      }
      let former = changes.all[position]
      changes.all[position] = former.extended(by: change)
      return former
    }
  }
}

private enum SharedChangeTrackerKey: DependencyKey {
  static var liveValue: SharedChangeTracker? { nil }
  static var testValue: SharedChangeTracker? { nil }
}

extension DependencyValues {
  /// The recorder of the feature's changes of shared values, in a test.
  package var sharedChangeTracker: SharedChangeTracker? {
    get { self[SharedChangeTrackerKey.self] }
    set { self[SharedChangeTrackerKey.self] = newValue }
  }
}

/// A change of a shared value of any type.
package protocol SharedChange<Value>: Sendable {
  associatedtype Value
  /// The identity of the value.
  var referenceID: ObjectIdentifier { get }
  /// The name of the value, for messages.
  var name: String { get }
  var before: Value { get }
  var after: Value { get }
  /// Returns this change together with a later one of the same value.
  func extended(by later: any SharedChange) -> any SharedChange
  /// Adds the change to an assertion.
  func expect(in assertion: SharedAssertion, startingFromActual: Bool)
}

extension SharedChange {
  /// True if the value is the same as before.
  var isEmpty: Bool { areEqual(before, after) }
}

// Unchecked: the values are only read.
struct SharedValueChange<Value>: SharedChange, @unchecked Sendable {
  let reference: StoredReference<Value>
  let before: Value
  let after: Value

  var referenceID: ObjectIdentifier { ObjectIdentifier(reference) }

  var name: String { reference.description }

  func extended(by later: any SharedChange) -> any SharedChange {
    guard let later = later as? Self else { return self }
    return Self(reference: reference, before: before, after: later.after)
  }

  func expect(in assertion: SharedAssertion, startingFromActual: Bool) {
    assertion.expect(
      startingFromActual ? after : before, of: reference, actual: after
    )
  }
}
