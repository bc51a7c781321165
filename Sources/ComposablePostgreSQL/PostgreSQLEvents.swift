import ComposableConcurrency
import ComposablePersistence
import ConcurrencyExtras
import Foundation

/// The events of a storage, which a connection of their own receives.
final class PostgreSQLEvents: Sendable {
  /// An input from the connection.
  private enum Input: Sendable {
    case connected
    case notification(String)
  }

  /// A stream of events, of which the oldest are dropped when there are too many.
  private struct Subscriber {
    let continuation: AsyncStream<SharedStorageEvent>.Continuation
    /// The number of events since the last `reconnected`.
    var count = 0
  }

  /// The largest number of events that a stream has.
  static let limit = 10_000

  private let connection: PostgreSQLConnection
  private let inputs: AsyncStream<Input>.Continuation
  private let subscribers = Lock<(last: Int, all: [Int: Subscriber])>((0, [:]))
  private let message: @Sendable (Int) async throws -> Data?

  /// Creates the events of a storage. The first subscriber connects.
  ///
  /// - Parameter message: Returns the stored message with an identifier.
  init(
    _ library: LibPQ, _ parameters: PostgreSQLParameters,
    message: @escaping @Sendable (Int) async throws -> Data?
  ) {
    let (stream, inputs) = AsyncStream.makeStream(
      of: Input.self, bufferingPolicy: .bufferingNewest(Self.limit))
    let overflow = LockIsolated(false)
    let receive: @Sendable (Input) -> Void = { input in
      if case .dropped = inputs.yield(input) { overflow.setValue(true) }
    }
    self.inputs = inputs
    self.message = message
    connection = PostgreSQLConnection(
      library, parameters, channel: "composable", onConnection: { receive(.connected) },
      onNotification: { receive(.notification($0)) })
    Task { [weak self] in
      for await input in stream {
        let isOverflown = overflow.withValue { value in
          defer { value = false }
          return value
        }
        if isOverflown { self?.send(.reconnected) }
        await self?.handle(input)
      }
    }
  }

  /// Returns the events from now on. The first one is `reconnected` if the connection is not
  /// established yet.
  func events() -> AsyncStream<SharedStorageEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: SharedStorageEvent.self, bufferingPolicy: .bufferingNewest(Self.limit))
    let number = subscribers.withLock { subscribers in
      subscribers.last += 1
      subscribers.all[subscribers.last] = Subscriber(continuation: continuation)
      return subscribers.last
    }
    continuation.onTermination = { [weak self] _ in
      self?.subscribers.withLock { $0.all[number] = nil }
    }
    connection.open()
    return stream
  }

  /// Ends all streams, and closes the connection.
  func close() {
    connection.close()
    inputs.finish()
    let all = subscribers.withLock { subscribers in
      defer { subscribers.all = [:] }
      return subscribers.all.values.map(\.continuation)
    }
    for continuation in all { continuation.finish() }
  }

  private func handle(_ input: Input) async {
    guard case .notification(let payload) = input else { return send(.reconnected) }
    // A later version of a server may send others: what they announce is unknown.
    guard let notification = PostgreSQLNotification(payload: payload) else {
      return send(.reconnected)
    }
    switch notification {
    case .rowSaved(let key, let version): send(.rowSaved(key: key, version: version))
    case .membersChanged(let topic): send(.membersChanged(topic: topic))
    case .message(let data, let topic): send(.message(data, topic: topic))
    case .storedMessage(let id, let topic):
      // The events after it wait for the message, so that they are in their order.
      guard let data = try? await message(id) else { return send(.reconnected) }
      send(.message(data, topic: topic))
    }
  }

  /// Sends an event to all streams.
  ///
  /// Only the task that handles the inputs calls it, so that events are in their order.
  private func send(_ event: SharedStorageEvent) {
    let all = subscribers.withLock { $0.all.mapValues(\.continuation) }
    for (number, continuation) in all {
      guard case .dropped = continuation.yield(event) else {
        count(number, isReconnected: event == .reconnected)
        continue
      }
      // One in each half of the buffer: one of them follows each event that is dropped.
      if count(number, isReconnected: event == .reconnected) >= Self.limit / 2 {
        continuation.yield(.reconnected)
        count(number, isReconnected: true)
      }
    }
  }

  /// Counts the events of a stream since the last `reconnected`.
  @discardableResult
  private func count(_ number: Int, isReconnected: Bool) -> Int {
    subscribers.withLock { subscribers in
      let count = isReconnected ? 0 : (subscribers.all[number]?.count ?? 0) + 1
      subscribers.all[number]?.count = count
      return count
    }
  }
}
