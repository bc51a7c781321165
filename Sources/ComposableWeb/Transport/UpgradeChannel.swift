#if Web
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// The channel of a browser's connection: HTTP/1, unless its first request is a WebSocket
/// handshake that the router accepts.
struct UpgradeChannel: HTTPChannelHandler {
  /// A connection whose protocol is not negotiated yet.
  struct Value: ServerChildChannelValue {
    let channel: any Channel
    /// The client. Its address is no longer available from the channel once that is closed.
    fileprivate let connection: ClientConnection
    fileprivate let upgradeResult: EventLoopFuture<UpgradeResult>
  }

  /// The result of negotiating the protocol of a connection.
  fileprivate enum UpgradeResult: Sendable {
    case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
    case socket(NIOAsyncChannel<SocketInput, Never>, SocketHandshake.Destination)
  }

  let responder: HTTPChannelHandler.Responder
  let configuration: HTTP1Channel.Configuration
  let hosts: [ViewHost]
  private let connectionCounts = ConnectionCounts()
  private let acceptErrors = AcceptErrors()

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    acceptErrors.handle(on: channel.parent, reportingTo: hosts.first?.limitedLog)
    return channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      let encoder = HTTPResponseEncoder()
      let decoder = ByteToMessageHandler(
        HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits)
      )
      let connection = ClientConnection(of: channel)
      let handshake = SocketHandshake()
      let upgradeFilter = WebSocketUpgradeFilter { [responder] head, channel in
        guard SocketHandshake.isRequested(by: head) else { return nil }
        return channel.eventLoop.makeFutureWithTask {
          try await handshake.rejection(
            of: head, from: connection, on: channel, by: responder)
        }
      }
      let upgrade = NIOTypedHTTPServerUpgradeHandler(
        httpEncoder: encoder,
        extraHTTPHandlers: [decoder, upgradeFilter],
        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
          upgraders: [upgrader(handshake)],
          notUpgradingCompletionHandler: { channel in
            configureHTTPPipeline(channel, of: connection, logger: logger)
          }
        )
      )
      try pipeline.addHandlers([
        TLSHandshakeHandler(connection), StalledReaderHandler(timeout: readerTimeout), encoder,
        decoder, upgradeFilter, upgrade,
      ])
      let upgradeResult = upgrade.upgradeResultFuture
      let deadline = channel.eventLoop.scheduleTask(in: handshakeTimeout) {
        channel.close(promise: nil)
      }
      upgradeResult.whenComplete { _ in deadline.cancel() }
      limitConnections(of: connection.address, on: channel)
      return Value(channel: channel, connection: connection, upgradeResult: upgradeResult)
    }
  }

  /// Closes a channel if the server or its client has too many. A trusted proxy has those of many
  /// clients.
  private func limitConnections(of address: ClientAddress, on channel: any Channel) {
    let isProxy = address.ip.map { ip in
      hosts.contains { $0.settings.trustedProxies.contains(ip) }
    }
    let group = isProxy == true ? nil : address.group
    let limit = hosts.map(\.limits.connectionsPerAddress).max() ?? .max
    let total = min(hosts.map(\.limits.connections).max() ?? .max, FileDescriptors.forConnections)
    guard connectionCounts.add(group, limit: limit, total: total) else {
      hosts.first?.telemetry.rejected(.connections)
      hosts.first?.limitedLog.log(
        .notice, "Closed a connection: the server or its client has too many",
        ["client": address.group])
      return channel.close(promise: nil)
    }
    channel.closeFuture.whenComplete { [connectionCounts] _ in connectionCounts.remove(group) }
  }

  func handle(value: Value, logger: Logger) async {
    switch await result(of: value, logger: logger) {
    case .http(let channel):
      await handleHTTP(channel, of: value, logger: logger)
    case .socket(let channel, let destination):
      // Outside of the scope of other handlers: each one takes memory as long as the socket is open.
      await destination.host.serve(channel, for: destination)
    case nil:
      value.channel.close(promise: nil)
    }
  }

  /// Waits until the protocol of a connection is negotiated. Returns `nil` if that fails.
  private func result(of value: Value, logger: Logger) async -> UpgradeResult? {
    await withTaskCancellationHandler {
      do {
        return try await value.upgradeResult.get()
      } catch {
        logger.debug("Connection failed", metadata: ["error": "\(error)"])
        return nil
      }
    } onCancel: {
      value.channel.close(promise: nil)
    }
  }

  private func handleHTTP(
    _ channel: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>, of value: Value, logger: Logger
  ) async {
    await withTaskCancellationHandler {
      await ClientConnection.$current.withValue(value.connection) {
        await handleHTTP(asyncChannel: channel, logger: logger)
      }
    } onCancel: {
      value.channel.close(promise: nil)
    }
  }

  private var limits: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    let size = min(
      configuration.httpDecoder.maxHeaderListSize, hosts.map(\.limits.headSize).max() ?? .max)
    limits.maxHeaderFieldSize = min(configuration.httpDecoder.maxHeaderFieldSize, size)
    limits.maxHeaderListSize = size
    limits.maxHeaderFieldCount = min(
      configuration.httpDecoder.maxHeaderFieldCount,
      hosts.map(\.limits.headerFields).max() ?? .max)
    return limits
  }

  /// The time limit of a connection's first request and of the decision on a handshake.
  private var handshakeTimeout: TimeAmount {
    hosts.map { TimeAmount($0.limits.handshake) }.min() ?? .seconds(20)
  }

  /// The time that a client may keep a response unread.
  private var readerTimeout: TimeAmount {
    hosts.map { TimeAmount($0.limits.stalledReader) }.min() ?? .seconds(60)
  }

  /// The time that a client may take for a part of the body of a request.
  private var bodyTimeout: TimeAmount {
    hosts.map { TimeAmount($0.limits.stalledBody) }.min() ?? .seconds(30)
  }

  private func upgrader(
    _ handshake: SocketHandshake
  ) -> NIOTypedWebSocketServerUpgrader<UpgradeResult> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: hosts.map(\.limits.messageSize).max() ?? 0,
      enableAutomaticErrorHandling: false,
      // The filter forwards accepted handshakes only.
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(handshake.headers) },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          guard let destination = handshake.destination else {
            throw ChannelError.inappropriateOperationForState
          }
          let socket = try destination.host.configureWebSocketPipeline(
            channel, isCompressing: handshake.isCompressing)
          return .socket(socket, destination)
        }
      }
    )
  }

  private func configureHTTPPipeline(
    _ channel: any Channel, of connection: ClientConnection, logger: Logger
  ) -> EventLoopFuture<UpgradeResult> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(StalledBodyHandler(timeout: bodyTimeout))
      try pipeline.addHandler(
        PipeliningHandler { hosts.first?.telemetry.rejected(.violation) })
      try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: connection.isEncrypted))
      try pipeline.addHandlers(configuration.additionalChannelHandlers())
      let idleTimeout = configuration.idleTimeout.map(Duration.init)
      try pipeline.addHandler(
        HTTPConnectionStateHandler(idleTimeout: idleTimeout, logger: logger)
      )
      return try .http(
        NIOAsyncChannel(
          wrappingChannelSynchronously: channel,
          configuration: .init(isOutboundHalfClosureEnabled: true)
        )
      )
    }
  }
}
#endif
