#if Web
  import NIOCore
  import Synchronization

  /// The way to a browser over a WebSocket.
  ///
  /// It counts what was written and is not flushed yet, because the system's buffer for the other side
  /// is full.
  final class SocketConnection: Connection {
    private struct Progress {
      /// The bytes of messages that are not flushed.
      var unflushedBytes = 0
      /// The last patch message that is.
      var flushed = 0
      var isClosed = false
      var waiters: [CheckedContinuation<Void, Never>] = []
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

    func waitUntilWritable() async {
      await withCheckedContinuation { waiter in
        let mustWait = progress.withLock { progress in
          let mustWait = progress.unflushedBytes >= limit && !progress.isClosed
          if mustWait { progress.waiters.append(waiter) }
          return mustWait
        }
        if !mustWait { waiter.resume() }
      }
    }

    func send(_ message: ByteBuffer, number: Int?) {
      let size = message.readableBytes
      progress.withLock { $0.unflushedBytes += size }
      channel.writeAndFlush(SocketOutput.text(message)).whenComplete { [self] result in
        let waiters = progress.withLock { progress -> [CheckedContinuation<Void, Never>] in
          switch result {
          case .success:
            progress.unflushedBytes -= size
            if let number { progress.flushed = number }
          case .failure:
            progress.isClosed = true
          }
          guard progress.unflushedBytes < limit || progress.isClosed else { return [] }
          defer { progress.waiters = [] }
          return progress.waiters
        }
        for waiter in waiters { waiter.resume() }
      }
    }

    func close() {
      channel.writeAndFlush(SocketOutput.close, promise: nil)
    }
  }
#endif
