import ConcurrencyExtras

/// Something that one task waits for and another lets happen.
final class Event: Sendable {
  private struct State {
    var hasOccurred = false
    var stream = AsyncStream.makeStream(of: Never.self)
  }

  private let state = LockIsolated(State())

  /// From here on, waits are for the next time.
  func reset() {
    state.setValue(State())
  }

  func occur() {
    let stream = state.withValue { state in
      state.hasOccurred = true
      return state.stream
    }
    stream.continuation.finish()
  }

  /// Returns when it has occurred since the last reset, or the caller is cancelled.
  @Sendable func wait() async {
    for await _ in state.withValue({ $0.stream.stream }) {}
  }
}
