import CasePaths
import ComposableConcurrency
import CustomDump
import IssueReporting

extension SourceLocation {
  /// Reports a failure of the test at this line.
  func fail(_ message: String) {
    guard isTesting, !isTestSupportLinked else { return report(message) }
    // Without test support the failure would not be recorded and the test would pass.
    preconditionFailure(
      """
      \(self): \(message)

      The failure can't be recorded. Add the product 'DependenciesTestSupport' of \
      'swift-composable' to the dependencies of its test target.
      """
    )
  }

  /// Reports a note at this line, which does not fail the test.
  func note(_ message: String) {
    // XCTest supports expected issues on Apple's platforms only.
    if case .xcTest? = TestContext.current, !isObjectiveC {
      return print("\(filePath):\(line): note: \(message)")
    }
    withExpectedIssue(
      isIntermittent: true, fileID: fileID, filePath: filePath, line: line, column: column
    ) {
      report(message)
    }
  }
}

/// Fails the test if actions of effects were received but not asserted.
func fail<Action>(
  unasserted actions: [Action], exhaustivity: Exhaustivity, at location: SourceLocation
) {
  guard !actions.isEmpty else { return }
  guard exhaustivity.isOn else {
    return exhaustivity.note(
      "Skipped received actions (\(actions.count)):\n\n\(dump(actions))", at: location
    )
  }
  location.fail(
    """
    Received actions were not asserted (\(actions.count)):

    \(dump(actions))

    Assert each with 'receive', in the order in which they were received.
    """
  )
}

/// Fails the test if received actions were not asserted before the next action is sent.
func fail<Action>(unassertedBeforeSending actions: [Action], at location: SourceLocation) {
  guard !actions.isEmpty else { return }
  location.fail(
    """
    Received actions must be asserted with 'receive' before another action is sent \
    (\(actions.count)):

    \(dump(actions))
    """
  )
}

/// Fails the test because an action was sent to a dismissed feature.
func fail<Action>(sentAfterDismissal action: Action, at location: SourceLocation) {
  location.fail(
    """
    An action was sent to a feature that has dismissed itself, and was dropped:

    \(dump([action]))

    The parent of a dismissed feature removes its state. Send the action before the feature \
    dismisses itself.
    """
  )
}

/// Fails the test if effects have not ended.
func fail(inFlight effects: [LiveEffect], exhaustivity: Exhaustivity, at location: SourceLocation) {
  guard !effects.isEmpty else { return }
  guard exhaustivity.isOn else {
    return note(skipped: effects, exhaustivity: exhaustivity, at: location)
  }
  location.fail(
    """
    Effects have not ended (\(effects.count)):

    \(list(effects))

    An effect must end before the test does:

    • If it sleeps on a clock, advance the clock.
    • If it runs until it is cancelled, send the action that cancels it, or cancel the task that \
    'send' returned.
    • If it does real work, such as a network request, wait for it with 'finish(timeout:)'.
    """
  )
}

/// Fails the test because the operations of cancelled effects have not returned.
///
/// - Parameter effects: The effects, as far as they had not been cancelled before.
func fail(notReturned effects: [LiveEffect], at location: SourceLocation) {
  var paragraphs = ["Cancelled effects of an action have not returned."]
  if !effects.isEmpty { paragraphs.append(list(effects)) }
  paragraphs.append(
    """
    An effect must return when its task is cancelled: check 'Task.isCancelled' in loops, and \
    resume continuations in 'withTaskCancellationHandler'. If it takes longer, raise the \
    'timeout' of the test store.
    """
  )
  location.fail(paragraphs.joined(separator: "\n\n"))
}

/// Notes that the test does not assert the end of effects.
func note(skipped effects: [LiveEffect], exhaustivity: Exhaustivity, at location: SourceLocation) {
  guard !effects.isEmpty else { return }
  exhaustivity.note(
    "Skipped effects that have not ended (\(effects.count)):\n\n\(list(effects))", at: location
  )
}

/// Fails the test because an expected action was not received.
func fail<Action>(
  missing expectation: String, skipping actions: [Action], while effects: [LiveEffect],
  after outcome: LiveEffects.Outcome, at location: SourceLocation
) {
  var paragraphs = ["Expected to receive \(expectation)"]
  if actions.isEmpty {
    paragraphs.append("No action was received.")
  } else {
    paragraphs.append("Only these were received:\n\n\(dump(actions))")
  }
  if effects.isEmpty {
    paragraphs.append("No effect is in flight, so none can be received.")
  } else {
    paragraphs.append("Effects have not ended (\(effects.count)):\n\n\(list(effects))")
    switch outcome {
    case .asleep:
      paragraphs.append(
        "All of them sleep, so none can be received. Advance the clock before 'receive'."
      )
    case .cancelled:
      paragraphs.append("The test was cancelled, so it did not wait for them.")
    case .reached, .ended, .timedOut:
      paragraphs.append(
        "If one does real work that takes longer, pass 'receive' a longer 'timeout:'."
      )
    }
  }
  location.fail(paragraphs.joined(separator: "\n\n"))
}

/// Describes a case for the message of a failure.
///
/// A case key path does not contain the name of a case with a payload, so the type of the payload
/// is given instead.
func describe<Action, Value>(_ path: AnyCasePath<Action, Value>) -> String {
  if let nothing = () as? Value {
    return "the case '\(caseNames(of: path.embed(nothing)).joined(separator: "."))'"
  }
  return "a case with a payload of '\(String(reflecting: Value.self))'"
}

/// The names of nested enum cases, from the outermost to the innermost.
private func caseNames(of value: Any) -> [String] {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum:
    return [caseName(of: value)] + (mirror.children.first.map { caseNames(of: $0.value) } ?? [])
  case .tuple:
    return mirror.children.map(\.value).last.map(caseNames) ?? []
  default:
    return []
  }
}

/// Formats actions for the message of a failure.
func dump<Action>(_ actions: [Action]) -> String {
  let limit = 30
  let texts = actions.prefix(limit).map { action in
    var text = ""
    customDump(action, to: &text)
    return text.indented()
  }
  let remainder = actions.count > limit ? ["  … and \(actions.count - limit) more"] : []
  return (texts + remainder).joined(separator: "\n")
}

/// Formats effects for the message of a failure.
func list(_ effects: [LiveEffect]) -> String {
  effects.map { "  \($0)" }.joined(separator: "\n")
}

/// Formats the difference of two values for the message of a failure.
func difference<Value>(
  _ expected: Value, _ actual: Value, _ actualName: String = "Actual"
) -> String {
  diff(expected, actual, format: .proportional).map {
    "\($0.withPropertyNames().indented())\n\n(Expected: −, \(actualName): +)"
  } ?? "  Their dumps are equal but the values are not: check their '=='."
}

extension String {
  /// Replaces the names of storage by those of properties: `@ObservableState` stores `count` in
  /// `_count`.
  fileprivate func withPropertyNames() -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let label = line.drop { $0.isWhitespace || "−+".contains($0) }
        guard label.hasPrefix("_"), let colon = label.firstIndex(of: ":"),
          label[..<colon].allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber })
        else { return String(line) }
        return String(line[..<label.startIndex] + label.dropFirst())
      }
      .joined(separator: "\n")
  }

  /// Indents every line by two spaces.
  func indented() -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
