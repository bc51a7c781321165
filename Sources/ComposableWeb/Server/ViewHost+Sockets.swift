#if Web
  import ComposableArchitecture
  import Logging
  import NIOCore
  import ServiceLifecycle

  extension ViewHost {
    /// Makes a channel speak WebSocket.
    func speakWebSocket(_ channel: any Channel) throws -> NIOAsyncChannel<SocketInput, Never> {
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(IdleStateHandler(readTimeout: TimeAmount(limits.heartbeat)))
      try pipeline.addHandler(
        SocketHandler(messageSize: limits.messageSize) { [telemetry] in telemetry.refused($0) }
      )
      return try NIOAsyncChannel(wrappingChannelSynchronously: channel)
    }

    /// Serves the browser at the other end of a connection, until it or its session is gone, on the
    /// connection's event loop.
    ///
    /// - Parameters:
    ///   - channel: The connection.
    ///   - page: The path of the page that it is for.
    func serve(_ channel: NIOAsyncChannel<SocketInput, Never>, of page: String) async {
      let executor = EventLoopExecutor(channel.channel.eventLoop)
      await withTaskExecutorPreference(QuiescentExecutor.current ?? executor) {
        do {
          try await withGracefulShutdownHandler {
            try await channel.executeThenClose { inbound, _ in
              try await converse(inbound, over: channel.channel, of: page)
            }
          } onGracefulShutdown: {
            Task { await self.sessions.stop() }
          }
        } catch {
          settings.logger.debug("Connection failed", metadata: ["error": "\(error)"])
        }
      }
    }

    private func converse(
      _ inbound: NIOAsyncChannelInboundStream<SocketInput>, over channel: any Channel,
      of page: String
    ) async throws {
      let connection = SocketConnection(channel, limit: limits.unflushedBytes)
      var messages = inbound.makeAsyncIterator()
      let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(limits.handshake)) {
        channel.close(promise: nil)
      }
      // Who has said nothing yet does not keep the server from stopping.
      let first = try await withGracefulShutdownHandler {
        try await messages.next()
      } onGracefulShutdown: {
        channel.close(promise: nil)
      }
      deadline.cancel()
      guard let first, let session = await greet(first, of: page, on: connection) else {
        return try await drain(&messages)
      }
      do {
        while let input = try await messages.next() {
          await receive(input, in: session, from: connection)
        }
      } catch {
        settings.logger.debug("Connection lost", metadata: ["error": "\(error)"])
      }
      await session.leave(connection)
    }

    /// Answers a hello: with the session that it asks for, or by having the page loaded again. Only a
    /// request for a page begins a session, after all that is between the page and its visitors.
    private func greet(
      _ first: SocketInput, of page: String, on connection: SocketConnection
    ) async -> Session? {
      guard case .hello(let token, let last, let attempt)? = message(first) else {
        telemetry.refused(.malformed)
        dismiss(connection, .bye(.refused))
        return nil
      }
      if let session = session(of: token, on: page),
        await session.join(connection, greeting: [.again], after: last, attempt: attempt)
      {
        return session
      }
      // A server that stops would not answer a page that is loaded again.
      dismiss(connection, sessions.isStopped ? .bye(.stopped) : .reload)
      return nil
    }

    private func session(of token: String, on page: String) -> Session? {
      guard let id = settings.key.session(of: token, on: page) else {
        telemetry.refused(.forged)
        return nil
      }
      return sessions[id]
    }

    private func receive(
      _ input: SocketInput, in session: Session, from connection: SocketConnection
    ) async {
      guard let message = message(input) else { return await session.refuse(.malformed) }
      await session.receive(message, from: connection)
    }

    /// What a browser says; `nil` where that is no message.
    private func message(_ input: SocketInput) -> ClientMessage? {
      switch input {
      case .text(let text):
        telemetry.received(bytes: text.readableBytes)
        return ClientMessage(decoding: text.readableBytesView)
      case .binary(let count):
        telemetry.received(bytes: count)
        return nil
      }
    }

    private func dismiss(_ connection: SocketConnection, _ message: ServerMessage) {
      connection.send(message)
      connection.close()
    }

    /// Waits for the end of a connection that is heard no more.
    private func drain(
      _ messages: inout NIOAsyncChannelInboundStream<SocketInput>.AsyncIterator
    ) async throws {
      while try await messages.next() != nil {}
    }
  }
#endif
