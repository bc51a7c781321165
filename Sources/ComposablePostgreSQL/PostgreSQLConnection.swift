import ComposableConcurrency
import Dispatch

/// A connection to a server, which is established when it is needed, and again when it was lost.
///
/// 1. Requests are sent at once, and answered in their order. Each is one transaction.
/// 2. No call blocks a thread of Swift's concurrency.
// Unchecked: all that changes is accessed only on the queue.
final class PostgreSQLConnection: @unchecked Sendable {
  private struct Request {
    var statements: [PostgreSQLStatement]
    var continuation: CheckedContinuation<[PostgreSQLReply], any Error>
  }

  let target: String
  private let library: LibPQ
  private let parameters: PostgreSQLParameters
  private let channel: String?
  private let onConnection: @Sendable () -> Void
  private let onNotification: @Sendable (String) -> Void
  private let queue = DispatchQueue(label: "ComposablePostgreSQL.PostgreSQLConnection")
  private let lastRequest = Lock(0)

  private var state: PostgreSQLConnectionState
  private var requests: [Int: Request] = [:]
  private var pipeline: PostgreSQLPipeline?
  private var connection: LibPQ.Connection?
  private var readable: SocketEvent?
  private var writable: SocketEvent?
  /// The number of the attempt to connect, by which timers recognize that theirs is over.
  private var attempt = 0
  private var lastError: PostgreSQLStorageError?
  /// The number of replies and notifications, and the one at the last look at it.
  private var received = (count: 0, seen: 0)

  /// Creates a connection that is not established yet.
  ///
  /// - Parameters:
  ///   - parameters: The parameters of the connection.
  ///   - channel: The channel that it listens to.
  ///   - onConnection: A closure that is called after each connection, when it listens.
  ///   - onNotification: A closure that is called with the payload of each notification.
  init(
    _ library: LibPQ, _ parameters: PostgreSQLParameters, channel: String? = nil,
    onConnection: @escaping @Sendable () -> Void = {},
    onNotification: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.library = library
    self.parameters = parameters
    self.channel = channel
    self.onConnection = onConnection
    self.onNotification = onNotification
    target = parameters.target
    state = PostgreSQLConnectionState(limit: parameters.requestLimit)
  }

  deinit { disconnect() }

  /// Connects, and stays connected without any request.
  func open() { queue.async { self.perform(self.state.open()) } }

  /// Closes the connection for ever. Requests fail.
  func close() { queue.async { self.perform(self.state.close()) } }

  /// Executes statements as one transaction.
  ///
  /// A request that was not sent yet throws a `CancellationError` when its task is cancelled.
  func run(_ statements: [PostgreSQLStatement]) async throws -> [PostgreSQLReply] {
    let number = lastRequest.withLock { last in
      last += 1
      return last
    }
    let isCancelled = AtomicFlag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async { [self] in
          // The flag is set if the task was cancelled before.
          guard isCancelled.set() else { return continuation.resume(throwing: CancellationError()) }
          requests[number] = Request(statements: statements, continuation: continuation)
          perform(state.enqueue(number, now: .now))
        }
      }
    } onCancel: {
      _ = isCancelled.set()
      queue.async { [self] in perform(state.cancel(number)) }
    }
  }

  private func perform(_ commands: [PostgreSQLConnectionState.Command]) {
    for command in commands {
      switch command {
      case .connect: connect()
      case .disconnect: disconnect()
      case .send(let number): send(number)
      case .fail(let number, let failure):
        requests.removeValue(forKey: number)?.continuation.resume(throwing: error(failure))
      case .backOff(let duration):
        after(duration / .seconds(1)) { $0.perform($0.state.backoffEnded()) }
      case .checkLimit(let duration):
        after(duration / .seconds(1)) { $0.perform($0.state.checkLimit(now: .now)) }
      }
    }
  }

  private func error(_ failure: PostgreSQLConnectionState.Failure) -> any Error {
    switch failure {
    case .lost: PostgreSQLStorageError.lost(target)
    case .unreachable: lastError ?? .unreachable(target, reason: "the time is over")
    case .tooManyRequests: PostgreSQLStorageError.tooManyRequests(target)
    case .cancelled: CancellationError()
    case .closed: PostgreSQLStorageError.closed(target)
    }
  }

  private func after(
    _ seconds: Double, _ body: @escaping @Sendable (PostgreSQLConnection) -> Void
  ) {
    queue.asyncAfter(deadline: .now() + seconds) { [weak self] in
      if let self { body(self) }
    }
  }

  private func connect() {
    attempt += 1
    connection = parameters.startConnection(library)
    guard let connection, library.status(connection) != LibPQ.Status.connectionBad else {
      return failConnection()
    }
    after(parameters.connectTimeout) { [attempt] connection in
      guard connection.attempt == attempt, connection.state.phase == .connecting else { return }
      connection.fail(.unreachable(connection.target, reason: "the server did not answer"))
    }
    // As if the last poll had returned this: https://www.postgresql.org/docs/current/libpq-connect.html
    wait(for: LibPQ.Polling.writing, of: connection)
  }

  private func wait(for event: CInt, of connection: LibPQ.Connection) {
    // Each poll may replace the socket by another one, even with the same number.
    (readable, writable) = (nil, nil)
    let socket = library.socket(connection)
    let poll: @Sendable () -> Void = { [weak self] in self?.poll() }
    if event == LibPQ.Polling.writing {
      writable = SocketEvent(.writable, of: socket, on: queue, poll)
    } else {
      readable = SocketEvent(.readable, of: socket, on: queue, poll)
    }
  }

  private func poll() {
    guard state.phase == .connecting, let connection else { return }
    switch library.connectPoll(connection) {
    case LibPQ.Polling.ok: beginPipeline(connection)
    case LibPQ.Polling.failed: failConnection()
    case let event: wait(for: event, of: connection)
    }
  }

  private func beginPipeline(_ connection: LibPQ.Connection) {
    (readable, writable) = (nil, nil)
    guard library.setnonblocking(connection, 1) == 0, library.enterPipelineMode(connection) == 1
    else { return failConnection() }
    pipeline = PostgreSQLPipeline(library, connection, target: target)
    readable = SocketEvent(.readable, of: library.socket(connection), on: queue) { [weak self] in
      self?.receive()
    }
    var setup: [PostgreSQLStatement] = []
    if let timeout = parameters.statementTimeout {
      setup.append(.init("SET statement_timeout = \(timeout)"))
    }
    if let channel { setup.append(.init("LISTEN \(channel)")) }
    guard pipeline?.send(setup, as: nil) == true else { return lose() }
    flush()
    watch()
  }

  private func send(_ number: Int) {
    guard let request = requests[number], state.phase == .ready else { return }
    guard pipeline?.send(request.statements, as: number) == true else { return lose() }
    flush()
  }

  private func flush() {
    guard let connection else { return }
    switch library.flush(connection) {
    case 0: writable = nil
    case 1:
      guard writable == nil else { return }
      writable = SocketEvent(.writable, of: library.socket(connection), on: queue) { [weak self] in
        self?.flush()
      }
    default: lose()
    }
  }

  private func receive() {
    guard let connection, pipeline != nil else { return }
    received.count += 1
    // Twice, since the end of the stream after its last bytes may cause no event of its own.
    let isAlive =
      library.consumeInput(connection) == 1 && library.consumeInput(connection) == 1
    flush()
    while let reply = pipeline?.nextReply() { complete(reply) }
    while self.connection == connection, let payload = library.nextNotification(connection) {
      onNotification(payload)
    }
    guard self.connection == connection else { return }
    if !isAlive || library.status(connection) == LibPQ.Status.connectionBad { lose() }
  }

  private func complete(_ reply: PostgreSQLPipeline.Reply) {
    guard let number = reply.request else {
      if let error = reply.error { return fail(error) }
      lastError = nil
      perform(state.connected())
      return onConnection()
    }
    let continuation = requests.removeValue(forKey: number)?.continuation
    let commands = state.replied()
    if let error = reply.error {
      continuation?.resume(throwing: error)
    } else {
      continuation?.resume(returning: reply.replies)
    }
    perform(commands)
  }

  /// Notices a server that has stopped, but whose machine keeps the connection.
  private func watch() {
    received.seen = received.count
    // Each statement is over before, or has failed: the replies arrive at the end of a request.
    after(60) { [attempt] connection in
      guard connection.attempt == attempt, let pipeline = connection.pipeline else { return }
      if pipeline.isIdle || connection.received.count != connection.received.seen {
        connection.watch()
      } else {
        connection.lose()
      }
    }
  }

  private func failConnection() {
    let (error, isPermanent) = parameters.connectionError(library, connection)
    fail(error, isPermanent: isPermanent)
  }

  private func lose() { fail(.unreachable(target, reason: "the connection was lost")) }

  private func fail(_ error: PostgreSQLStorageError, isPermanent: Bool = false) {
    lastError = error
    perform(
      state.failed(isPermanent: isPermanent, random: .random(in: 0...1), now: .now))
  }

  private func disconnect() {
    (readable, writable, pipeline) = (nil, nil, nil)
    if let connection { library.finish(connection) }
    connection = nil
    attempt += 1
  }
}
