#if Web
import ComposableConcurrency
import Logging
import NIOCore

/// The handling of connections that a server can't accept.
final class AcceptErrors: Sendable {
  private let isHandled = Lock(false)

  /// Adds an ``AcceptErrorHandler`` to the channel that accepts connections, once. Nothing else of the
  /// library sees that channel, so this is called for each connection.
  func handle(on server: (any Channel)?, reportingTo log: LimitedLog?) {
    let isFirst = isHandled.withLock { isHandled in
      defer { isHandled = true }
      return !isHandled
    }
    guard isFirst, let server else { return }
    server.eventLoop.execute {
      let handler = AcceptErrorHandler { error in
        log?.log(.error, "No connection can be accepted for now", ["error": "\(error)"])
      }
      try? server.pipeline.syncOperations.addHandler(handler, position: .first)
    }
  }
}

/// Pauses accepting connections while the process has no file descriptor or memory for one.
///
/// A connection that waits makes the socket of the server readable, so the event loop would try again
/// at once and without end. `AcceptBackoffHandler` of NIO delays only its own reads: the socket stays
/// registered meanwhile. This handler stops reading, and keeps the error from that one.
final class AcceptErrorHandler: ChannelInboundHandler {
  typealias InboundIn = any Channel

  /// The time until the next attempt.
  private static let pause = TimeAmount.milliseconds(100)

  /// The time between two reports, since pauses follow each other as long as there is a reason.
  private static let reportInterval = TimeAmount.minutes(1)

  private let onPause: (IOError) -> Void
  private var nextReport = NIODeadline.uptimeNanoseconds(0)

  /// - Parameter onPause: Called for the first pause, and later at most once a minute.
  init(onPause: @escaping (IOError) -> Void) {
    self.onPause = onPause
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? IOError else { return context.fireErrorCaught(error) }
    let options = context.channel.syncOptions
    try? options?.setOption(.autoRead, value: false)
    context.eventLoop.assumeIsolated().scheduleTask(in: Self.pause) {
      try? options?.setOption(.autoRead, value: true)
    }
    let now = context.eventLoop.now
    guard now >= nextReport else { return }
    nextReport = now + Self.reportInterval
    onPause(error)
  }
}
#endif
