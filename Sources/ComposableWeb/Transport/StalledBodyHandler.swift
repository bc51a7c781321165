#if Web
import NIOCore
import NIOHTTP1

/// A channel handler that closes a connection whose client sends the body of a request too slowly.
///
/// 1. While the server waits for the body, at least ``minimumSize`` bytes, or the rest of it, have to
///    arrive within the timeout. A client that sends a byte now and then would hold its connection
///    forever.
/// 2. The time in which the server doesn't read, because it is still busy with what it has received,
///    doesn't count.
final class StalledBodyHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// The number of bytes that have to arrive within the timeout.
  static let minimumSize = 4_096

  private let timeout: TimeAmount
  private var isReceivingBody = false
  /// The size of the parts of the body in the current period.
  private var size = 0
  /// The time in the current period that the server has waited.
  private var waited = TimeAmount.zero
  /// The time since which the server waits; `nil` while it doesn't read.
  private var waitingSince: NIODeadline?
  private var deadline: Scheduled<Void>?

  /// Makes a handler for one channel.
  ///
  /// - Parameter timeout: The time that a client may take for a part of a body.
  init(timeout: TimeAmount) {
    self.timeout = timeout
  }

  func read(context: ChannelHandlerContext) {
    if waitingSince == nil {
      waitingSince = context.eventLoop.now
      schedule(context)
    }
    context.read()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    stopWaiting(at: context.eventLoop.now)
    switch Self.unwrapInboundIn(data) {
    case .head:
      isReceivingBody = true
      beginPeriod()
    case .body(let bytes):
      size += bytes.readableBytes
      if size >= Self.minimumSize { beginPeriod() }
    case .end:
      isReceivingBody = false
    }
    context.fireChannelRead(data)
  }

  func channelInactive(context: ChannelHandlerContext) {
    deadline?.cancel()
    deadline = nil
    context.fireChannelInactive()
  }

  private func beginPeriod() { (size, waited) = (0, .zero) }

  private func stopWaiting(at now: NIODeadline) {
    if let waitingSince { waited = waited + (now - waitingSince) }
    waitingSince = nil
    deadline?.cancel()
    deadline = nil
  }

  private func schedule(_ context: ChannelHandlerContext) {
    guard isReceivingBody else { return }
    let rest = max(.zero, timeout - waited)
    deadline = context.eventLoop.assumeIsolated().scheduleTask(in: rest) {
      context.close(promise: nil)
    }
  }
}
#endif
