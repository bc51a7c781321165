#if Web
  import ComposableArchitecture
  import ComposableUI
  import Synchronization

  /// The sessions of a view.
  ///
  /// 1. There are never more of them than the limits say.
  /// 2. Once stopped, there are no new ones.
  final class SessionRegistry: Sendable {
    /// What each is made with.
    let setup: SessionConfiguration
    private let register: Mutex<SessionAdmission<Session>>

    init(_ setup: SessionConfiguration) {
      self.setup = setup
      register = Mutex(SessionAdmission(limits: setup.limits))
    }

    /// How many there are.
    var count: Int { register.withLock(\.count) }

    /// Whether there are no new ones.
    var isStopped: Bool { register.withLock(\.isStopped) }

    /// The session with an id.
    subscript(id: SessionID) -> Session? { register.withLock { $0[id] } }

    /// Makes a session for a browser of an address.
    ///
    /// - Parameters:
    ///   - address: The address.
    ///   - showing: What the session shows.
    /// - Returns: The session, and what is seen in it.
    /// - Throws: The bye that the browser would have to hear at once.
    func make(
      for address: String, showing: SessionContent
    ) async throws(CloseReason) -> (Session, Rendering) {
      let session = Session(id: SessionID(), showing: showing, in: self)
      let (admission, count) = register.withLock { register in
        (register.admit(session, id: session.id, address: address), register.count)
      }
      switch admission {
      case .admitted(let replaced):
        setup.telemetry.sessionStarted(count: count)
        // It may be at work: nobody waits for it.
        if let replaced {
          Task(executorPreference: QuiescentExecutor.current) { await replaced.end(.full) }
        }
        guard let rendering = await session.open() else { throw .stopped }
        return (session, rendering)
      case .refused(let bye):
        if bye == .full { setup.telemetry.refused(.full) }
        await showing.leave()
        throw bye
      }
    }

    /// Notes that a session has a connection, or has lost it.
    func note(_ id: SessionID, isConnected: Bool) {
      register.withLock { $0.note(id, isConnected: isConnected) }
    }

    /// Notes that a session is over.
    func remove(_ id: SessionID, _ bye: CloseReason?) {
      let count = register.withLock { register in
        _ = register.remove(id)
        return register.count
      }
      setup.telemetry.sessionEnded(bye, count: count)
    }

    /// Ends them all, and takes no more.
    func stop() async {
      let all = register.withLock { $0.stop() }
      await withTaskGroup { group in
        for session in all { group.addTask { await session.end(.stopped) } }
      }
    }
  }
#endif
