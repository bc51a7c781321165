import ComposableConcurrency

/// The loads of a node that replace the default values of rows.
final class FirstLoads: Sendable {
  private struct State {
    var running: Set<Int> = []
    var lastID = 0
    /// Those who wait for all loads up to one.
    var waiters: [(lastID: Int, continuation: CheckedContinuation<Void, Never>)] = []

    func isRunning(upTo lastID: Int) -> Bool { running.contains { $0 <= lastID } }
  }

  private let state = Lock(State())

  /// True if nothing is being loaded.
  var isEmpty: Bool { state.withLock { $0.running.isEmpty } }

  /// Records the beginning of a load. Returns its number.
  func begin() -> Int {
    state.withLock { state in
      state.lastID += 1
      state.running.insert(state.lastID)
      return state.lastID
    }
  }

  /// Records the end of a load, whether it was successful or not.
  func end(_ id: Int) {
    let ended = state.withLock { state in
      state.running.remove(id)
      let waiters = state.waiters
      state.waiters = waiters.filter { state.isRunning(upTo: $0.lastID) }
      return waiters.filter { !state.isRunning(upTo: $0.lastID) }
    }
    for waiter in ended { waiter.continuation.resume() }
  }

  /// Waits until the loads that have begun have ended.
  func wait() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        guard state.isRunning(upTo: state.lastID) else { return true }
        state.waiters.append((state.lastID, continuation))
        return false
      }
      if isOver { continuation.resume() }
    }
  }
}
