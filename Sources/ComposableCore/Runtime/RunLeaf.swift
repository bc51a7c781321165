/// A leaf that runs an asynchronous operation in a task.
// Unchecked: immutable, and as its superclass.
final class RunLeaf<Source, State, Action>: RegisteredLeaf, @unchecked Sendable {
  private let run: Run<Source>
  /// The transaction that was given to the effect; empty for none.
  private let transaction: Transaction
  private let runner: EffectRunner<State, Action>
  private let embed: @Sendable (Source) -> Action

  init(
    _ run: Run<Source>, by runner: EffectRunner<State, Action>, in registry: EffectRegistry,
    ordinal: UInt64, isOrphan: Bool, under transaction: Transaction,
    embed: @escaping @Sendable (Source) -> Action
  ) {
    self.run = run
    self.runner = runner
    self.embed = embed
    self.transaction = transaction
    super.init(run, in: registry, ordinal: ordinal, isOrphan: isOrphan)
  }

  override func start() -> [EffectLeaf] {
    if dismiss == nil { dismiss = runner.parent?.nestedDismiss }
    // A task copies the task-local values of the code that creates it. Values equal to the default
    // are not set, since each one takes memory in every effect.
    EffectContext.$current.withValue(EffectContext(leaf: self)) {
      run.dependencies.run {
        let isPlain =
          runner.probe == nil && transaction.isEmpty && Transaction.current.isEmpty
          && !StoreIsolation.hasAmbient
        if isPlain { return startTask() }
        runner.probe.observe(run.location) {
          sleeps = $0
          Transaction.$current.withValue(transaction) {
            StoreIsolation.withoutAmbient { startTask() }
          }
        }
      }
    }
    return []
  }

  /// Creates the task, which starts the leaves that wait for its end.
  ///
  /// The first 1,000 bytes that a task needs are one allocation. An operation that sleeps fits into
  /// them as long as the library adds little:
  ///
  /// 1. The task's own function calls the operation.
  /// 2. The task may throw. One that may not has two more frames, of a conversion.
  /// 3. An executor that is `nil` is not passed: the task would record it.
  private func startTask() {
    let executor = runner.probe?.executor
    registry.run(self, cancelledBy: EffectLeaf.Cancellation.task) {
      guard let executor else {
        return Task<Void, any Error>(name: run.name, priority: run.priority) {
          await self.runOperation()
        }
      }
      return Task(name: run.name, executorPreference: executor, priority: run.priority) {
        await self.runOperation()
      }
    }
  }

  @inline(__always)
  private func runOperation() async {
    if isOrphan { withUnsafeCurrentTask { $0?.cancel() } }
    do { try await run.operation(send) } catch { await run.handle(error, send) }
    await runner.begin(registry.end(self))
  }

  private var send: Send<Source> {
    Send { await self.runner.deliver(self.embed($0), from: self) }
  }
}
