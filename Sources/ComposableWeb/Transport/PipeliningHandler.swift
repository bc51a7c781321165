#if Web
import NIOCore
import NIOHTTP1

/// A channel handler that counts the requests without a response.
///
/// 1. It closes a connection with more than ``maximumCount`` of them. While the server is busy it reads no more,
///    but when a client closes its connection, NIO reads all that is left at once.
/// 2. It closes a connection instead of sending a response without a request. Hummingbird responds 400 when
///    the bytes after a request are no HTTP.
final class PipeliningHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// The maximum number of requests without a response. Browsers send the next one after the response.
  static let maximumCount = 100

  private let onRejection: () -> Void
  private var count = 0
  private var isClosed = false

  /// Makes a handler for one channel.
  ///
  /// - Parameter onRejection: A closure that is called with too many requests.
  init(onRejection: @escaping () -> Void = {}) {
    self.onRejection = onRejection
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isClosed else { return }
    if case .head = Self.unwrapInboundIn(data) {
      count += 1
      guard count <= Self.maximumCount else {
        onRejection()
        isClosed = true
        return context.close(promise: nil)
      }
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .head = Self.unwrapOutboundIn(data) {
      guard count > 0 else {
        promise?.fail(ChannelError.ioOnClosedChannel)
        return context.close(promise: nil)
      }
      count -= 1
    }
    context.write(data, promise: promise)
  }
}
#endif
