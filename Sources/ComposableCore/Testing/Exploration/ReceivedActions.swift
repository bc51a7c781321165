/// The actions that effects have sent in one run of a scenario, and the calls of the scenario that
/// wait for one of them.
///
/// Used on the thread that explores.
final class ReceivedActions<Action> {
  private struct Waiter {
    let matches: (Action) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  /// The actions after the last one that was waited for.
  private var actions: [Action] = []
  private var waiters: [Waiter] = []
  private var isOver = false

  /// Adds an action, and resumes the first call that waits for it.
  func append(_ action: Action) {
    guard let index = waiters.firstIndex(where: { $0.matches(action) }) else {
      return actions.append(action)
    }
    actions = []
    waiters.remove(at: index).continuation.resume()
  }

  /// Resumes a call once there is an action that it waits for. Removes that action and the ones
  /// before it.
  func wait(
    until matches: @escaping (Action) -> Bool, _ continuation: CheckedContinuation<Void, Never>
  ) {
    if let index = actions.firstIndex(where: matches) {
      actions.removeSubrange(...index)
      continuation.resume()
    } else if isOver {
      continuation.resume()
    } else {
      waiters.append(Waiter(matches: matches, continuation: continuation))
    }
  }

  /// Resumes all calls, since the run is over.
  func stopWaiting() {
    isOver = true
    for waiter in waiters { waiter.continuation.resume() }
    waiters = []
  }
}
