import ConcurrencyExtras
import Testing

@Suite struct MainSerialExecutorTests {
  @MainActor @Test func bothFormsRunTheirOperation() async {
    let runs = LockIsolated(0)
    await withMainSerialExecutor {
      await Task.yield()
      runs.withValue { $0 += 1 }
    }
    func synchronous() { withMainSerialExecutor { runs.withValue { $0 += 1 } } }
    synchronous()
    #expect(runs.value == 2)
  }
}
