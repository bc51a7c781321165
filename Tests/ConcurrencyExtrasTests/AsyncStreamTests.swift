import ConcurrencyExtras
import Testing

@Suite struct AsyncStreamTests {
  struct Failure: Error, Equatable {}

  @Test func neverFinishesOnCancellation() async {
    let task = Task { for await _ in AsyncStream<Int>.never {} }
    task.cancel()
    await task.value
  }

  @Test func finishedStreamsHaveNoElements() async throws {
    #expect(await AsyncStream<Int>.finished.first { _ in true } == nil)
    #expect(
      try await AsyncThrowingStream<Int, any Error>.finished().first { _ in true } == nil)
    await #expect(throws: Failure()) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Failure()) {}
    }
  }

  @Test func erasureKeepsTheElements() async throws {
    let numbers = AsyncStream { continuation in
      for n in 1...3 { continuation.yield(n) }
      continuation.finish()
    }
    var doubled: [Int] = []
    for await n in numbers.map({ $0 * 2 }).eraseToStream() { doubled.append(n) }
    #expect(doubled == [2, 4, 6])
  }

  @Test func throwingErasureForwardsErrors() async {
    let failing = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: Failure())
    }
    let received = LockIsolated<[Int]>([])
    await #expect(throws: Failure()) {
      for try await n in failing.eraseToThrowingStream() { received.withValue { $0.append(n) } }
    }
    #expect(received.value == [1])
  }

  @Test func nonthrowingErasureFinishesOnAnError() async {
    let failing = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: Failure())
    }
    var received: [Int] = []
    for await n in AsyncStream(failing) { received.append(n) }
    #expect(received == [1])
  }

  @Test func erasureIsDemandDriven() async {
    struct Counting: AsyncSequence, AsyncIteratorProtocol, Sendable {
      let pulled: LockIsolated<Int>
      func makeAsyncIterator() -> Self { self }
      mutating func next() async -> Int? {
        pulled.withValue {
          $0 += 1; return $0
        }
      }
    }
    let pulled = LockIsolated(0)
    for await n in Counting(pulled: pulled).eraseToStream() where n == 3 { break }
    #expect(pulled.value == 3)
  }

  @Test func cancellingTheConsumerFinishesAnErasedStream() async {
    let erased = AsyncStream<Int>.never.eraseToStream()
    let task = Task { for await _ in erased {} }
    task.cancel()
    await task.value
  }
}
