#if Web
/// The set of current sessions, and the decision about admitting another.
///
/// A value type without locks or clocks; ``SessionRegistry`` owns it and carries out its
/// decisions.
struct SessionAdmission<Member> {
  private struct Entry {
    let member: Member
    let address: String
    /// The position in the sequence of disconnections; `nil` while the session has a connection.
    var disconnectedSince: Int?
    /// True once a browser has connected.
    var hasConnected = false
  }

  /// A decision about a new session.
  enum Admission {
    /// The session was added; the caller has to end the one that it replaces.
    case admitted(replacing: Member?)
    case rejected(CloseReason)
  }

  private let maxSessions: Int
  private let maxSessionsPerAddress: Int
  private var entries: [SessionID: Entry] = [:]
  private var sessionsByAddress: [String: Set<SessionID>] = [:]
  private var lastTick = 0
  /// True after ``stop()``, when all sessions are rejected.
  private(set) var isStopped = false

  init(limits: SessionLimits) {
    maxSessions = limits.sessions
    maxSessionsPerAddress = limits.sessionsPerAddress
  }

  /// The number of sessions.
  var count: Int { entries.count }

  /// Returns the session with the given identifier.
  subscript(id: SessionID) -> Member? { entries[id]?.member }

  /// The sessions.
  var members: [Member] { entries.values.map(\.member) }

  /// Adds a session if the limits allow it.
  mutating func admit(_ member: Member, id: SessionID, address: String) -> Admission {
    guard !isStopped else { return .rejected(.stopped) }
    var replaced: Member?
    // A session that has connected once belongs to a tab that may return, and that another client
    // behind the same address must not end. But tabs that were closed must not lock the address out.
    let absent = absent(of: address)
    if sessionsByAddress[address, default: []].count - absent.count >= maxSessionsPerAddress {
      guard let oldest = oldestNeverConnected(of: address) else { return .rejected(.full) }
      replaced = remove(oldest)
    } else if absent.count >= maxSessionsPerAddress {
      replaced = absent.min { $0.since < $1.since }.flatMap { remove($0.id) }
    }
    if entries.count >= maxSessions {
      // Pages that were requested but never connected must not block other users.
      guard let oldest = oldestNeverConnected else { return .rejected(.full) }
      replaced = remove(oldest)
    }
    entries[id] = Entry(member: member, address: address, disconnectedSince: tick())
    sessionsByAddress[address, default: []].insert(id)
    return .admitted(replacing: replaced)
  }

  /// Records that a session's browser has connected or disconnected.
  mutating func update(_ id: SessionID, isConnected: Bool) {
    let disconnectedSince = isConnected ? nil : tick()
    entries[id]?.disconnectedSince = disconnectedSince
    if isConnected { entries[id]?.hasConnected = true }
  }

  /// Removes a session.
  mutating func remove(_ id: SessionID) -> Member? {
    guard let entry = entries.removeValue(forKey: id) else { return nil }
    sessionsByAddress[entry.address]?.remove(id)
    if sessionsByAddress[entry.address]?.isEmpty == true {
      sessionsByAddress[entry.address] = nil
    }
    return entry.member
  }

  /// Rejects all sessions from now on.
  ///
  /// - Returns: The current sessions, or none if it was stopped before.
  mutating func stop() -> [Member] {
    defer { isStopped = true }
    return isStopped ? [] : entries.values.map(\.member)
  }

  private mutating func tick() -> Int {
    lastTick += 1
    return lastTick
  }

  private var oldestNeverConnected: SessionID? {
    entries.lazy.filter { !$0.value.hasConnected }
      .min { ($0.value.disconnectedSince ?? 0) < ($1.value.disconnectedSince ?? 0) }?.key
  }

  /// The sessions of an address that have lost their connection, and since when.
  private func absent(of address: String) -> [(id: SessionID, since: Int)] {
    sessionsByAddress[address, default: []].compactMap { id in
      guard let entry = entries[id], entry.hasConnected else { return nil }
      return entry.disconnectedSince.map { (id, $0) }
    }
  }

  private func oldestNeverConnected(of address: String) -> SessionID? {
    let waiting = sessionsByAddress[address, default: []].lazy.compactMap { id in
      entries[id].flatMap { $0.hasConnected ? nil : (id: id, since: $0.disconnectedSince ?? 0) }
    }
    return waiting.min { $0.since < $1.since }?.id
  }
}
#endif
