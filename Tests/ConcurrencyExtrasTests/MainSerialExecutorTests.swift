import ConcurrencyExtras
import Testing

@Suite struct MainSerialExecutorTests {
  @MainActor @Test func withMainSerialExecutorRunsItsOperation() async {
    let runs = LockIsolated(0)
    await withMainSerialExecutor {
      await Task.yield()
      runs.withValue { $0 += 1 }
    }
    func synchronous() { withMainSerialExecutor { runs.withValue { $0 += 1 } } }
    synchronous()
    #expect(runs.value == 2)
  }

  @Test func theExecutorOfTheProcessStaysTheSame() {
    uncheckedUseMainSerialExecutor = true
    #expect(!uncheckedUseMainSerialExecutor)
  }

  @MainActor @Test func yieldingLetsOtherTasksRun() async {
    var hasRun = false
    let task = Task { @MainActor in hasRun = true }
    await Task.megaYield()
    await task.value
    #expect(hasRun)
  }
}
