#if Web
import ComposableConcurrency
import NIOCore

@testable import ComposableWeb

/// A connection that records the messages sent. They count as read immediately, unless the test
/// stops reading.
final class RecordedConnection: Connection {
  private struct State {
    var sent: [String] = []
    var isClosed = false
    var isRead = true
    var unreadBytes = 0
    var sentBytes = 0
    /// The last patch message that was sent, and the last that was flushed.
    var (last, flushed) = (0, 0)
    var waiter: CheckedContinuation<Void, Never>?
    /// The writers that wait for space.
    var writers: [CheckedContinuation<Void, Never>] = []

    mutating func takeWriters() -> [CheckedContinuation<Void, Never>] {
      defer { writers = [] }
      return writers
    }
  }

  private let limit: Int
  private let state = Lock(State())

  /// - Parameter limit: The number of unread bytes from which on the connection is not writable.
  init(limit: Int = 1) {
    self.limit = limit
  }

  var isWritable: Bool { state.withLock { $0.unreadBytes < limit } }

  func waitUntilWritable() async -> Bool {
    await withCheckedContinuation { writer in
      let mustWait = state.withLock { state in
        let mustWait = state.unreadBytes >= limit && !state.isClosed
        if mustWait { state.writers.append(writer) }
        return mustWait
      }
      if !mustWait { writer.resume() }
    }
    return !isClosed
  }

  var flushed: Int { state.withLock(\.flushed) }

  /// The number of bytes that were sent.
  var sentBytes: Int { state.withLock(\.sentBytes) }

  /// The number of bytes that were sent and not read.
  var unreadBytes: Int { state.withLock(\.unreadBytes) }

  func send(_ message: ByteBuffer, number: Int?) {
    let waiter = state.withLock { state in
      defer { state.waiter = nil }
      state.sent.append(String(buffer: message))
      state.sentBytes += message.readableBytes
      if let number { state.last = number }
      if state.isRead {
        state.flushed = state.last
      } else {
        state.unreadBytes += message.readableBytes
      }
      return state.waiter
    }
    waiter?.resume()
  }

  func close() {
    let writers = state.withLock { state in
      state.isClosed = true
      return state.takeWriters()
    }
    for writer in writers { writer.resume() }
  }

  var isClosed: Bool { state.withLock(\.isClosed) }

  /// Stops reading.
  func stopReading() { state.withLock { $0.isRead = false } }

  /// Reads the messages sent so far, but no later ones.
  func readOnce() {
    resumeReading()
    stopReading()
  }

  /// Reads the messages sent so far and all later ones.
  func resumeReading() {
    let writers = state.withLock { state in
      state.isRead = true
      state.unreadBytes = 0
      state.flushed = state.last
      return state.takeWriters()
    }
    for writer in writers { writer.resume() }
  }

  /// Returns the messages sent since the last call.
  func received() throws -> [ReceivedMessage] {
    let sent = state.withLock { state in
      defer { state.sent = [] }
      return state.sent
    }
    return try sent.map(ReceivedMessage.init)
  }

  /// Returns the messages sent since the last call, waiting for one if there are none.
  func receivedNext() async throws -> [ReceivedMessage] {
    await withCheckedContinuation { continuation in
      let isAvailable = state.withLock { state in
        if state.sent.isEmpty { state.waiter = continuation }
        return !state.sent.isEmpty
      }
      if isAvailable { continuation.resume() }
    }
    return try received()
  }
}
#endif
