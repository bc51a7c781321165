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

      mutating func takeWaiters() -> [CheckedContinuation<Void, Never>] {
        defer { waiters = [] }
        return waiters
      }
    }

    private let channel: any Channel
    private let limit: Int
    private let progress = Mutex(Progress())

    /// - Parameters:
    ///   - channel: The channel.
    ///   - limit: The number of unflushed bytes from which on the connection is not writable.
    init(_ channel: any Channel, limit: Int) {
      self.channel = channel
      self.limit = max(limit, 1)
      channel.closeFuture.whenComplete { [weak self] _ in self?.didClose() }
    }

    private func didClose() {
      let waiters = progress.withLock { progress in
        progress.isClosed = true
        return progress.takeWaiters()
      }
      for waiter in waiters { waiter.resume() }
    }

    var isWritable: Bool { progress.withLock { $0.unflushedBytes < limit } }

    var flushed: Int { progress.withLock(\.flushed) }

    func waitUntilWritable() async -> Bool {
      await withCheckedContinuation { waiter in
        let mustWait = progress.withLock { progress in
          let mustWait = progress.unflushedBytes >= limit && !progress.isClosed
          if mustWait { progress.waiters.append(waiter) }
          return mustWait
        }
        if !mustWait { waiter.resume() }
      }
      return progress.withLock { !$0.isClosed }
    }

    func send(_ message: ByteBuffer, number: Int?) {
      let size = message.readableBytes
      progress.withLock { $0.unflushedBytes += size }
      // Before it is written, so that an acknowledgement can't come earlier.
      let promise = channel.eventLoop.makePromise(of: Void.self)
      promise.futureResult.whenSuccess { [self] in didFlush(size, number) }
      channel.writeAndFlush(SocketOutput.text(message), promise: promise)
    }

    private func didFlush(_ size: Int, _ number: Int?) {
      let waiters = progress.withLock { progress in
        progress.unflushedBytes -= size
        if let number { progress.flushed = number }
        return progress.unflushedBytes < limit ? progress.takeWaiters() : []
      }
      for waiter in waiters { waiter.resume() }
    }

    func close() {
      channel.writeAndFlush(SocketOutput.close, promise: nil)
    }
  }
#endif
