#if Web
import NIOCore

/// A channel handler that closes a connection whose client does not read its responses.
///
/// While the channel is not writable, the server waits with the next part of a response. A client
/// that never reads would hold its connection and the buffered bytes forever.
final class StalledReaderHandler: ChannelInboundHandler {
  typealias InboundIn = Any

  private let timeout: TimeAmount
  private var deadline: Scheduled<Void>?

  /// Makes a handler for one channel.
  ///
  /// - Parameter timeout: The time that the channel may stay unwritable.
  init(timeout: TimeAmount) {
    self.timeout = timeout
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    deadline?.cancel()
    deadline = nil
    if !context.channel.isWritable {
      deadline = context.eventLoop.assumeIsolated().scheduleTask(in: timeout) {
        context.close(promise: nil)
      }
    }
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    deadline = nil
    context.fireChannelInactive()
  }
}
#endif
