import CasePaths
import CustomDump

extension Register {
  /// Where the effects that run or wait for their turn were written.
  func runningEffects() -> [SourceLocation] {
    leaves().compactMap(\.location)
  }
}

/// Fails for actions that effects sent and nobody asserted.
func reportUnasserted<Action>(_ actions: [Action], at location: SourceLocation) {
  guard !actions.isEmpty else { return }
  location.report(
    """
    \(actions.count) received action(s) were not asserted:

    \(dump(actions))

    Take each with 'receive', in the order in which they arrived.
    """
  )
}

/// Fails for effects that have not ended.
func reportAlive(_ effects: [SourceLocation], at location: SourceLocation) {
  guard !effects.isEmpty else { return }
  location.report(
    """
    \(effects.count) effect(s) are still running:

    \(list(effects))

    An effect must end before the test does:

    • If it waits on a clock, advance the clock.
    • If it runs until it is cancelled, send the action that cancels it, or cancel the task that \
    'send' returned.
    • If it waits on something real, wait for it with 'finish(timeout:)'.
    """
  )
}

/// Fails for an action that has not come.
func reportMissing(
  _ expectation: String, while effects: [SourceLocation], at location: SourceLocation
) {
  let state =
    effects.isEmpty
    ? "No effect is running, so none can come."
    : "\(effects.count) effect(s) are still running:\n\n\(list(effects))"
  location.report("Expected to receive \(expectation)\n\nNo action came. \(state)")
}

/// A case as a test's message names it. A case key path does not tell the name of a case with a
/// payload, the payload's type has to do.
func describe<Action, Value>(_ path: AnyCasePath<Action, Value>) -> String {
  if let nothing = () as? Value { return "the case '\(caseName(of: path.embed(nothing)))'" }
  return "a case with a payload of '\(String(reflecting: Value.self))'"
}

/// Actions as a test's message shows them.
func dump<Action>(_ actions: [Action]) -> String {
  actions
    .map { action in
      var text = ""
      customDump(action, to: &text)
      return text.indented()
    }
    .joined(separator: "\n")
}

private func list(_ effects: [SourceLocation]) -> String {
  effects.map { "  effect started at \($0)" }.joined(separator: "\n")
}

extension String {
  /// Every line moved in by two spaces.
  func indented() -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
