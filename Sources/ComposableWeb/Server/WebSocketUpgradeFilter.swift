#if Web
  import NIOCore
  import NIOHTTP1

  /// Holds a WebSocket handshake back until it is decided, and lets it through if it is accepted. From
  /// other requests it removes the upgrade, so that they are answered like any request.
  ///
  /// Behind it NIO's upgrade handler only ever sees requests that it can grant: one that is refused
  /// there gets no answer at all.
  final class WebSocketUpgradeFilter: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// Decides on a request: the future's value is the answer that refuses it, or `nil` to accept it.
    /// `nil` where it is no handshake.
    typealias Decide = (HTTPRequestHead, any Channel) -> EventLoopFuture<HTTPResponseHead?>?

    private enum State {
      /// No request has come yet. Only the first may ask for a WebSocket.
      case fresh
      /// A handshake is being decided. Nothing more is read meanwhile.
      case deciding(request: [HTTPServerRequestPart], isReadHeld: Bool)
      case open
    }

    private let decide: Decide
    private var state = State.fresh

    init(_ decide: @escaping Decide) {
      self.decide = decide
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let part = Self.unwrapInboundIn(data)
      switch (state, part) {
      case (.deciding(let request, let isReadHeld), _):
        state = .deciding(request: request + [part], isReadHeld: isReadHeld)
      case (.fresh, .head(let head)):
        guard let refusal = decide(head, context.channel) else {
          state = .open
          return channelRead(context: context, data: data)
        }
        state = .deciding(request: [part], isReadHeld: false)
        refusal.hop(to: context.eventLoop).assumeIsolated().whenComplete { result in
          self.decided(result, context)
        }
      case (_, .head(var head)) where head.headers.contains(name: "upgrade"):
        head.headers.remove(name: "upgrade")
        // The decoder reads nothing after such a request.
        head.headers.replaceOrAdd(name: "connection", value: "close")
        context.fireChannelRead(Self.wrapInboundOut(.head(head)))
      default:
        context.fireChannelRead(data)
      }
    }

    func read(context: ChannelHandlerContext) {
      guard case .deciding(let request, _) = state else { return context.read() }
      state = .deciding(request: request, isReadHeld: true)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      guard case .fresh = state else {
        context.fireErrorCaught(error)
        return
      }
      let head = HTTPResponseHead(
        version: .http1_1, status: .badRequest,
        headers: ["connection": "close", "content-length": "0"]
      )
      refuse(head, context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      switch (state, event) {
      // Browsers open connections before they have anything to ask.
      case (.fresh, is ChannelShouldQuiesceEvent), (.deciding, is ChannelShouldQuiesceEvent):
        context.close(promise: nil)
      default:
        context.fireUserInboundEventTriggered(event)
      }
    }

    private func decided(
      _ result: Result<HTTPResponseHead?, any Error>, _ context: ChannelHandlerContext
    ) {
      guard case .deciding(let request, let isReadHeld) = state, context.channel.isActive else {
        return
      }
      state = .open
      switch result {
      case .success(nil):
        let channel = context.channel
        // With the last part the upgrade begins, which removes this handler.
        for part in request { context.fireChannelRead(Self.wrapInboundOut(part)) }
        if isReadHeld { channel.read() }
      case .success(let refusal?):
        refuse(refusal, context)
      case .failure:
        let headers: HTTPHeaders = ["connection": "close", "content-length": "0"]
        refuse(.init(version: .http1_1, status: .internalServerError, headers: headers), context)
      }
    }

    private func refuse(_ head: HTTPResponseHead, _ context: ChannelHandlerContext) {
      context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
      context.writeAndFlush(Self.wrapOutboundOut(.end(nil)), promise: nil)
      context.close(promise: nil)
    }
  }
#endif
