import CasePaths
import CustomDump
import IssueReporting

extension SourceLocation {
  /// Fails the test at this line.
  func fail(_ message: String) {
    guard isTesting, !isTestSupportLinked else { return report(message) }
    // A failure that nobody records would be a test that passes.
    preconditionFailure(
      """
      \(self): \(message)

      This test can't be told of its failure. Add the product 'DependenciesTestSupport' of \
      'swift-composable' to the dependencies of its test target.
      """
    )
  }

  /// Notes something at this line that does not fail the test.
  func note(_ message: String) {
    // XCTest knows expected issues on Apple's systems only.
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

/// Fails for actions that effects sent and nobody asserted.
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

    Take each with 'receive', in the order in which they arrived.
    """
  )
}

/// Fails for actions that nobody asserted before the next one is sent.
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

/// Fails for effects that have not ended.
func fail(alive effects: [LiveEffect], exhaustivity: Exhaustivity, at location: SourceLocation) {
  guard !effects.isEmpty else { return }
  guard exhaustivity.isOn else {
    return exhaustivity.note(
      "Left effects that have not ended (\(effects.count)):\n\n\(list(effects))", at: location
    )
  }
  location.fail(
    """
    Effects have not ended (\(effects.count)):

    \(list(effects))

    An effect must end before the test does:

    • If it sleeps on a clock, advance the clock.
    • If it runs until it is cancelled, send the action that cancels it, or cancel the task that \
    'send' returned.
    • If it waits on something real, wait for it with 'finish(timeout:)'.
    """
  )
}

/// Fails for an action that has not come.
func fail<Action>(
  missing expectation: String, skipping actions: [Action], while effects: [LiveEffect],
  after outcome: LiveEffects.Outcome, at location: SourceLocation
) {
  var parts = ["Expected to receive \(expectation)"]
  if actions.isEmpty {
    parts.append("No action came.")
  } else {
    parts.append("Only these came:\n\n\(dump(actions))")
  }
  if effects.isEmpty {
    parts.append("No effect is running, so none can come.")
  } else {
    parts.append("Effects have not ended (\(effects.count)):\n\n\(list(effects))")
    switch outcome {
    case .asleep:
      parts.append("All of them sleep, so none can come. Advance the clock before 'receive'.")
    case .cancelled:
      parts.append("The test was cancelled, so it did not wait for them.")
    case .reached, .ended, .timedOut:
      parts.append(
        "If one waits on something real that takes longer, give 'receive' a longer 'timeout:'."
      )
    }
  }
  location.fail(parts.joined(separator: "\n\n"))
}

/// A case as a test's message names it. A case key path does not tell the name of a case with a
/// payload, the payload's type has to do.
func describe<Action, Value>(_ path: AnyCasePath<Action, Value>) -> String {
  if let nothing = () as? Value {
    return "the case '\(caseNames(of: path.embed(nothing)).joined(separator: "."))'"
  }
  return "a case with a payload of '\(String(reflecting: Value.self))'"
}

/// The names of the cases from an enum down to the innermost that it holds.
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

/// Actions as a test's message shows them.
func dump<Action>(_ actions: [Action]) -> String {
  let most = 30
  let texts = actions.prefix(most).map { action in
    var text = ""
    customDump(action, to: &text)
    return text.indented()
  }
  let rest = actions.count > most ? ["  … and \(actions.count - most) more"] : []
  return (texts + rest).joined(separator: "\n")
}

/// Effects as a test's message shows them.
func list(_ effects: [LiveEffect]) -> String {
  effects.map { "  \($0)" }.joined(separator: "\n")
}

/// What is different, as a test's message shows it.
func difference<Value>(
  _ expected: Value, _ actual: Value, _ actualName: String = "Actual"
) -> String {
  diff(expected, actual, format: .proportional).map {
    "\($0.withPropertyNames().indented())\n\n(Expected: −, \(actualName): +)"
  } ?? "  They print alike but are not equal: look at their '=='."
}

extension String {
  /// Properties under the names that features give them: `@ObservableState` keeps `count` in `_count`.
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

  /// Every line moved in by two spaces.
  func indented() -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
