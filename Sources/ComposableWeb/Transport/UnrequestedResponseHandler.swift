#if Web
import NIOCore
import NIOHTTP1

/// A channel handler that closes a connection instead of sending a response without a request.
///
/// Hummingbird responds 400 when the bytes after a request are no HTTP. The compressor of swift-nio-extras
/// traps on a response without a request, so this handler stands before it.
final class UnrequestedResponseHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// The number of requests without a response.
  private var requests = 0

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head = Self.unwrapInboundIn(data) { requests += 1 }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .head = Self.unwrapOutboundIn(data) {
      guard requests > 0 else {
        promise?.fail(ChannelError.ioOnClosedChannel)
        return context.close(promise: nil)
      }
      requests -= 1
    }
    context.write(data, promise: promise)
  }
}
#endif
