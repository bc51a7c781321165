import ComposableConcurrency

/// The waits of a node between attempts, which end early once its storage can be reached again.
final class RetryDelays: Sendable {
  private struct State {
    var sleeps: [Int: Task<Void, Never>] = [:]
    var lastID = 0
    /// The number of times that all waits were ended.
    var round = 0
  }

  private let settings: SharedNodeSettings
  private let state = Lock(State())

  init(_ settings: SharedNodeSettings) { self.settings = settings }

  /// The current round, to be read before an attempt.
  var round: Int { state.withLock { $0.round } }

  /// Waits before the next attempt, unless the storage was reached again since the one that has failed.
  ///
  /// - Parameters:
  ///   - round: The round in which the attempt began.
  ///   - failures: The number of failures in a row.
  ///   - limit: The longest time, in the place of that of the settings.
  func wait(since round: Int, after failures: Int, atMost limit: Duration? = nil) async {
    let longest = min(settings.longestRetryDelay, limit ?? settings.longestRetryDelay)
    let delay = min(longest, settings.retryDelay * (1 << min(failures - 1, 16)))
    let clock = settings.clock
    let sleep = Task { [jitter = settings.jitter] in
      _ = try? await clock.sleep(for: delay * jitter())
    }
    let (id, isOver) = state.withLock { state in
      state.lastID += 1
      state.sleeps[state.lastID] = sleep
      return (state.lastID, state.round != round)
    }
    if isOver { sleep.cancel() }
    await sleep.value
    _ = state.withLock { $0.sleeps.removeValue(forKey: id) }
  }

  /// Ends all waits.
  func end() {
    let sleeps = state.withLock { state in
      state.round += 1
      return state.sleeps
    }
    for (_, sleep) in sleeps { sleep.cancel() }
  }
}
