import ConcurrencyExtras

/// A source of elements that any number of consumers receive.
///
/// Use it in a client whose changes several features follow, such as that of a database:
///
/// ```swift
/// let changes = Broadcast<Change>()
///
/// changes.send(.saved(item))
///
/// for await change in changes.stream() { … }
/// ```
///
/// 1. A consumer receives the elements that are sent after ``stream(bufferingPolicy:)`` has returned,
///    in their order. The elements of one thread are in the order in which it sends them.
/// 2. A consumer that is slow delays no other: its elements are buffered.
/// 3. The streams end with ``finish()``, or when the source is deallocated.
public final class Broadcast<Element: Sendable>: Sendable {
  private struct State {
    var continuations: [Int: AsyncStream<Element>.Continuation] = [:]
    var lastID = 0
    var isFinished = false
  }

  private let state = Lock(State())

  /// Creates a source without consumers.
  public init() {}

  deinit { finish() }

  /// The number of consumers.
  public var consumerCount: Int { state.withLock { $0.continuations.count } }

  /// Sends an element to all consumers.
  public func send(_ element: Element) {
    let continuations = state.withLock { $0.continuations }
    for (_, continuation) in continuations { continuation.yield(element) }
  }

  /// Returns the elements that are sent from now on, for one consumer.
  ///
  /// - Parameter bufferingPolicy: The elements to keep for a consumer that is busy.
  public func stream(
    bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self, bufferingPolicy: bufferingPolicy)
    let id = state.withLock { state -> Int? in
      if state.isFinished { return nil }
      state.lastID += 1
      state.continuations[state.lastID] = continuation
      return state.lastID
    }
    guard let id else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      // The continuation is deallocated after the release of the lock.
      _ = self?.state.withLock { $0.continuations.removeValue(forKey: id) }
    }
    return stream
  }

  /// Ends the streams of all consumers, those of later ones as well.
  public func finish() {
    let continuations = state.withLock { state in
      state.isFinished = true
      defer { state.continuations = [:] }
      return state.continuations
    }
    for (_, continuation) in continuations { continuation.finish() }
  }
}
