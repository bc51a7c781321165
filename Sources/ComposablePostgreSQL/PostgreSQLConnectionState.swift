/// The state of a connection, as a value: each input returns the commands to carry out, in order.
///
/// Requests are known by their numbers. They wait until the connection is ready, and are in flight
/// from when they are sent until their reply.
struct PostgreSQLConnectionState {
  enum Phase: Equatable { case idle, connecting, ready, backingOff, closed }

  enum Command: Equatable {
    /// Begin a connection.
    case connect
    /// Call ``backoffEnded()`` after a time.
    case backOff(Duration)
    /// Call ``checkLimit(now:)`` after a time.
    case checkLimit(after: Duration)
    /// Close the connection.
    case disconnect
    /// Send a request.
    case send(Int)
    /// Complete a request with an error.
    case fail(Int, Failure)
  }

  enum Failure: Equatable {
    /// The request was in flight: it may have taken effect.
    case lost
    /// The request was not sent within the limit, or the server refuses connections.
    case unreachable
    case tooManyRequests, cancelled, closed
  }

  /// The longest time that a request waits for a connection.
  let limit: Duration
  /// The largest number of requests that wait or are in flight.
  static let maximumRequests = 10_000
  /// The largest number of requests in flight: the others can be cancelled.
  static let maximumInFlight = 256

  private(set) var phase = Phase.idle
  private var waiting: [(request: Int, since: ContinuousClock.Instant)] = []
  private var inFlight: [Int] = []
  private var failedAttempts = 0
  private var disconnected: ContinuousClock.Instant?
  /// True if the connection is established again without any request.
  private var staysConnected = false

  init(limit: Duration = .seconds(10)) { self.limit = limit }

  /// Connects, and stays connected without any request.
  mutating func open() -> [Command] {
    staysConnected = true
    guard phase == .idle else { return [] }
    phase = .connecting
    return [.connect]
  }

  mutating func enqueue(_ request: Int, now: ContinuousClock.Instant) -> [Command] {
    guard phase != .closed else { return [.fail(request, .closed)] }
    guard waiting.count + inFlight.count < Self.maximumRequests else {
      return [.fail(request, .tooManyRequests)]
    }
    waiting.append((request, now))
    if phase == .ready { return sendWaiting() }
    var commands: [Command] = waiting.count == 1 ? [.checkLimit(after: limit)] : []
    if phase == .idle {
      phase = .connecting
      commands.append(.connect)
    }
    return commands
  }

  mutating func cancel(_ request: Int) -> [Command] {
    guard let index = waiting.firstIndex(where: { $0.request == request }) else { return [] }
    waiting.remove(at: index)
    return [.fail(request, .cancelled)]
  }

  mutating func connected() -> [Command] {
    guard phase == .connecting else { return [] }
    phase = .ready
    failedAttempts = 0
    return sendWaiting()
  }

  /// The reply to the oldest request in flight was received.
  mutating func replied() -> [Command] {
    if !inFlight.isEmpty { inFlight.removeFirst() }
    return phase == .ready ? sendWaiting() : []
  }

  /// The connection was lost, or could not be established.
  ///
  /// - Parameters:
  ///   - isPermanent: True if the next attempt will most likely fail, too.
  ///   - random: A random number from 0 to 1.
  mutating func failed(isPermanent: Bool, random: Double, now: ContinuousClock.Instant)
    -> [Command]
  {
    guard phase == .ready || phase == .connecting else { return [] }
    if phase == .ready { disconnected = now }
    var commands = [.disconnect] + inFlight.map { Command.fail($0, .lost) }
    inFlight = []
    if isPermanent {
      commands += waiting.map { .fail($0.request, .unreachable) }
      waiting = []
    }
    guard staysConnected || !waiting.isEmpty else {
      phase = .idle
      return commands
    }
    phase = .backingOff
    // Full jitter: https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter
    let longest = min(10, 0.1 * Double(1 << min(failedAttempts, 10)))
    failedAttempts += 1
    commands.append(.backOff(.seconds(longest * random)))
    if !waiting.isEmpty { commands.append(.checkLimit(after: limit)) }
    return commands
  }

  mutating func backoffEnded() -> [Command] {
    guard phase == .backingOff else { return [] }
    guard staysConnected || !waiting.isEmpty else {
      phase = .idle
      return []
    }
    phase = .connecting
    return [.connect]
  }

  /// Fails the requests that have waited too long for a connection.
  mutating func checkLimit(now: ContinuousClock.Instant) -> [Command] {
    guard phase != .ready else { return [] }
    let start = disconnected
    func end(_ since: ContinuousClock.Instant) -> ContinuousClock.Instant {
      max(since, start ?? since).advanced(by: limit)
    }
    let expired = waiting.prefix { end($0.since) <= now }
    waiting.removeFirst(expired.count)
    let commands = expired.map { Command.fail($0.request, .unreachable) }
    guard let next = waiting.first else { return commands }
    return commands + [.checkLimit(after: now.duration(to: end(next.since)))]
  }

  mutating func close() -> [Command] {
    guard phase != .closed else { return [] }
    phase = .closed
    let commands =
      [.disconnect] + inFlight.map { Command.fail($0, .lost) }
      + waiting.map { .fail($0.request, .closed) }
    (inFlight, waiting) = ([], [])
    return commands
  }

  private mutating func sendWaiting() -> [Command] {
    let requests = waiting.prefix(Self.maximumInFlight - inFlight.count).map(\.request)
    waiting.removeFirst(requests.count)
    inFlight += requests
    return requests.map { .send($0) }
  }
}
