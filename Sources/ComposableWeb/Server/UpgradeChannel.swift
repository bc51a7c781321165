#if Web
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOHTTP1
  import NIOHTTPTypes
  import NIOHTTPTypesHTTP1
  import NIOWebSocket

  /// A connection of a browser: HTTP, unless its first request is a WebSocket handshake that the router
  /// accepts.
  struct UpgradeChannel: HTTPChannelHandler {
    /// A connection of which it is not known yet what it speaks.
    struct Value: ServerChildChannelValue {
      let channel: any Channel
      /// Where it comes from, which can't be told any more once it is closed.
      fileprivate let address: ClientAddress
      fileprivate let outcome: EventLoopFuture<Outcome>
    }

    /// What a connection speaks.
    fileprivate enum Outcome: Sendable {
      case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
      case socket(NIOAsyncChannel<SocketInput, Never>, SocketHandshake.Destination)
    }

    let responder: HTTPChannelHandler.Responder
    let configuration: HTTP1Channel.Configuration
    let hosts: [ViewHost]

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
      channel.eventLoop.makeCompletedFuture {
        let pipeline = channel.pipeline.syncOperations
        let encoder = HTTPResponseEncoder()
        let decoder = ByteToMessageHandler(
          HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: limits)
        )
        let handshake = SocketHandshake()
        let gate = WebSocketUpgradeFilter { [responder] head, channel in
          guard SocketHandshake.isBegun(by: head) else { return nil }
          return channel.eventLoop.makeFutureWithTask {
            try await handshake.refusal(of: head, on: channel, by: responder)
          }
        }
        let upgrade = NIOTypedHTTPServerUpgradeHandler(
          httpEncoder: encoder,
          extraHTTPHandlers: [decoder, gate],
          upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
            upgraders: [upgrader(handshake)],
            notUpgradingCompletionHandler: { channel in speakHTTP(channel, logger: logger) }
          )
        )
        try pipeline.addHandlers([encoder, decoder, gate, upgrade])
        let outcome = upgrade.upgradeResultFuture
        let deadline = channel.eventLoop.scheduleTask(in: openingTime) {
          channel.close(promise: nil)
        }
        outcome.whenComplete { _ in deadline.cancel() }
        return Value(channel: channel, address: ClientAddress(of: channel), outcome: outcome)
      }
    }

    func handle(value: Value, logger: Logger) async {
      await withTaskCancellationHandler {
        do {
          switch try await value.outcome.get() {
          case .http(let channel):
            await ClientAddress.$current.withValue(value.address) {
              await handleHTTP(asyncChannel: channel, logger: logger)
            }
          case .socket(let channel, let destination):
            await destination.host.serve(channel, of: destination.page)
          }
        } catch {
          logger.debug("Connection failed", metadata: ["error": "\(error)"])
          value.channel.close(promise: nil)
        }
      } onCancel: {
        value.channel.close(promise: nil)
      }
    }

    private var limits: NIOHTTPDecoderLimitConfiguration {
      var limits = NIOHTTPDecoderLimitConfiguration()
      limits.maxHeaderFieldSize = configuration.httpDecoder.maxHeaderFieldSize
      limits.maxHeaderListSize = configuration.httpDecoder.maxHeaderListSize
      limits.maxHeaderFieldCount = configuration.httpDecoder.maxHeaderFieldCount
      return limits
    }

    /// How long a connection may take until its first request, and a handshake until it is decided.
    private var openingTime: TimeAmount {
      hosts.map { TimeAmount($0.limits.handshake) }.min() ?? .seconds(20)
    }

    private func upgrader(
      _ handshake: SocketHandshake
    ) -> NIOTypedWebSocketServerUpgrader<Outcome> {
      NIOTypedWebSocketServerUpgrader(
        maxFrameSize: hosts.map(\.limits.messageSize).max() ?? 0,
        enableAutomaticErrorHandling: false,
        // The gate lets no others through than those that are accepted.
        shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(handshake.headers) },
        upgradePipelineHandler: { channel, _ in
          channel.eventLoop.makeCompletedFuture {
            guard let destination = handshake.destination else {
              throw ChannelError.inappropriateOperationForState
            }
            return try .socket(destination.host.speakWebSocket(channel), destination)
          }
        }
      )
    }

    private func speakHTTP(_ channel: any Channel, logger: Logger) -> EventLoopFuture<Outcome> {
      channel.eventLoop.makeCompletedFuture {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
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
