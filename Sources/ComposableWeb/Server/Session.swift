#if Web
  import ComposableArchitecture
  import ComposableUI
  import Foundation
  import Logging
  import NIOCore

  /// A browser tab: what it shows, and what it and its browser say to each other.
  ///
  /// It runs on the actor that owns what is shown: one of its own, or the one of a document that
  /// several tabs look at. So an event, its update and the stores behind them are one turn.
  ///
  /// Guarantees:
  /// 1. Events are applied one after another, in the order of their numbers, each once.
  /// 2. What changes is shown by exactly one update, however many changes there were. Each update
  ///    that changes what is seen, and each that answers an event, is one message.
  /// 3. A message is kept until the browser has acknowledged it, and sent again when it comes back.
  /// 4. While nobody is connected nothing is sent and nothing is rendered: the changes gather, and
  ///    whoever connects gets them at once.
  /// 5. It ends by itself: when its browser has not connected within the grace time, or was not heard
  ///    from for the idle life. With it go its stores and all their work.
  actor Session {
    nonisolated let id: SessionID
    private let sessions: SessionRegistry
    private nonisolated let showing: SessionContent
    private let setup: SessionConfiguration
    private let signal = UpdateCoalescer()
    private let opened = OpenedURLs()
    /// What is shown; `nil` before it is made and after it has ended.
    private var graph: ViewGraph?
    private var exchange: SessionProtocolState?
    private var connection: (any Connection)?
    /// The number of the page's attempt to connect that made the connection.
    private var attempt = 0
    private var bucket: TokenBucket
    private var lifespan: SessionTimeout
    private var isOver = false
    /// Whether an update waits until its connection is writable.
    private var isWaitingUntilWritable = false
    /// Ends the session in time, and keeps it alive until then.
    private var timer: Task<Void, Never>?

    nonisolated var unownedExecutor: UnownedSerialExecutor { showing.owner.unownedExecutor }

    init(id: SessionID, showing: SessionContent, in sessions: SessionRegistry) {
      self.id = id
      self.showing = showing
      self.sessions = sessions
      setup = sessions.setup
      let (limits, now) = (setup.limits, setup.clock.now)
      lifespan = SessionTimeout(limits: limits, now: now)
      bucket = TokenBucket(perSecond: limits.eventsPerSecond, burst: limits.eventBurst, now: now)
    }

    // MARK: From the first page to the last bye

    /// Makes the view. Called once, before all else.
    ///
    /// - Returns: All that is seen; `nil` where the session is over already.
    func open() -> Rendering? {
      guard !isOver else { return nil }
      watch()
      signal.begin()
      let needsUpdate: @Sendable () -> Void = { [weak self, signal] in
        guard signal.raise() else { return }
        Task(executorPreference: QuiescentExecutor.current) { await self?.update() }
      }
      var environment = EnvironmentValues()
      environment.openURLSystemAction = { [opened] url in
        try opened.open(url)
        needsUpdate()
      }
      let graph = showing.makeGraph(showing.owner, environment, needsUpdate)
      _ = graph.update()
      if signal.end() { scheduleUpdate() }
      self.graph = graph
      let rendering = graph.rendering
      exchange = SessionProtocolState(showing: rendering)
      return rendering
    }

    /// Takes a connection on, in place of the one before.
    ///
    /// - Parameters:
    ///   - connection: Where messages go from now on.
    ///   - greeting: What is sent first.
    ///   - last: The last message that the browser has.
    ///   - attempt: The number of the page's attempt to connect. The hello of an attempt that the page
    ///     has given up may arrive after that of a later one.
    /// - Returns: Whether the session lives, has all messages that the browser lacks, and no later
    ///   attempt has made its connection.
    func join(
      _ connection: any Connection, greeting: [ServerMessage], after last: Int, attempt: Int = 0
    ) -> Bool {
      guard attempt >= self.attempt, let missing = exchange?.missing(after: last) else {
        return false
      }
      if let former = self.connection {
        send(.bye(.refused), to: former)
        former.close()
      }
      let first = (exchange?.last ?? 0) - missing.count + 1
      self.connection = connection
      self.attempt = attempt
      sessions.note(id, isConnected: true)
      lifespan.connect(at: setup.clock.now)
      watch()
      for message in greeting { send(message, to: connection) }
      for (number, message) in zip(first..., missing) {
        send(message, number: number, to: connection)
      }
      _ = exchange?.acknowledge(last, flushed: last)
      update()
      return true
    }

    /// Ends a connection, but not the session.
    private func disconnect(_ connection: any Connection) {
      connection.close()
      leave(connection)
    }

    /// A connection is gone.
    func leave(_ connection: any Connection) {
      guard connection === self.connection else { return }
      self.connection = nil
      sessions.note(id, isConnected: false)
      lifespan.lose(at: setup.clock.now)
      watch()
    }

    /// Ends the session, with a word to the browser if there is one.
    func end(_ bye: CloseReason?) {
      guard !isOver else { return }
      isOver = true
      timer?.cancel()
      timer = nil
      if let connection {
        if let bye { send(.bye(bye), to: connection) }
        connection.close()
      }
      connection = nil
      exchange = nil
      // Here, so that stores and views go on the actor that they belong to.
      graph = nil
      sessions.remove(id, bye)
      Task(executorPreference: QuiescentExecutor.current) { [showing] in await showing.leave() }
      log("Session ended", ["bye": "\(bye?.rawValue ?? "lost")"])
    }

    // MARK: What the browser says

    /// Does what a message asks for. Waits where messages come faster than they may, so the caller
    /// is to read the next one when this returns.
    func receive(_ message: ClientMessage, from connection: any Connection) async {
      guard connection === self.connection else { return }
      if message.extendsLife { lifespan.hear(at: setup.clock.now) }
      switch message {
      case .acknowledgement(let number):
        switch exchange?.acknowledge(number, flushed: connection.flushed) {
        case nil:
          // A browser that acknowledges what it has not read would let messages pile up.
          disconnect(connection)
          await refuse(.impossible)
        case 0: await wait()
        default: break
        }
      case .ping(let number):
        await wait()
        // Otherwise messages are on their way, which show that the connection is alive.
        if connection === self.connection, connection.isWritable {
          send(.pong(number), to: connection)
        }
      case .event(let event):
        await wait()
        // Each event may add to the diff that waits to be sent.
        await connection.waitUntilWritable()
        guard connection === self.connection else { return }
        take(event)
      case .hello:
        await refuse(.malformed)
      }
    }

    /// Counts something that is not done. It takes as long as what is.
    func refuse(_ refusal: RejectionReason) async {
      setup.telemetry.refused(refusal)
      log("Refused", ["refusal": "\(refusal.rawValue)"])
      await wait()
    }

    private func take(_ event: ClientEvent) {
      guard exchange?.take(event) == true else {
        setup.telemetry.refused(.replayed)
        return
      }
      setup.telemetry.eventTaken()
      signal.begin()
      let isTaken = setup.telemetry.time(.reduce) {
        graph?.handle(event.interaction, on: event.element) ?? false
      }
      if !isTaken { setup.telemetry.refused(.unknown) }
      update()
    }

    /// Waits until another message may be taken.
    private func wait() async {
      let now = setup.clock.now
      let delay = bucket.take(at: now)
      guard delay > .zero else { return }
      setup.telemetry.eventDelayed()
      try? await setup.clock.sleep(until: now + delay)
    }

    // MARK: What the browser is told

    /// Sends what has changed, and what answers events.
    private func update() {
      guard let connection, let graph else { return }
      guard connection.isWritable else { return updateWhenWritable(connection) }
      signal.begin()
      let diff = setup.telemetry.time(.diff) { graph.update() }
      if !diff.isEmpty || !opened.isEmpty || exchange?.owesAnswer == true {
        send(diff, to: connection)
      }
      if signal.end() { scheduleUpdate() }
    }

    private func scheduleUpdate() {
      Task(executorPreference: QuiescentExecutor.current) { await self.update() }
    }

    private func updateWhenWritable(_ connection: any Connection) {
      guard !isWaitingUntilWritable else { return }
      isWaitingUntilWritable = true
      Task(executorPreference: QuiescentExecutor.current) {
        await self.resume(connection, isOpen: connection.waitUntilWritable())
      }
    }

    private func resume(_ connection: any Connection, isOpen: Bool) {
      isWaitingUntilWritable = false
      if isOpen || connection !== self.connection { update() }
    }

    private func send(_ diff: Diff, to connection: any Connection) {
      let message = setup.telemetry.time(.encode) { exchange?.write(diff, opening: opened.take()) }
      guard let message else { return }
      setup.telemetry.patchesSent()
      send(message, number: exchange?.last, to: connection)
      if exchange?.exceeds(setup.limits) == true {
        setup.telemetry.refused(.unacknowledged)
        end(.full)
      }
    }

    private func send(_ message: ServerMessage, to connection: any Connection) {
      send(ByteBuffer(string: message.text), number: nil, to: connection)
    }

    private func send(_ message: ByteBuffer, number: Int?, to connection: any Connection) {
      setup.telemetry.sent(bytes: message.readableBytes)
      connection.send(message, number: number)
    }

    private func log(_ message: Logger.Message, _ metadata: Logger.Metadata) {
      setup.logger.debug(message, metadata: metadata.merging(["session": "\(id)"]) { $1 })
    }

    // MARK: Time

    /// Sees to it that the session ends in time, from now on.
    private func watch() {
      timer?.cancel()
      timer = Task(executorPreference: QuiescentExecutor.current) { await self.outlive() }
    }

    private func outlive() async {
      while !Task.isCancelled, setup.clock.now < lifespan.end {
        do { try await setup.clock.sleep(until: lifespan.end) } catch { return }
      }
      if !Task.isCancelled { end(lifespan.isConnected ? .idle : nil) }
    }
  }
#endif
