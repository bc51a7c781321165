#if Web
import ComposableConcurrency
import ComposableCore
import Logging
import NIOCore
import ServiceLifecycle

extension ViewHost {
  /// Adds the WebSocket handlers to the pipeline of an upgraded channel.
  func configureWebSocketPipeline(
    _ channel: any Channel, isCompressing: Bool
  ) throws -> NIOAsyncChannel<SocketInput, Never> {
    // An idle connection keeps its buffer: it has many, and their messages are small.
    try channel.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
    try channel.syncOptions?.setOption(
      .recvAllocator,
      value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 256, maximum: 65_536))
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(IdleStateHandler(readTimeout: TimeAmount(limits.heartbeat)))
    try pipeline.addHandler(
      SocketHandler(messageSize: limits.messageSize, isCompressing: isCompressing) {
        [telemetry] in telemetry.rejected($0)
      }
    )
    // Messages that wait for a limit of their rate wait in the browser, not in memory.
    return try NIOAsyncChannel(
      wrappingChannelSynchronously: channel,
      configuration: NIOAsyncChannel.Configuration(
        backPressureStrategy: .init(lowWatermark: 1, highWatermark: 2)))
  }

  /// Serves a browser on its connection's event loop, until the connection or the session ends.
  ///
  /// - Parameters:
  ///   - channel: The connection.
  ///   - destination: The page that opened the socket, and its user.
  func serve(
    _ channel: NIOAsyncChannel<SocketInput, Never>, for destination: SocketHandshake.Destination
  ) async {
    let executor = EventLoopExecutor(channel.channel.eventLoop)
    await withTaskExecutorPreference(QuiescentExecutor.current ?? executor) {
      do {
        try await withGracefulShutdownHandler {
          try await channel.executeThenClose { inbound, _ in
            try await handleConnection(inbound, over: channel.channel, for: destination)
          }
        } onGracefulShutdown: {
          Task { await self.shutDown() }
        }
      } catch {
        settings.logger.debug("Connection failed", metadata: ["error": "\(error)"])
      }
    }
  }

  private func handleConnection(
    _ inbound: NIOAsyncChannelInboundStream<SocketInput>, over channel: any Channel,
    for destination: SocketHandshake.Destination
  ) async throws {
    let connection = SocketConnection(channel, limit: limits.unflushedBytes)
    var messages = inbound.makeAsyncIterator()
    guard
      let session = try await acceptedSession(
        &messages, over: channel, for: destination, connection)
    else { return try await drain(&messages) }
    await receive(&messages, in: session, from: connection, on: channel.eventLoop)
    await session.detach(connection)
  }

  /// Waits for the `hello` of a connection.
  ///
  /// - Returns: The session that it resumes; `nil` if the connection is rejected or closed.
  private func acceptedSession(
    _ messages: inout NIOAsyncChannelInboundStream<SocketInput>.AsyncIterator,
    over channel: any Channel, for destination: SocketHandshake.Destination,
    _ connection: SocketConnection
  ) async throws -> Session? {
    let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(limits.handshake)) {
      channel.close(promise: nil)
    }
    // A connection that has sent nothing yet must not delay a graceful shutdown.
    let first = try await withGracefulShutdownHandler {
      try await messages.next()
    } onGracefulShutdown: {
      channel.close(promise: nil)
    }
    deadline.cancel()
    guard let first else { return nil }
    return await handshake(first, for: destination, on: connection)
  }

  /// Handles the messages of a connection until it is closed.
  private func receive(
    _ messages: inout NIOAsyncChannelInboundStream<SocketInput>.AsyncIterator,
    in session: Session, from connection: SocketConnection, on loop: any EventLoop
  ) async {
    do {
      while let input = try await messages.next() {
        processorTime.watch(loop)
        await receive(input, in: session, from: connection)
      }
    } catch {
      settings.logger.debug("Connection lost", metadata: ["error": "\(error)"])
    }
  }

  /// Handles the first message of a connection, which must be a `hello`.
  private func handshake(
    _ first: SocketInput, for destination: SocketHandshake.Destination,
    on connection: SocketConnection
  ) async -> Session? {
    guard case .hello(let hello)? = message(first, of: destination.address) else {
      telemetry.rejected(.malformed)
      reject(connection, .bye(.refused))
      return nil
    }
    return await handshake(hello, for: destination, on: connection)
  }

  /// Resumes or restores the session of a `hello`, or makes the browser reload the page.
  ///
  /// - Returns: The session, with the connection; `nil` if the connection is closed.
  func handshake(
    _ hello: Hello, for destination: SocketHandshake.Destination, on connection: any Connection
  ) async -> Session? {
    // A page with the script of another version of the server may not understand its patches.
    if hello.version == nil || hello.version == settings.version,
      let id = SessionID(token: hello.token), let request = destination.request.take()
    {
      do {
        try await restoreSession(id, for: hello, request, to: destination)
      } catch {
        // The storage does not answer, or the server is full. The browser tries again.
        connection.close()
        return nil
      }
      if let session = session(of: id, for: destination), await session.admits(request),
        await session.attach(
          connection, greeting: [.again], after: hello.last, attempt: hello.attempt,
          epoch: hello.epoch)
      {
        return session
      }
    }
    // A server that is shutting down would not answer the request of a reloaded page.
    let isStored = sessions.configuration.writer != nil
    reject(connection, sessions.isStopped ? .bye(isStored ? .moved : .stopped) : .reload)
    return nil
  }

  private func session(
    of id: SessionID, for destination: SocketHandshake.Destination
  ) -> Session? {
    guard let session = sessions[id] else { return nil }
    // Another user has signed in since, in another tab.
    guard session.request.userID == destination.userID else { return nil }
    guard session.page == destination.page else {
      telemetry.rejected(.forged)
      return nil
    }
    return session
  }

  private func receive(
    _ input: SocketInput, in session: Session, from connection: SocketConnection
  ) async {
    guard let message = message(input, of: session.address) else {
      return await session.reject(.malformed)
    }
    await session.receive(message, from: connection)
  }

  /// Decodes a message of a browser; `nil` if it is malformed.
  ///
  /// - Parameters:
  ///   - input: The message.
  ///   - address: The key of the browser's address.
  private func message(_ input: SocketInput, of address: String) -> ClientMessage? {
    switch input {
    case .text(let text):
      telemetry.received(bytes: text.readableBytes)
      guard text.readableBytes >= Self.longMessage else {
        return ClientMessage(decoding: text.readableBytesView)
      }
      return processorTime.charge(to: address) { ClientMessage(decoding: text.readableBytesView) }
    case .compressedText(let text):
      telemetry.received(bytes: text.readableBytes)
      return processorTime.charge(to: address) {
        let message = try? MessageCompression.ofCurrentThread()?
          .decompress(text, limit: limits.messageSize)
        return message.flatMap { ClientMessage(decoding: $0.readableBytesView) }
      }
    case .binary(let count):
      telemetry.received(bytes: count)
      return nil
    }
  }

  private var processorTime: ProcessorTime { sessions.configuration.processorTime }

  /// The number of bytes from which on the decoding of a message is charged. Shorter ones are limited by
  /// their rate.
  private static let longMessage = 1_024

  private func reject(_ connection: any Connection, _ message: ServerMessage) {
    connection.send(message)
    connection.close()
  }

  /// Discards all messages until the connection is closed.
  private func drain(
    _ messages: inout NIOAsyncChannelInboundStream<SocketInput>.AsyncIterator
  ) async throws {
    while try await messages.next() != nil {}
  }
}
#endif
