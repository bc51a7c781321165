import Dependencies
import Testing

@Suite(.timeLimit(.minutes(1))) struct BroadcastTests {
  private struct Failure: Error {}

  /// A source of a test, and how often it was begun.
  private final class Source: Sendable {
    let begins = LockIsolated(0)
    private let current = LockIsolated<AsyncThrowingStream<Int, any Error>.Continuation?>(nil)
    private let (ended, end) = AsyncStream.makeStream(of: Void.self)
    private let (begun, begin) = AsyncStream.makeStream(of: Void.self)

    func makeStream() -> AsyncThrowingStream<Int, any Error> {
      let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
      continuation.onTermination = { [end] _ in end.yield() }
      current.setValue(continuation)
      begins.withValue { $0 += 1 }
      begin.yield()
      return stream
    }

    func send(_ number: Int) { current.value?.yield(number) }

    func finish(throwing error: (any Error)? = nil) { current.value?.finish(throwing: error) }

    /// Returns when an iteration has begun that no other call has waited for.
    func waitForBegin() async { for await _ in begun { break } }

    /// Returns when an iteration has ended that no other call has waited for.
    func waitForEnd() async { for await _ in ended { break } }
  }

  private func array<Values: AsyncSequence>(_ values: Values) async throws -> [Values.Element] {
    try await values.reduce(into: []) { $0.append($1) }
  }

  @Test func allSubscribersReceiveTheValuesInOrder() async throws {
    let broadcast = Broadcast<Int>()
    broadcast.send(0)
    let (first, second) = (broadcast.values, broadcast.throwingValues())
    for number in 1...3 { broadcast.send(number) }
    broadcast.finish()
    #expect(try await array(first) == [1, 2, 3])
    #expect(try await array(second) == [1, 2, 3])
    #expect(try await array(broadcast.values) == [])
    broadcast.send(4)
    #expect(try await array(broadcast.values) == [])
  }

  @Test func subscribersThatEndAreRemoved() async {
    let broadcast = Broadcast<Int>()
    let tasks = (0..<3).map { _ in
      Task { [values = broadcast.values] in for await _ in values {} }
    }
    #expect(broadcast.subscriberCount == 3)
    for number in [1, 0, 2] {
      tasks[number].cancel()
      await tasks[number].value
    }
    #expect(broadcast.subscriberCount == 0)
    _ = broadcast.values
    #expect(broadcast.subscriberCount == 0, "Nothing has a reference to the sequence.")
  }

  @Test func sequencesEndWithTheirBroadcast() async throws {
    var broadcast: Broadcast<Int>? = Broadcast()
    let values = try #require(broadcast?.values)
    broadcast?.send(1)
    broadcast = nil
    #expect(try await array(values) == [1])
  }

  @Test func aSubscriberReceivesTheLatestValueFirst() async throws {
    let broadcast = Broadcast(latest: 0)
    broadcast.send(1)
    var values = broadcast.values.makeAsyncIterator()
    #expect(await values.next() == 1)
    broadcast.send(2)
    #expect(await values.next() == 2)
    broadcast.finish()
    #expect(await values.next() == nil)
    #expect(try await array(broadcast.values) == [])
  }

  @Test func theBufferOfASubscriberIsBounded() async throws {
    let (events, states) = (Broadcast<Int>(), Broadcast(latest: 0))
    let all = events.values
    let newest = states.values
    let (firstTwo, lastTwo) = (
      events.values(bufferingPolicy: .bufferingOldest(2)),
      states.throwingValues(bufferingPolicy: .bufferingNewest(2))
    )
    for number in 1...4 {
      events.send(number)
      states.send(number)
    }
    for broadcast in [events, states] { broadcast.finish() }
    #expect(try await array(all) == [1, 2, 3, 4])
    #expect(try await array(newest) == [4])
    #expect(try await array(firstTwo) == [1, 2])
    #expect(try await array(lastTwo) == [3, 4])
  }

  @Test func anErrorIsThrownBySequencesThatCanThrow() async throws {
    let broadcast = Broadcast<Int>()
    let (values, throwingValues) = (broadcast.values, broadcast.throwingValues())
    broadcast.send(1)
    broadcast.finish(throwing: Failure())
    #expect(try await array(values) == [1])
    await #expect(throws: Failure.self) { try await array(throwingValues) }
    await #expect(throws: Failure.self) { try await array(broadcast.throwingValues()) }
  }

  @Test func allSubscribersReceiveConcurrentValuesInOneOrder() async throws {
    let broadcast = Broadcast<Int>()
    let sequences = (0..<8).map { _ in broadcast.values }
    let late = LockIsolated<[AsyncStream<Int>]>([])
    await withTaskGroup(of: Void.self) { group in
      for sender in 0..<8 {
        group.addTask {
          for number in 0..<500 {
            broadcast.send(sender * 1_000 + number)
            if number == 250 {
              let values = broadcast.values
              late.withValue { $0.append(values) }
            }
          }
        }
      }
    }
    broadcast.finish()
    let order = try await array(sequences[0])
    #expect(order.count == 4_000)
    for sender in 0..<8 {
      #expect(order.filter { $0 / 1_000 == sender }.map { $0 % 1_000 } == Array(0..<500))
    }
    for values in sequences.dropFirst() { #expect(try await array(values) == order) }
    for values in late.value {
      let end = try await array(values)
      #expect(end == order.suffix(end.count))
    }
  }

  /// The last value is the same for all, which a subscriber of a state depends on.
  @Test func theLatestOfConcurrentValuesIsTheLastOne() async throws {
    for _ in 0..<50 {
      let broadcast = Broadcast(latest: 0)
      let early = broadcast.values
      await withTaskGroup(of: Void.self) { group in
        for number in 1...8 { group.addTask { broadcast.send(number) } }
      }
      let late = broadcast.values
      broadcast.finish()
      #expect(try await array(early).last == array(late).last)
    }
  }

  /// A value whose deallocation sends, as one of an application may.
  private final class Noisy: Sendable {
    let onEnd: @Sendable () -> Void
    init(onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  @Test func valuesAreDeallocatedOutsideOfTheLock() {
    let count = LockIsolated(0)
    let broadcast = Broadcast<Noisy?>(latest: nil)
    let values = broadcast.values
    for _ in 0..<3 {
      broadcast.send(
        Noisy {
          count.withValue { $0 += 1 }
          broadcast.send(nil)
        })
    }
    broadcast.finish()
    withExtendedLifetime(values) {}
    #expect(count.value > 0)
  }

  // MARK: - A source

  @Test func aThousandSubscribersShareOneIteration() async throws {
    let source = Source()
    let broadcast = Broadcast(of: source.makeStream())
    #expect(source.begins.value == 0)
    var subscribers = (0..<1_000).map { _ in broadcast.values.makeAsyncIterator() }
    await source.waitForBegin()
    for number in 1...2 {
      source.send(number)
      for index in subscribers.indices { #expect(await subscribers[index].next() == number) }
    }
    // A later one does not wait for the next change.
    var late = broadcast.values.makeAsyncIterator()
    #expect(await late.next() == 2)
    #expect(source.begins.value == 1)
  }

  @Test func theIterationEndsWithTheLastSubscriber() async throws {
    let source = Source()
    let broadcast = Broadcast(of: source.makeStream())
    let tasks = (0..<2).map { _ in
      Task { [values = broadcast.values] in for await _ in values {} }
    }
    await source.waitForBegin()
    source.send(1)
    for task in tasks {
      task.cancel()
      await task.value
    }
    await source.waitForEnd()
    // The value of the first iteration may be obsolete.
    var values = broadcast.values.makeAsyncIterator()
    await source.waitForBegin()
    source.send(2)
    #expect(await values.next() == 2)
    #expect(source.begins.value == 2)
  }

  @Test func anErrorOfTheSourceEndsTheSequences() async throws {
    let source = Source()
    let broadcast = Broadcast(of: source.makeStream())
    let (values, throwingValues) = (broadcast.values, broadcast.throwingValues())
    await source.waitForBegin()
    source.finish(throwing: Failure())
    #expect(try await array(values) == [])
    await #expect(throws: Failure.self) { try await array(throwingValues) }
    #expect(broadcast.subscriberCount == 0)

    // The next attempt begins anew, and may succeed.
    let again = broadcast.throwingValues()
    await source.waitForBegin()
    source.send(3)
    source.finish()
    #expect(try await array(again) == [3])
  }

  @Test func theIterationEndsWithTheBroadcast() async throws {
    let source = Source()
    var broadcast: Broadcast<Int>? = Broadcast(of: source.makeStream())
    let values = try #require(broadcast?.values)
    await source.waitForBegin()
    broadcast = nil
    await source.waitForEnd()
    #expect(try await array(values) == [])
  }

  @Test func aSourceRunsOnTheExecutorOfItsFirstSubscriber() async {
    let executor = QuiescentExecutor()
    let count = LockIsolated(0)
    let broadcast = Broadcast(
      of: AsyncStream<Int> { continuation in
        #expect(QuiescentExecutor.current === executor)
        for number in 1...3 { continuation.yield(number) }
        continuation.finish()
      })
    QuiescentExecutor.$current.withValue(executor) {
      let values = broadcast.values(bufferingPolicy: .unbounded)
      _ = Task(executorPreference: executor) {
        for await number in values { count.withValue { $0 += number } }
      }
    }
    await executor.quiescence()
    #expect(count.value == 6)
  }

  @TaskLocal private static var user = "nobody"

  @Test func aSourceDoesNotInheritTheDependenciesOfASubscriber() async throws {
    let broadcast = Broadcast(of: AsyncStream { $0.yield(Self.user) })
    var values = Self.$user.withValue("Blob") { broadcast.values }.makeAsyncIterator()
    #expect(await values.next() == "nobody")
  }
}
