import ConcurrencyExtras
import Testing

@Suite struct TaskTests {
  @Test func neverReturnsOnlyOnCancellation() async {
    let task = Task {
      do { try await Task.never() } catch { return error is CancellationError }
    }
    task.cancel()
    #expect(await task.value)
  }

  @Test func neverHasAnyResultType() async {
    let task = Task { () async throws -> Int in try await Task.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancellingTheWaiterCancelsTheTask() async {
    let work = Task { try await Task.never() as Int }
    let waiter = Task { try await work.cancellableValue }
    waiter.cancel()
    await #expect(throws: CancellationError.self) { try await waiter.value }
    #expect(work.isCancelled)
  }

  @Test func aNonthrowingTaskReturnsItsCancellableValue() async {
    let work = Task {
      for await _ in AsyncStream<Never>.never {}
      return Task.isCancelled
    }
    let waiter = Task { await work.cancellableValue }
    waiter.cancel()
    #expect(await waiter.value)
    #expect(await Task { 1 }.cancellableValue == 1)
  }

  @Test func resultCapturesTheOutcomeOfAsynchronousWork() async throws {
    struct Failure: Error, Equatable {}
    func load(_ fails: Bool) async throws -> Int {
      if fails { throw Failure() }
      return 1
    }
    let success = await Result { try await load(false) }
    let failure = await Result { try await load(true) }
    #expect(try success.get() == 1)
    #expect(throws: Failure()) { try failure.get() }
  }

  @Test func resultCapturesATypedError() async {
    struct Failure: Error, Equatable {}
    func load() async throws(Failure) -> Int { throw Failure() }
    let result = await Result<Int, Failure> { () async throws(Failure) in try await load() }
    #expect(result == .failure(Failure()))
  }

  @MainActor @Test func resultRunsItsWorkOnTheCallersActor() async {
    var count = 0
    let result = await Result {
      await Task.yield()
      MainActor.assertIsolated()
      count += 1
      return count
    }
    #expect(result == .success(1))
  }
}
