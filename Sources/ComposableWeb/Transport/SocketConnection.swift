#if Web
import ComposableConcurrency
import NIOCore

/// A connection to a browser over a WebSocket channel.
///
/// It counts the bytes that were written but not flushed because the socket's send buffer is
/// full.
final class SocketConnection: Connection {
  private struct State {
    /// The number of bytes of messages that are not flushed.
    var unflushedBytes = 0
    /// The number of the last flushed patch message.
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
  private let state = Lock(State())

  /// Wraps a channel.
  ///
  /// - Parameters:
  ///   - channel: The channel.
  ///   - limit: The number of unflushed bytes at which the connection stops being writable.
  init(_ channel: any Channel, limit: Int) {
    self.channel = channel
    self.limit = max(limit, 1)
    channel.closeFuture.whenComplete { [weak self] _ in self?.didClose() }
  }

  private func didClose() {
    let waiters = state.withLock { state in
      state.isClosed = true
      return state.takeWaiters()
    }
    for waiter in waiters { waiter.resume() }
  }

  var isWritable: Bool { state.withLock { $0.unflushedBytes < limit } }

  var flushed: Int { state.withLock(\.flushed) }

  func waitUntilWritable() async -> Bool {
    await withCheckedContinuation { waiter in
      let mustWait = state.withLock { state in
        let mustWait = state.unflushedBytes >= limit && !state.isClosed
        if mustWait { state.waiters.append(waiter) }
        return mustWait
      }
      if !mustWait { waiter.resume() }
    }
    return state.withLock { !$0.isClosed }
  }

  func send(_ message: ByteBuffer, number: Int?) {
    let size = message.readableBytes
    state.withLock { $0.unflushedBytes += size }
    // The callback is added before the write, so an acknowledgement can't arrive earlier.
    let promise = channel.eventLoop.makePromise(of: Void.self)
    promise.futureResult.whenSuccess { [self] in didFlush(size, number) }
    channel.writeAndFlush(SocketOutput.text(message), promise: promise)
  }

  private func didFlush(_ size: Int, _ number: Int?) {
    let waiters = state.withLock { state in
      state.unflushedBytes -= size
      if let number { state.flushed = number }
      return state.unflushedBytes < limit ? state.takeWaiters() : []
    }
    for waiter in waiters { waiter.resume() }
  }

  func close() {
    channel.writeAndFlush(SocketOutput.close, promise: nil)
  }
}
#endif
