import ComposableConcurrency
import ConcurrencyExtras
import Dispatch
import Testing

@Suite struct QuiescentExecutorTests {
  let executor = QuiescentExecutor()
  let log = LockIsolated<[String]>([])

  @Test func quiescenceReturnsImmediatelyWithoutJobs() async {
    await executor.quiescence()
  }

  @Test func quiescenceWaitsForJobsToFinish() async {
    for n in 0..<100 {
      Task(executorPreference: executor) { log.withValue { $0.append("\(n)") } }
    }
    await executor.quiescence()
    #expect(log.value == (0..<100).map(String.init))
  }

  @Test func tasksResumedOnTheExecutorAreAwaited() async {
    Task(executorPreference: executor) {
      for n in 0..<10 {
        await Task.yield()
        log.withValue { $0.append("\(n)") }
      }
      await withTaskGroup { group in
        for _ in 0..<10 { group.addTask { [log] in log.withValue { $0.append("child") } } }
      }
      log.withValue { $0.append("end") }
    }
    await executor.quiescence()
    #expect(log.value.count == 21)
    #expect(log.value.last == "end")
  }

  @Test func tasksWaitingForOutsideEventsAreIdle() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let task = Task(executorPreference: executor) {
      log.withValue { $0.append("waiting") }
      for await _ in stream { log.withValue { $0.append("received") } }
      log.withValue { $0.append("finished") }
    }
    await executor.quiescence()
    #expect(log.value == ["waiting"])
    continuation.yield()
    await executor.quiescence()
    #expect(log.value == ["waiting", "received"])
    continuation.finish()
    await executor.quiescence()
    #expect(log.value == ["waiting", "received", "finished"])
    await task.value
  }

  @Test func jobsRunOneAtATime() async {
    let running = LockIsolated(0)
    let maximum = LockIsolated(0)
    for _ in 0..<200 {
      Task(executorPreference: executor) {
        let now = running.withValue {
          $0 += 1; return $0
        }
        maximum.withValue { $0 = max($0, now) }
        running.withValue { $0 -= 1 }
        await Task.yield()
      }
    }
    await executor.quiescence()
    #expect(maximum.value == 1)
  }

  @Test func aHoldKeepsTheExecutorBusy() async {
    executor.hold()
    executor.hold()
    let waiter = Task {
      await executor.quiescence()
      log.withValue { $0.append("quiet") }
    }
    executor.release()
    log.withValue { $0.append("last hold") }
    executor.release()
    await waiter.value
    #expect(log.value == ["last hold", "quiet"])
  }

  @Test func workOnAnotherActorCountsWhileHeld() async {
    Task(executorPreference: executor) {
      executor.hold()
      await onMain { [log] in log.withValue { $0.append("main") } }
      executor.release()
      log.withValue { $0.append("back") }
    }
    await executor.quiescence()
    #expect(log.value == ["main", "back"])
  }

  @Test func workOnTheMainActorCounts() async {
    Task(executorPreference: executor) {
      for _ in 0..<10 { await onMain { [log] in log.withValue { $0.append("main") } } }
      log.withValue { $0.append("back") }
    }
    await executor.quiescence()
    #expect(log.value.count == 11)
    #expect(log.value.last == "back")
  }

  @Test func unstructuredTasksCount() async {
    Task(executorPreference: executor) {
      Task { [log] in
        await Task.yield()
        log.withValue { $0.append("unstructured") }
      }
      Task.detached { [log] in
        await Task { @MainActor in await Task.yield() }.value
        log.withValue { $0.append("detached") }
      }
    }
    await executor.quiescence()
    #expect(Set(log.value) == ["unstructured", "detached"])
  }

  @Test func anUnstructuredTaskRunsUntilItWaits() async {
    // Code that holds a lock meanwhile relies on it.
    func callAndWait(_ name: String, isolation: isolated (any Actor)? = #isolation) async {
      log.withValue { $0.append("\(name) calls") }
      await withUnsafeContinuation { continuation in
        log.withValue { $0.append("\(name) waits") }
        continuation.resume()
      }
    }
    Task(executorPreference: executor) {
      for name in ["a", "b"] { Task { await callAndWait(name) } }
    }
    await executor.quiescence()
    Task(executorPreference: executor) {
      for name in ["c", "d"] { Task { @MainActor in await callAndWait(name) } }
    }
    await executor.quiescence()
    #expect(log.value == ["a", "b", "c", "d"].flatMap { ["\($0) calls", "\($0) waits"] })
  }

  @Test func aTaskThatNeverWaitsLetsOthersRun() async {
    let isReady = LockIsolated(false)
    @Sendable func check() async -> Bool { isReady.value }
    Task(executorPreference: executor) {
      Task { while await !check() {} }
      Task { isReady.setValue(true) }
    }
    await executor.quiescence()
    #expect(isReady.value)
  }

  @MainActor @Test func aTaskReturnsToItsExecutorWhenAnotherOneResumesIt() async {
    let continuation = LockIsolated<CheckedContinuation<Void, Never>?>(nil)
    Task.detached(executorPreference: executor) { [log] in
      Task {
        await withCheckedContinuation { continuation.setValue($0) }
        log.withValue { $0.append("resumed") }
      }
    }
    await executor.quiescence()

    let other = QuiescentExecutor()
    let isChecked = DispatchSemaphore(value: 0)
    let (resumptions, resumption) = AsyncStream.makeStream(of: Void.self)
    Task.detached(executorPreference: other) { [self] in
      continuation.withValue { $0?.resume() }
      // From another thread: the other executor would take the task of the test, too.
      DispatchQueue.global().async { resumption.yield() }
      // The other executor runs nothing else meanwhile.
      block(until: isChecked)
    }
    for await _ in resumptions { break }
    await executor.quiescence()
    #expect(log.value == ["resumed"])
    isChecked.signal()
  }

  private nonisolated func block(until semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test func aTaskOnTheExecutorCanAwaitItsQuiescence() async {
    let task = Task(executorPreference: executor) {
      Task(executorPreference: executor) { log.withValue { $0.append("other") } }
      await executor.quiescence()
      log.withValue { $0.append("self") }
    }
    await task.value
    #expect(log.value == ["other", "self"])
  }

  @Test func everyWaiterIsResumed() async {
    executor.hold()
    await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { await executor.quiescence() } }
      executor.release()
    }
  }

  @Test func tasksInheritTheCurrentExecutor() async {
    #expect(QuiescentExecutor.current == nil)
    await QuiescentExecutor.$current.withValue(executor) {
      let seen = await Task { QuiescentExecutor.current }.value
      #expect(seen === executor)
    }
  }

  @MainActor private func onMain(_ body: @Sendable () -> Void) { body() }
}
