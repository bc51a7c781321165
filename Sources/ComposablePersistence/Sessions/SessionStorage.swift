public import Foundation

/// A storage of the sessions of browsers, which outlives the process.
///
/// You need one to restart or to replace a server while its users keep their sessions: the server
/// saves sessions as they change, and the server that a browser reaches next claims its session.
/// Choose ``InMemorySessionStorage`` for tests, or `SQLiteSessionStorage` (the trait `SQLite`) for
/// the servers of one machine.
///
/// 1. A session has one owner: the process that has claimed it last or, before the first claim, the
///    one that has stored it. Saves and removals of all others change nothing.
/// 2. A session is saved as a whole or not at all, and a claim returns what was saved last.
/// 3. A session whose life is over is absent, whether or not it was removed.
/// 4. A claim or save whose task is cancelled either takes effect and returns, or throws a
///    `CancellationError` and changes nothing.
public protocol SessionStorage: Sendable {
  /// Returns a stored session, which only the caller may save from now on.
  ///
  /// Only saves with the returned claim succeed: a process that stalls and wakes up writes nothing
  /// any more.
  ///
  /// - Parameters:
  ///   - key: The key of the session.
  ///   - process: The identifier of the process that claims it, which is another one after a restart.
  /// - Returns: The session; `nil` if nothing is stored under the key, or its life is over.
  func claim(_ key: SessionKey, by process: UUID) async throws -> ClaimedSession?

  /// Saves the changes of sessions durably, in their order.
  ///
  /// 1. Claim 0 stores a session that is absent, with claim 1, or changes one with claim 1: the first save may
  ///    have succeeded without an answer. Every other claim must be that of a session that is present.
  /// 2. Changes with a ``SessionChanges/number`` are refused if a higher one was stored with the same claim. The same
  ///    one is stored again: a storage may repeat a save whose answer was lost.
  /// 3. The life of a saved session begins anew. It has no unconfirmed claims if the changes confirm
  ///    its claim.
  /// 4. The refusal of a session does not affect the others.
  ///
  /// - Returns: The keys of the sessions of which nothing was stored, since they have been claimed
  ///   by others, have later changes, or are absent.
  func save(_ changes: [SessionChanges]) async throws -> Set<SessionKey>

  /// Records that a process goes on after it has claimed sessions: its claims of them are confirmed, and those of
  /// others are not. They may have been claimed by others since, or be absent.
  ///
  /// A process that has lost a session calls it, or one that has not restored it, or has no answer to its claim.
  ///
  /// - Parameters:
  ///   - claims: The last claims that are confirmed, by the keys of their sessions. A higher one is not.
  ///   - process: The identifier of the process.
  func confirm(_ claims: [SessionKey: Int], by process: UUID) async throws

  /// Removes sessions that have ended, unless they were claimed by others.
  ///
  /// - Parameter claims: The claims of this process, by the keys of their sessions.
  func remove(_ claims: [SessionKey: Int]) async throws

  /// Removes the sessions whose life is over and, of each client with too many, the ones that were saved
  /// longest ago. Call it from time to time.
  ///
  /// - Parameter limit: The maximum number of sessions with the same ``SessionChanges/client``.
  /// - Returns: The number of removed sessions.
  @discardableResult
  func removeExpired(sessionsPerClient limit: Int) async throws -> Int
}

extension SessionStorage {
  /// Removes the sessions whose life is over.
  ///
  /// - Returns: The number of removed sessions.
  @discardableResult
  public func removeExpired() async throws -> Int {
    try await removeExpired(sessionsPerClient: .max)
  }
}
