#if Web
  import NIOCore
  import Synchronization

  @testable import ComposableWeb

  /// A connection that keeps what is sent.
  final class RecordedConnection: Connection {
    private struct State {
      var sent: [String] = []
      var isClosed = false
      var waiter: CheckedContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    func send(_ message: ByteBuffer) {
      let waiter = state.withLock { state in
        defer { state.waiter = nil }
        state.sent.append(String(buffer: message))
        return state.waiter
      }
      waiter?.resume()
    }

    func close() { state.withLock { $0.isClosed = true } }

    var isClosed: Bool { state.withLock(\.isClosed) }

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
