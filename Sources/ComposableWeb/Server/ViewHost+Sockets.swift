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
    ///   - place: The page that it is for, from the host's path on.
    ///   - address: Where it comes from.
    func serve(
      _ channel: NIOAsyncChannel<SocketInput, Never>, at place: String, from address: ClientAddress
    ) async {
      let executor = EventLoopExecutor(channel.channel.eventLoop)
      await withTaskExecutorPreference(QuiescentExecutor.current ?? executor) {
        do {
          try await withGracefulShutdownHandler {
            try await channel.executeThenClose { inbound, _ in
              try await converse(inbound, over: channel.channel, at: place, from: address)
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
      at place: String, from address: ClientAddress
    ) async throws {
      let connection = SocketConnection(channel)
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
      guard let first,
        let session = await greet(first, at: place, from: address, on: connection)
      else {
        return try await drain(&messages)
      }
      do {
        while let message = try await messages.next() {
          await receive(message, in: session, from: connection)
        }
      } catch {
        settings.logger.debug("Connection lost", metadata: ["error": "\(error)"])
      }
      await session.leave(connection)
    }

    /// Answers a hello with the session that it asks for, or with a new one.
    private func greet(
      _ first: SocketInput, at place: String, from address: ClientAddress,
      on connection: SocketConnection
    ) async -> Session? {
      guard case .hello(let token, let last)? = message(first) else {
        telemetry.refused(.malformed)
        dismiss(connection, .refused)
        return nil
      }
      if let session = session(of: token),
        await session.join(connection, greeting: [.again], after: last)
      {
        return session
      }
      // Not on the event loop: it may wait for a disk.
      let executor = QuiescentExecutor.current ?? globalConcurrentExecutor
      let opened = await withTaskExecutorPreference(executor) { await content.open(place) }
      guard let (showing, _) = opened else {
        dismiss(connection, .gone)
        return nil
      }
      do {
        let (session, rendering) = try await sessions.make(for: address.group, showing: showing)
        let page = ServerMessage.page(rendering, token: settings.key.token(for: session.id))
        if await session.join(connection, greeting: [.new, page], after: 0) { return session }
        // It ended before it began. The browser comes again.
        dismiss(connection, .stopped)
      } catch {
        dismiss(connection, error)
      }
      return nil
    }

    private func session(of token: String) -> Session? {
      guard let id = settings.key.session(of: token) else {
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

    private func dismiss(_ connection: SocketConnection, _ bye: Bye) {
      connection.send(ByteBuffer(string: ServerMessage.bye(bye).text))
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
