#if Web
  import NIOCore
  import Synchronization

  /// The way to a browser over a WebSocket.
  ///
  /// It counts what was written and is not flushed yet, because the system's buffer for the other side
  /// is full. When there is room again, it fires ``SocketDrained`` through the channel's pipeline.
  final class SocketConnection: Connection {
    private struct Progress {
      /// The bytes of messages that are not flushed.
      var unflushedBytes = 0
      /// The last patch message that is.
      var flushed = 0
    }

    private let channel: any Channel
    private let limit: Int
    private let progress = Mutex(Progress())

    /// - Parameters:
    ///   - channel: The channel.
    ///   - limit: How many bytes may wait to be flushed before there is no more room.
    init(_ channel: any Channel, limit: Int) {
      self.channel = channel
      self.limit = limit
    }

    var isWritable: Bool { progress.withLock { $0.unflushedBytes < limit } }

    var flushed: Int { progress.withLock(\.flushed) }

    func send(_ message: ByteBuffer, number: Int?) {
      let size = message.readableBytes
      progress.withLock { $0.unflushedBytes += size }
      channel.writeAndFlush(SocketOutput.text(message)).whenSuccess { [self] in
        let isDrained = progress.withLock { progress in
          let isFull = progress.unflushedBytes >= limit
          progress.unflushedBytes -= size
          if let number { progress.flushed = number }
          return isFull && progress.unflushedBytes < limit
        }
        if isDrained { channel.pipeline.fireUserInboundEventTriggered(SocketDrained()) }
      }
    }

    func close() {
      channel.writeAndFlush(SocketOutput.close, promise: nil)
    }
  }

  /// An event of a channel: enough of what was written has been flushed to write more.
  struct SocketDrained: Sendable {}
#endif
