#if Web
  import NIOCore
  import Synchronization

  @testable import ComposableWeb

  /// A connection that keeps what is sent. The browser reads it at once, unless the test says otherwise.
  final class RecordedConnection: Connection {
    private struct State {
      var sent: [String] = []
      var isClosed = false
      var isRead = true
      var unreadBytes = 0
      /// The last patch message that was sent, and the last that was flushed.
      var (last, flushed) = (0, 0)
      var waiter: CheckedContinuation<Void, Never>?
      /// Those who wait for room.
      var writers: [CheckedContinuation<Void, Never>] = []

      mutating func takeWriters() -> [CheckedContinuation<Void, Never>] {
        defer { writers = [] }
        return writers
      }
    }

    private let limit: Int
    private let state = Mutex(State())

    /// - Parameter limit: How many bytes there is room for.
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

    /// The bytes that were sent and not read.
    var unreadBytes: Int { state.withLock(\.unreadBytes) }

    func send(_ message: ByteBuffer, number: Int?) {
      let waiter = state.withLock { state in
        defer { state.waiter = nil }
        state.sent.append(String(buffer: message))
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

    /// From now on the browser reads nothing.
    func stopReading() { state.withLock { $0.isRead = false } }

    /// The browser reads all there is, but not what comes.
    func readOnce() {
      resumeReading()
      stopReading()
    }

    /// The browser reads all there is, and all that comes.
    func resumeReading() {
      let writers = state.withLock { state in
        state.isRead = true
        state.unreadBytes = 0
        state.flushed = state.last
        return state.takeWriters()
      }
      for writer in writers { writer.resume() }
    }

    /// What was sent since this was called last.
    func received() throws -> [ReceivedMessage] {
      let sent = state.withLock { state in
        defer { state.sent = [] }
        return state.sent
      }
      return try sent.map(ReceivedMessage.init)
    }

    /// What was sent since, once there is something.
    func receivedNext() async throws -> [ReceivedMessage] {
      await withCheckedContinuation { continuation in
        let isThere = state.withLock { state in
          if state.sent.isEmpty { state.waiter = continuation }
          return !state.sent.isEmpty
        }
        if isThere { continuation.resume() }
      }
      return try received()
    }
  }
#endif
