/// The pending sleeps of one effect, by which a test store knows if the effect waits for a clock
/// that the test controls or for something real.
///
/// A task-local, since effects also sleep in tasks that the store does not know.
package final class PendingSleeps: Sendable {
  /// A sleep of the effect.
  package enum Sleep: Sendable {
    /// A sleep on a clock that the test advances.
    ///
    /// - Parameters:
    ///   - remaining: Returns the time until the sleep ends, on its clock.
    ///   - jump: Advances the clock to its next deadline and returns true if that resumed a
    ///     sleeper; `nil` if only the test advances the clock.
    case clock(remaining: @Sendable () -> String, jump: (@Sendable () -> Bool)? = nil)
    /// A use of the unimplemented dependency of the given name. It was reported and never ends.
    case unimplemented(String)
    /// A wait that ends only with the cancellation of the task, such as `Task.never()`.
    case forever
  }

  /// The pending sleeps of the effect that the current task belongs to.
  @TaskLocal package static var current: PendingSleeps?

  private struct State {
    var sleeps: [Int: Sleep] = [:]
    var lastID = 0
  }

  /// The source location of the effect, if it is known.
  package let location: SourceLocation?
  /// The counts of this effect alone, used where the current test is unknown.
  let scope = TestScope()
  private let state = Lock(State())

  package init(at location: SourceLocation?) {
    self.location = location
  }

  /// The sleeps that have not ended, in the order in which they began.
  package var sleeps: [Sleep] {
    state.withLock { $0.sleeps.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// An identifier of a recorded sleep.
  package typealias SleepID = Int

  /// Records the beginning of a sleep.
  ///
  /// - Returns: The identifier to end it with.
  package func begin(_ sleep: Sleep) -> SleepID {
    state.withLock { state in
      state.lastID += 1
      state.sleeps[state.lastID] = sleep
      return state.lastID
    }
  }

  /// Records the end of a sleep.
  package func end(_ id: SleepID) {
    state.withLock { $0.sleeps[id] = nil }
  }

  /// Records a sleep while the body runs.
  package func record<Result>(
    _ sleep: Sleep, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let id = begin(sleep)
    defer { end(id) }
    return try await body()
  }

  /// Suspends until the current task is cancelled. In an effect under test, records that it does.
  package static func suspend(_ sleep: Sleep = .forever) async {
    let id = current?.begin(sleep)
    defer { if let id { current?.end(id) } }
    let stream = AsyncStream<Never> { _ in }
    for await _ in stream {}
  }
}
