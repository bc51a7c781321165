#if Web
  import NIOCore
  import NIOHTTP1

  /// Lets those requests for a WebSocket through that are to be granted; from the others it takes the
  /// wish away, so that they are answered like any request.
  ///
  /// Behind it NIO's upgrade handler only ever sees requests that it can grant: one that is refused
  /// there gets no answer at all.
  final class UpgradeGate: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let grants: (HTTPRequestHead, any Channel) -> Bool
    /// Whether no request has come yet. Only the first may ask for a WebSocket.
    private var isFresh = true

    /// - Parameter grants: Whether a request is to be granted.
    init(grants: @escaping (HTTPRequestHead, any Channel) -> Bool) {
      self.grants = grants
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard case .head(var head) = Self.unwrapInboundIn(data) else {
        context.fireChannelRead(data)
        return
      }
      let mayUpgrade = isFresh && grants(head, context.channel)
      isFresh = false
      if head.headers.contains(name: "upgrade"), !mayUpgrade {
        head.headers.remove(name: "upgrade")
        // The decoder reads nothing after such a request.
        head.headers.replaceOrAdd(name: "connection", value: "close")
      }
      context.fireChannelRead(Self.wrapInboundOut(.head(head)))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      guard isFresh else {
        context.fireErrorCaught(error)
        return
      }
      let head = HTTPResponseHead(
        version: .http1_1, status: .badRequest,
        headers: ["connection": "close", "content-length": "0"]
      )
      context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
      context.writeAndFlush(Self.wrapOutboundOut(.end(nil)), promise: nil)
      context.close(promise: nil)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      // Browsers open connections before they have anything to ask.
      if isFresh, event is ChannelShouldQuiesceEvent {
        context.close(promise: nil)
      } else {
        context.fireUserInboundEventTriggered(event)
      }
    }
  }
#endif
