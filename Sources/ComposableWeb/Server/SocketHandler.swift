#if Web
  import NIOCore
  import NIOWebSocket

  /// Speaks WebSocket on a channel, so that those behind it see whole messages.
  ///
  /// 1. Pings are answered, and silence is: with a ping, and then with the end of the connection.
  /// 2. A browser that breaks the rules gets a close frame with the reason, and is heard no more.
  /// 3. Closing sends all that was written before it, and waits a little for the browser's answer.
  final class SocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = SocketInput
    typealias OutboundIn = SocketOutput
    typealias OutboundOut = WebSocketFrame

    /// How long a browser may take to answer a close frame.
    private static let farewell = TimeAmount.seconds(2)

    private var assembler: FrameAssembler
    private let refused: @Sendable (RejectionReason) -> Void
    private var isAsked = false
    private var isClosing = false

    /// - Parameters:
    ///   - messageSize: How long a message may be, in bytes.
    ///   - refused: Told what is not done.
    init(messageSize: Int, refused: @escaping @Sendable (RejectionReason) -> Void) {
      assembler = FrameAssembler(limit: messageSize)
      self.refused = refused
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      isAsked = false
      let frame = Self.unwrapInboundIn(data)
      guard !isClosing else {
        if frame.opcode == .connectionClose { context.close(promise: nil) }
        return
      }
      do throws(FrameAssembler.Violation) {
        switch try assembler.take(frame) {
        case .message(let message): context.fireChannelRead(Self.wrapInboundOut(message))
        case .incomplete, .pong: break
        case .ping(let data): answer(data, context)
        case .close:
          close(.normalClosure, context)
          context.close(promise: nil)
        }
      } catch {
        refused(.violation)
        close(error.code, context)
      }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      guard !isClosing else {
        promise?.fail(ChannelError.ioOnClosedChannel)
        return
      }
      switch Self.unwrapOutboundIn(data) {
      case .text(let text):
        let frame = WebSocketFrame(fin: true, opcode: .text, data: text)
        context.write(Self.wrapOutboundOut(frame), promise: promise)
      case .close:
        promise?.succeed()
        close(.normalClosure, context)
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      guard let error = error as? NIOWebSocketError else {
        context.close(promise: nil)
        return
      }
      refused(.violation)
      close(error == .invalidFrameLength ? .messageTooLarge : .protocolError, context)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      switch event {
      case IdleStateHandler.IdleStateEvent.read where isAsked:
        context.close(promise: nil)
      case IdleStateHandler.IdleStateEvent.read where !isClosing:
        isAsked = true
        let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
        context.writeAndFlush(Self.wrapOutboundOut(ping), promise: nil)
      case ChannelEvent.inputClosed:
        context.close(promise: nil)
      default:
        context.fireUserInboundEventTriggered(event)
      }
    }

    /// Answers a ping. Who asks without reading the answers is not worth the memory.
    private func answer(_ data: ByteBuffer, _ context: ChannelHandlerContext) {
      guard context.channel.isWritable else {
        refused(.violation)
        context.close(promise: nil)
        return
      }
      let pong = WebSocketFrame(fin: true, opcode: .pong, data: data)
      context.writeAndFlush(Self.wrapOutboundOut(pong), promise: nil)
    }

    private func close(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
      guard !isClosing else { return }
      isClosing = true
      var data = ByteBuffer()
      data.write(webSocketErrorCode: code)
      let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
      context.writeAndFlush(Self.wrapOutboundOut(frame), promise: nil)
      context.eventLoop.assumeIsolated().scheduleTask(in: Self.farewell) {
        context.close(promise: nil)
      }
    }
  }
#endif
