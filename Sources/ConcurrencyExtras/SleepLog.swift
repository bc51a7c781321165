internal import Synchronization

/// What one piece of work sleeps on: who started the work can tell whether it waits for a test's clock
/// or for something real.
///
/// A task-local, since the work sleeps in tasks that only it knows of.
package final class SleepLog: Sendable {
  /// A wait of the work.
  package enum Sleep: Sendable {
    /// A clock that a test moves.
    ///
    /// - Parameters:
    ///   - remaining: How long until the sleep ends, on its clock.
    ///   - jump: Moves the clock to its next deadline, if the clock moves by itself; whether anybody
    ///     woke.
    case clock(remaining: @Sendable () -> String, jump: (@Sendable () -> Bool)? = nil)
    /// Something of this name that the test has not replaced: it never ends, and was reported.
    case unimplemented(String)
  }

  /// The log of the work that the current task is part of.
  @TaskLocal package static var current: SleepLog?

  private struct State {
    var sleeps: [Int: Sleep] = [:]
    var count = 0
  }

  /// The line that the work was written in, if that is known.
  package let place: SourcePlace?
  /// Counts for this work alone, where nothing tells which test it is part of.
  let scope = TestScope()
  private let state = Mutex(State())

  package init(at place: SourcePlace?) {
    self.place = place
  }

  /// The sleeps that have not ended, in the order in which they began.
  package var sleeps: [Sleep] {
    state.withLock { $0.sleeps.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// The number of a sleep that was noted.
  package typealias Note = Int

  /// Notes that a sleep begins.
  ///
  /// - Returns: By what its end is noted.
  package func begin(_ sleep: Sleep) -> Note {
    state.withLock { state in
      state.count += 1
      state.sleeps[state.count] = sleep
      return state.count
    }
  }

  /// Notes that a sleep has ended.
  package func end(_ note: Note) {
    state.withLock { $0.sleeps[note] = nil }
  }

  /// Notes a sleep for as long as the body takes.
  package func note<Result>(
    _ sleep: Sleep, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let note = begin(sleep)
    defer { end(note) }
    return try await body()
  }
}
