internal import ComposableConcurrency

extension AsyncStream {
  /// Creates a stream of the elements of an asynchronous sequence, with its type erased.
  ///
  /// 1. Elements are pulled: the stream requests an element when its consumer does.
  /// 2. An error of the sequence ends the stream silently. To receive it, create an
  ///    `AsyncThrowingStream` instead.
  /// 3. Cancelling the consumer cancels the request in flight.
  ///
  /// - Precondition: One consumer at a time, as with any `AsyncStream`.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let iterator = SharedIterator(sequence)
    self.init { try? await iterator.next() }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// Creates a throwing stream of the elements of an asynchronous sequence, with its type erased.
  ///
  /// 1. Elements are pulled: the stream requests an element when its consumer does.
  /// 2. An error of the sequence is thrown to the consumer and ends the stream.
  /// 3. Cancelling the consumer cancels the request in flight.
  ///
  /// - Precondition: One consumer at a time, as with any `AsyncThrowingStream`.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let iterator = SharedIterator(sequence)
    self.init { try await iterator.next() }
  }
}

extension AsyncSequence where Self: Sendable {
  /// Returns an `AsyncStream` of the elements. An error ends it silently.
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }

  /// Returns an `AsyncThrowingStream` of the elements, which rethrows errors.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

/// An iterator that a `@Sendable` closure can advance, in one `next()` at a time.
private final class SharedIterator<S: AsyncSequence & Sendable>: Sendable {
  private let iterator: Lock<UncheckedSendable<S.AsyncIterator>?>

  init(_ sequence: S) {
    iterator = Lock(UncheckedSendable(sequence.makeAsyncIterator()))
  }

  func next() async throws -> S.Element? {
    guard var current = iterator.withLock({ $0.take() }) else {
      preconditionFailure(
        "A stream was iterated by two tasks concurrently; create a stream for each."
      )
    }
    defer { iterator.withLock { $0 = current } }
    return try await current.value.next()
  }
}
