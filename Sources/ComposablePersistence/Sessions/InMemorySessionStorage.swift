import ComposableConcurrency
public import Foundation

/// A storage of sessions in the memory of this process.
///
/// Use it in tests, and where sessions need not outlive the process. All calls return at once, and
/// none observes the cancellation of its task.
public final class InMemorySessionStorage: SessionStorage {
  private struct Session {
    var claim = 1
    /// The number of the last save with this claim.
    var lastSave = 0
    var unconfirmedClaims: [UUID: Int] = [:]
    var parts: [String: Data] = [:]
    var end = Date.distantPast
    var client: String?
  }

  private let sessions = Lock<[SessionKey: Session]>([:])
  private let now: @Sendable () -> Date

  /// Creates an empty storage.
  ///
  /// - Parameter now: Returns the date, by which sessions expire.
  public init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  /// Returns a stored session, which only the caller may save from now on.
  public func claim(_ key: SessionKey, by process: UUID) -> ClaimedSession? {
    let now = now()
    return sessions.withLock { sessions in
      guard var session = sessions[key], session.end > now else { return nil }
      session.claim += 1
      session.lastSave = 0
      session.unconfirmedClaims[process] = session.claim
      sessions[key] = session
      return ClaimedSession(
        claim: session.claim, parts: session.parts, unconfirmedClaims: session.unconfirmedClaims)
    }
  }

  /// Saves the changes of sessions, in their order.
  public func save(_ changes: [SessionChanges]) -> Set<SessionKey> {
    let now = now()
    return sessions.withLock { sessions in
      var saved: Set<SessionKey> = []
      for change in changes {
        let stored = sessions[change.key].flatMap { $0.end > now ? $0 : nil }
        guard var session = stored ?? (change.claim == 0 ? Session() : nil),
          session.claim == max(change.claim, 1),
          change.number == 0 || change.number >= session.lastSave
        else { continue }
        session.lastSave = max(session.lastSave, change.number)
        if change.confirmsClaim { session.unconfirmedClaims = [:] }
        session.end = change.end(savedAt: now)
        if let client = change.client { session.client = client }
        for (name, data) in change.parts { session.parts[name] = data }
        sessions[change.key] = session
        saved.insert(change.key)
      }
      return Set(changes.map(\.key)).subtracting(saved)
    }
  }

  /// Records that a process goes on after it has claimed sessions.
  public func confirm(_ claims: [SessionKey: Int], by process: UUID) {
    sessions.withLock { sessions in
      for (key, claim) in claims {
        guard let last = sessions[key]?.unconfirmedClaims[process], last <= claim else { continue }
        sessions[key]?.unconfirmedClaims[process] = nil
      }
    }
  }

  /// Removes sessions that have ended, unless they were claimed by others.
  public func remove(_ claims: [SessionKey: Int]) {
    sessions.withLock { sessions in
      for (key, claim) in claims where sessions[key]?.claim == claim { sessions[key] = nil }
    }
  }

  /// Removes the sessions whose life is over and, of each client with too many, the ones that were saved
  /// longest ago.
  @discardableResult
  public func removeExpired(sessionsPerClient limit: Int) -> Int {
    let now = now()
    return sessions.withLock { sessions in
      let count = sessions.count
      sessions = sessions.filter { $0.value.end > now }
      let ofClients = Dictionary(grouping: sessions.filter { $0.value.client != nil }) {
        $0.value.client
      }
      for ofClient in ofClients.values where ofClient.count > limit {
        let oldest = ofClient.sorted { $0.value.end < $1.value.end }
        for (key, _) in oldest.prefix(ofClient.count - limit) { sessions[key] = nil }
      }
      return count - sessions.count
    }
  }
}
