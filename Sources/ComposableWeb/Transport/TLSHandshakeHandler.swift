#if Web
import NIOCore
import NIOTLS

/// A channel handler that marks its connection as encrypted when a TLS handler before it completes
/// the handshake, and leaves the pipeline with the first bytes of the client.
final class TLSHandshakeHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let connection: ClientConnection

  /// Makes a handler for the channel of a connection.
  init(_ connection: ClientConnection) {
    self.connection = connection
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case TLSUserEvent.handshakeCompleted? = event as? TLSUserEvent {
      connection.completeTLSHandshake()
    }
    context.fireUserInboundEventTriggered(event)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    context.fireChannelRead(data)
    context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
  }
}
#endif
