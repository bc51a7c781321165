#if Web
import NIOCore
import NIOWebSocket

/// A channel handler that converts between WebSocket frames and whole messages.
///
/// 1. It answers pings, and closes a connection that sends too many of them. It pings a silent connection, and
///    closes it if that isn't answered while the server reads.
/// 2. It closes a connection with more than ``maximumUnread`` messages that nobody has asked for. While messages
///    wait the server reads no more, but when a browser closes its connection, NIO reads all that is left at once.
/// 3. A browser that violates the protocol receives a close frame with the error code, and its
///    further messages are ignored.
/// 4. Closing flushes all messages that were written before, and waits briefly for the browser's
///    close frame.
final class SocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = SocketInput
  typealias OutboundIn = SocketOutput
  typealias OutboundOut = WebSocketFrame

  /// The maximum number of messages since the server wanted to read.
  static let maximumUnread = 1_000
  /// The time limit for the browser's answer to a close frame.
  private static let closeTimeout = TimeAmount.seconds(2)

  private var assembler: FrameAssembler
  private let isCompressing: Bool
  /// The limit of the rate of pings. Browsers send none, proxies one every few seconds.
  private var pings = TokenBucket(perSecond: 10, burst: 100, now: .zero)
  private let onRejection: @Sendable (RejectionReason) -> Void
  private var awaitingPong = false
  /// True if the server wants to read. It does not while messages wait: then no pong can arrive.
  private var isReading = true
  /// The number of messages since the server wanted to read.
  private var unread = 0
  private var isClosing = false

  /// Makes a handler for one channel.
  ///
  /// - Parameters:
  ///   - messageSize: The maximum size of a message, in bytes.
  ///   - isCompressing: True if the handshake has agreed on the compression of messages.
  ///   - onRejection: A closure that is called with each rejection.
  init(
    messageSize: Int, isCompressing: Bool = false,
    onRejection: @escaping @Sendable (RejectionReason) -> Void
  ) {
    assembler = FrameAssembler(limit: messageSize, allowsCompression: isCompressing)
    self.isCompressing = isCompressing
    self.onRejection = onRejection
  }

  func read(context: ChannelHandlerContext) {
    (isReading, unread) = (true, 0)
    context.read()
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    isReading = false
    context.fireChannelReadComplete()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    awaitingPong = false
    let frame = Self.unwrapInboundIn(data)
    guard !isClosing else {
      if frame.opcode == .connectionClose { context.close(promise: nil) }
      return
    }
    do throws(FrameAssembler.Violation) {
      switch try assembler.append(frame) {
      case .message(let message):
        unread += 1
        guard unread <= Self.maximumUnread else {
          onRejection(.violation)
          return close(.policyViolation, context)
        }
        context.fireChannelRead(Self.wrapInboundOut(message))
      case .incomplete, .pong: break
      case .ping(let data): sendPong(data, context)
      case .close:
        close(.normalClosure, context)
        context.close(promise: nil)
      }
    } catch {
      onRejection(.violation)
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
      context.write(Self.wrapOutboundOut(frame(text)), promise: promise)
    case .close:
      promise?.succeed()
      close(.normalClosure, context)
    }
  }

  private func frame(_ text: ByteBuffer) -> WebSocketFrame {
    guard isCompressing, text.readableBytes >= MessageCompression.minimumSize,
      let compressed = MessageCompression.ofCurrentThread()?.compress(text)
    else { return WebSocketFrame(fin: true, opcode: .text, data: text) }
    return WebSocketFrame(fin: true, rsv1: true, opcode: .text, data: compressed)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? NIOWebSocketError else {
      context.close(promise: nil)
      return
    }
    // Bytes after a violation are another one for the decoder.
    guard !isClosing else { return }
    onRejection(.violation)
    close(error == .invalidFrameLength ? .messageTooLarge : .protocolError, context)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case IdleStateHandler.IdleStateEvent.read where awaitingPong:
      if isReading { context.close(promise: nil) }
    case IdleStateHandler.IdleStateEvent.read where !isClosing:
      awaitingPong = true
      let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
      context.writeAndFlush(Self.wrapOutboundOut(ping), promise: nil)
    case ChannelEvent.inputClosed:
      context.close(promise: nil)
    default:
      context.fireUserInboundEventTriggered(event)
    }
  }

  /// Answers a ping. If the channel isn't writable it is closed: a browser that sends pings
  /// without reading the pongs would let them pile up.
  private func sendPong(_ data: ByteBuffer, _ context: ChannelHandlerContext) {
    guard context.channel.isWritable else {
      onRejection(.violation)
      context.close(promise: nil)
      return
    }
    let uptime = Int64(clamping: context.eventLoop.now.uptimeNanoseconds)
    guard pings.takeIfAvailable(at: .nanoseconds(uptime)) == nil else {
      onRejection(.violation)
      return close(.policyViolation, context)
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
    context.eventLoop.assumeIsolated().scheduleTask(in: Self.closeTimeout) {
      context.close(promise: nil)
    }
  }
}
#endif
