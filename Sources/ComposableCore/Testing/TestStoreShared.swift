import ComposableConcurrency
import Sharing

extension TestStore {
  /// A difference between an expected and the actual state, or a shared value.
  struct Difference {
    /// The subject of a message.
    let subject: String
    let text: String
  }

  /// Returns an assertion of the changes of shared values, before those that are not asserted yet.
  func assertion(of changes: [any SharedChange], startsFromActual: Bool) -> SharedAssertion {
    SharedAssertion(
      of: changes,
      before: received.flatMap(\.sharedChanges) + sharedChangeTracker.pendingChanges,
      startsFromActual: startsFromActual
    )
  }

  /// Returns the differences between an expected state and the actual one, and those of the shared
  /// values.
  func differences(
    _ expected: State, _ actual: State, _ sharedAssertion: SharedAssertion, _ moment: String
  ) -> [Difference] {
    var differences = sharedAssertion.failures.map { failure in
      Difference(
        subject: "The shared value '\(failure.name)'\(moment)", text: text(of: failure)
      )
    }
    if !areEqual(expected, actual) {
      let state = Difference(
        subject: "The state\(moment)", text: difference(expected, actual)
      )
      differences.insert(state, at: 0)
    }
    return differences
  }
}

private func text(of expectation: some SharedExpectation) -> String {
  difference(expectation.expected, expectation.actual)
}

private func text(of change: some SharedChange) -> String {
  difference(change.before, change.after)
}

/// Fails the test if effects have changed shared values and the test did not assert that.
func fail(
  unasserted changes: [any SharedChange], exhaustivity: Exhaustivity, at location: SourceLocation
) {
  guard !changes.isEmpty else { return }
  let list = changes.map { "'\($0.name)':\n\n\(text(of: $0))" }.joined(separator: "\n\n")
  guard exhaustivity.isOn else {
    return exhaustivity.note("Skipped changes of shared values:\n\n\(list)", at: location)
  }
  location.fail(
    """
    Effects have changed shared values (\(changes.count)), and the test does not assert that:

    \(list)

    Assert the changes with 'store.assert', or with the next action: \
    'store.assert { $0.$count.withLock { $0 = 1 } }'.
    """
  )
}
