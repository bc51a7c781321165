import IssueReporting

/// The way from running effects back to their store: all of the store that crosses actors.
final class EffectRunner<State, Action>: Sendable {
  // Set before the port is used, read on `isolation` only.
  nonisolated(unsafe) weak var core: RootCore<State, Action>?
  private let isolation: any Actor
  private let mailbox = SubscriptionBuffer<Action>()
  private let executor: (any TaskExecutor)?
  private let quiescent: QuiescentExecutor?
  /// The work that all of this store is part of, if any.
  private let trunk: EffectContext?
  /// Where each leaf notes its sleeps; `nil` gives each a log of its own, in a test.
  private let sleeps: SleepLog?

  /// - Parameters:
  ///   - executor: Where effects run; `nil` for the default.
  ///   - trunk: The work of another store that all of this one is part of.
  ///   - sleeps: Where all leaves note their sleeps.
  init(
    isolation: any Actor, executor: (any TaskExecutor)?, branchOf trunk: EffectContext?,
    sleeps: SleepLog?
  ) {
    self.isolation = isolation
    self.executor = executor
    self.trunk = trunk
    self.sleeps = sleeps
    self.quiescent = executor as? QuiescentExecutor
  }

  /// Where a leaf runs.
  private func context(
    of work: InFlightEffect, at watch: ChildLifetime, in register: EffectRegistry, _ dismiss: (@Sendable () -> Action)?
  ) -> EffectContext {
    var context = EffectContext(register: register, watch: watch, work: work, executor: executor)
    context.dismiss = trunk?.dismiss
    if let dismiss {
      context.dismiss = { await self.deliver(dismiss(), from: work) }
    }
    return context
  }

  /// Starts the task of a leaf.
  func start<Source>(
    _ run: Run<Source>,
    _ embed: @escaping @Sendable (Source) -> Action,
    as work: InFlightEffect,
    at watch: ChildLifetime,
    under transaction: Transaction,
    dismiss: (@Sendable () -> Action)?
  ) {
    guard let register = core?.register else { return }
    let context = context(of: work, at: watch, in: register, dismiss)
    let send = Send<Source> { action in
      await self.deliver(embed(action), from: work)
    }
    func task() -> Task<Void, Never> {
      Task(name: run.name, executorPreference: executor, priority: run.priority) {
        do { try await run.operation(send) } catch { await run.handle(error, send) }
        await self.begin(register.end(work))
      }
    }
    // A task takes along the task-local values from where it is made: those that say nothing new
    // are left out, since each is memory of every effect.
    _ = EffectContext.$current.withValue(context) {
      run.dependencies.run {
        let isPlain =
          executor == nil && transaction.isEmpty && Transaction.current.isEmpty
          && StoreIsolation.ambient == nil
        if isPlain { return register.run(work, task) }
        work.sleeps = executor.map { _ in sleeps ?? SleepLog(at: run.location.place) }
        return QuiescentExecutor.$current.withValue(quiescent) {
          withLog(work.sleeps) {
            Transaction.$current.withValue(transaction) {
              StoreIsolation.$ambient.withValue(nil) { register.run(work, task) }
            }
          }
        }
      }
    }
  }

  /// Does something as part of what an effect does, in a test.
  ///
  /// - Parameter log: Where the effect notes its sleeps; `nil` outside of tests.
  private func withLog<Result>(_ log: SleepLog?, _ body: () -> Result) -> Result {
    SleepLog.$current.withValue(log) {
      guard let place = log?.place else { return body() }
      let reporter = UnimplementedReporter(IssueReporters.current, at: place)
      return withIssueReporters([reporter], operation: body)
    }
  }

  /// Begins a subscription, and takes what it tells at once.
  func start<Source>(
    _ subscription: Subscription<Source>,
    _ embed: @escaping @Sendable (Source) -> Action,
    as work: InFlightEffect,
    at watch: ChildLifetime,
    under transaction: InheritedTransaction,
    dismiss: (@Sendable () -> Action)?
  ) {
    guard let register = core?.register else { return }
    let context = context(of: work, at: watch, in: register, dismiss)
    let sender = ActiveSubscription(work, under: transaction)
    let subscriber = Effect<Source>.Subscriber { [self] action in
      post(embed(action), from: sender, register)
    } complete: { [self] in
      post(nil, from: sender, register)
    }
    work.sleeps = executor.map { _ in sleeps ?? SleepLog(at: subscription.location.place) }
    func begin() {
      EffectContext.$current.withValue(context) {
        subscription.dependencies.run {
          QuiescentExecutor.$current.withValue(quiescent) {
            withLog(work.sleeps) {
              Transaction.$current.withValue(Transaction()) {
                let stop = register.calling { subscription.begin(subscriber) }
                if !register.keep(stop, for: work) { stop() }
                if !sender.isOver { attend() }
              }
            }
          }
        }
      }
    }
    hand { $0.occupied(begin) }
  }

  /// Brings what a subscription tells to the store: at once if the caller is known to be on its
  /// actor, which of all actors only the main one tells without waiting.
  private func post(
    _ action: sending Action?, from sender: ActiveSubscription, _ register: EffectRegistry
  ) {
    guard sender.isHeard(isLast: action == nil) else { return }
    let letter = SubscriptionBuffer.Event(action: action, transaction: .current, sender: sender)
    let isThere =
      register.isCalling || (isolation === MainActor.shared && StoreIsolation.isOnMainQueue)
    guard isThere, !isKeptWaiting else { return mailbox.add(letter) }
    hand { core in
      core.occupied {
        // First come, first served.
        if !mailbox.isEmpty { core.receive(mailbox.take()) }
        core.receive(letter)
        if letter.action == nil { sender.isOver = true }
      }
    }
  }

  /// Whether another store reduces where this is called, whose state nobody is to see meanwhile.
  private var isKeptWaiting: Bool {
    PendingMutations.isCollecting && core?.isBusy == false
  }

  /// Sees to it that what comes into the mailbox is brought to the store, as long as that is there.
  ///
  /// In one task, made where the first subscription begins that does not end at once, so that what
  /// it brings is reduced with the task-local values of that place, whoever sent it.
  private func attend() {
    guard mailbox.attend() else { return }
    forStore {
      StoreIsolation.$ambient.withValue(nil) {
        _ = Task(executorPreference: executor) { [self] in
          while await mailbox.arrival() {
            quiescent?.hold()
            await empty(on: isolation)
            quiescent?.release()
          }
        }
      }
    }
  }

  private func empty(on isolation: isolated any Actor) {
    hand { $0.receive(mailbox.take()) }
  }

  /// Hands something over to the store, on its actor.
  ///
  /// All that follows sees the store's dependencies: those of the caller are a child's, perhaps.
  func hand(_ body: (RootCore<State, Action>) -> Void) {
    guard let core else { return }
    if core.isBusy { return body(core) }
    core.dependencies.run {
      forStore { body(core) }
    }
  }

  /// The store has gone.
  func close() {
    mailbox.close()
  }

  /// Starts leaves whose turn has come.
  func begin(_ leaves: [ReadyEffect]) async {
    if leaves.isEmpty { return }
    quiescent?.hold()
    defer { quiescent?.release() }
    await begin(leaves, on: isolation)
  }

  /// Starts leaves whose turn has come, from code that can't wait for the store's actor.
  @Sendable func beginLater(_ leaves: [ReadyEffect]) {
    quiescent?.hold()
    Task(executorPreference: executor) {
      await self.begin(leaves)
      self.quiescent?.release()
    }
  }

  private func begin(_ leaves: [ReadyEffect], on isolation: isolated any Actor) {
    hand { $0.resume(leaves) }
  }

  /// Does something for the store in a task of an effect. What a reducer makes, uses and reports there
  /// is not that effect's.
  private func forStore(_ body: () -> Void) {
    EffectContext.$current.withValue(trunk) {
      guard executor != nil, SleepLog.current !== sleeps else { return body() }
      SleepLog.$current.withValue(sleeps) { UnimplementedReporter.outsideOfEffects(body) }
    }
  }

  /// Hands an action over to the store, if the work that sends it is still live.
  private func deliver(_ action: sending Action, from work: InFlightEffect) async {
    quiescent?.hold()
    defer { quiescent?.release() }
    await deliver(action, from: work, on: isolation)
  }

  private func deliver(
    _ action: sending Action, from work: InFlightEffect, on isolation: isolated any Actor
  ) {
    guard !Task.isCancelled else { return }
    switch work.phase {
    case .live:
      hand { $0.receive(action, from: work) }
    case .ended:
      reportLate(action, from: work)
    case .parked, .cancelled:
      break
    }
  }

  private func reportLate(_ action: Action, from work: InFlightEffect) {
    var dump = ""
    customDump(action, to: &dump, indent: 2)
    work.location?.report(
      """
      An action was sent after its effect had ended; it was dropped.

      \(dump)

      A task that the effect starts and does not wait for may outlive it. Wait for it before the \
      effect's operation returns, or give its work an effect of its own.
      """
    )
  }
}
