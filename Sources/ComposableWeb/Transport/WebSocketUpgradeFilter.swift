#if Web
import NIOCore
import NIOHTTP1

/// A channel handler that forwards a WebSocket handshake only after it is accepted, and removes
/// the `upgrade` header from all other requests, so that they are answered as plain HTTP.
///
/// NIO's upgrade handler follows it in the pipeline, and only receives requests that it can
/// upgrade: it would not answer a request that it rejects.
final class WebSocketUpgradeFilter: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// A closure that decides on a request. It returns `nil` if the request isn't a handshake;
  /// otherwise a future of the response that rejects it, or of `nil` to accept it.
  typealias Decide = (HTTPRequestHead, any Channel) -> EventLoopFuture<HTTPResponseHead?>?

  private enum State {
    /// No request was received yet. Only the first may be upgraded.
    case awaitingRequest
    /// A handshake is being decided. Reads are held back until then.
    case deciding(request: [HTTPServerRequestPart], isReadPending: Bool)
    case open
  }

  private let decide: Decide
  private var state = State.awaitingRequest

  init(_ decide: @escaping Decide) {
    self.decide = decide
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = Self.unwrapInboundIn(data)
    switch (state, part) {
    case (.deciding(let request, let isReadPending), _):
      state = .deciding(request: request + [part], isReadPending: isReadPending)
    case (.awaitingRequest, .head(let head)):
      guard let rejection = decide(head, context.channel) else {
        state = .open
        return channelRead(context: context, data: data)
      }
      state = .deciding(request: [part], isReadPending: false)
      rejection.hop(to: context.eventLoop).assumeIsolated().whenComplete { result in
        self.didDecide(result, context)
      }
    case (_, .head(var head)) where head.headers.contains(name: "upgrade"):
      head.headers.remove(name: "upgrade")
      // The decoder reads nothing after a request with an upgrade.
      head.headers.replaceOrAdd(name: "connection", value: "close")
      context.fireChannelRead(Self.wrapInboundOut(.head(head)))
    default:
      context.fireChannelRead(data)
    }
  }

  func read(context: ChannelHandlerContext) {
    guard case .deciding(let request, _) = state else { return context.read() }
    state = .deciding(request: request, isReadPending: true)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard case .awaitingRequest = state else {
      context.fireErrorCaught(error)
      return
    }
    let isTooLong = (error as? HTTPParserError) == .headerOverflow
    let head = HTTPResponseHead(
      version: .http1_1, status: isTooLong ? .requestHeaderFieldsTooLarge : .badRequest,
      headers: ["connection": "close", "content-length": "0"]
    )
    reject(head, context)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch (state, event) {
    // Browsers open connections in advance, before they have a request to send.
    case (.awaitingRequest, is ChannelShouldQuiesceEvent),
      (.deciding, is ChannelShouldQuiesceEvent):
      context.close(promise: nil)
    default:
      context.fireUserInboundEventTriggered(event)
    }
  }

  private func didDecide(
    _ result: Result<HTTPResponseHead?, any Error>, _ context: ChannelHandlerContext
  ) {
    guard case .deciding(let request, let isReadPending) = state, context.channel.isActive else {
      return
    }
    state = .open
    switch result {
    case .success(nil):
      let channel = context.channel
      // The last part triggers the upgrade, which removes this handler from the pipeline.
      for part in request { context.fireChannelRead(Self.wrapInboundOut(part)) }
      if isReadPending { channel.read() }
    case .success(let rejection?):
      reject(rejection, context)
    case .failure:
      let headers: HTTPHeaders = ["connection": "close", "content-length": "0"]
      reject(.init(version: .http1_1, status: .internalServerError, headers: headers), context)
    }
  }

  private func reject(_ head: HTTPResponseHead, _ context: ChannelHandlerContext) {
    context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(Self.wrapOutboundOut(.end(nil)), promise: nil)
    context.close(promise: nil)
  }
}
#endif
