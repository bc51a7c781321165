internal import Synchronization

extension AsyncStream {
  /// Hides an asynchronous sequence behind a stream of the same elements.
  ///
  /// 1. Elements are pulled: the sequence is asked for one when the consumer asks for one.
  /// 2. An error thrown by the sequence ends the stream quietly. To see it, make an
  ///    `AsyncThrowingStream` instead.
  /// 3. Cancelling the consumer cancels the pull under way.
  ///
  /// - Precondition: One consumer at a time, as with any `AsyncStream`.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let pull = Pull(sequence)
    self.init { try? await pull.next() }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// Hides an asynchronous sequence behind a throwing stream of the same elements.
  ///
  /// 1. Elements are pulled: the sequence is asked for one when the consumer asks for one.
  /// 2. An error thrown by the sequence is thrown to the consumer and ends the stream.
  /// 3. Cancelling the consumer cancels the pull under way.
  ///
  /// - Precondition: One consumer at a time, as with any `AsyncThrowingStream`.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let pull = Pull(sequence)
    self.init { try await pull.next() }
  }
}

extension AsyncSequence where Self: Sendable {
  /// Hides this sequence behind an `AsyncStream`, which an error ends quietly.
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }

  /// Hides this sequence behind an `AsyncThrowingStream`, which passes errors on.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

/// An iterator that a `@Sendable` closure can advance: it is lent out for one `next()` at a time.
private final class Pull<S: AsyncSequence & Sendable>: Sendable {
  private let resting: Mutex<UncheckedSendable<S.AsyncIterator>?>

  init(_ sequence: S) {
    resting = Mutex(UncheckedSendable(sequence.makeAsyncIterator()))
  }

  func next() async throws -> S.Element? {
    guard var lent = resting.withLock({ $0.take() }) else {
      preconditionFailure("A stream was iterated by two tasks at once; give each its own stream.")
    }
    defer { resting.withLock { $0 = lent } }
    return try await lent.value.next()
  }
}
