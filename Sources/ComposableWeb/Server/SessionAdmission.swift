#if Web
  /// Which sessions there are, and whether there may be another.
  ///
  /// A value without locks and clocks; ``SessionRegistry`` owns it and carries out what it says.
  struct SessionAdmission<Member> {
    private struct Entry {
      let member: Member
      let address: String
      /// When it was without a connection last, in the order of such events; `nil` while it has one.
      var waiting: Int?
      /// Whether it has had a connection.
      var wasConnected = false
    }

    /// What becomes of a new session.
    enum Admission {
      /// It is there; the other has to end.
      case admitted(instead: Member?)
      case refused(CloseReason)
    }

    private let total: Int
    private let perAddress: Int
    private var entries: [SessionID: Entry] = [:]
    private var addresses: [String: Set<SessionID>] = [:]
    private var order = 0
    /// Whether it takes no more.
    private(set) var isStopped = false

    init(limits: SessionLimits) {
      total = limits.sessions
      perAddress = limits.sessionsPerAddress
    }

    /// How many there are.
    var count: Int { entries.count }

    /// The session with an id.
    subscript(id: SessionID) -> Member? { entries[id]?.member }

    /// Adds a session if there is room for it.
    mutating func admit(_ member: Member, id: SessionID, address: String) -> Admission {
      guard !isStopped else { return .refused(.stopped) }
      var replaced: Member?
      if addresses[address, default: []].count >= perAddress {
        guard let oldest = oldestWaiting(of: address) else { return .refused(.full) }
        replaced = remove(oldest)
      }
      if entries.count >= total {
        // Pages that were only asked for, and never came to life, keep nobody out.
        guard let oldest = oldestNeverConnected else { return .refused(.full) }
        replaced = remove(oldest)
      }
      entries[id] = Entry(member: member, address: address, waiting: tick())
      addresses[address, default: []].insert(id)
      return .admitted(instead: replaced)
    }

    /// Notes that a session has a connection, or has lost it.
    mutating func note(_ id: SessionID, isConnected: Bool) {
      let waiting = isConnected ? nil : tick()
      entries[id]?.waiting = waiting
      if isConnected { entries[id]?.wasConnected = true }
    }

    /// Takes a session out.
    mutating func remove(_ id: SessionID) -> Member? {
      guard let entry = entries.removeValue(forKey: id) else { return nil }
      addresses[entry.address]?.remove(id)
      if addresses[entry.address]?.isEmpty == true { addresses[entry.address] = nil }
      return entry.member
    }

    /// Takes no more.
    ///
    /// - Returns: Those that there are; none where it was stopped before.
    mutating func stop() -> [Member] {
      defer { isStopped = true }
      return isStopped ? [] : entries.values.map(\.member)
    }

    private mutating func tick() -> Int {
      order += 1
      return order
    }

    private var oldestNeverConnected: SessionID? {
      entries.lazy.filter { !$0.value.wasConnected }
        .min { ($0.value.waiting ?? 0) < ($1.value.waiting ?? 0) }?.key
    }

    private func oldestWaiting(of address: String) -> SessionID? {
      let waiting = addresses[address, default: []].lazy.compactMap { id in
        entries[id]?.waiting.map { (id: id, since: $0) }
      }
      return waiting.min { $0.since < $1.since }?.id
    }
  }
#endif
