import ComposableConcurrency
import ConcurrencyExtras
import Synchronization

/// The in-flight effects of one store, found by feature path and identifier.
///
/// Guarantees:
/// 1. Inserting and ending an effect takes constant time for each of its keys, and finding one
///    takes constant time; cancelling takes constant time for each effect cancelled.
/// 2. Effects that ended or were cancelled are removed from the registry.
/// 3. No task is cancelled and no waiter resumed while the lock is held: changes to the tree return
///    ``EffectTree/Actions``, which are performed after the lock is released.
package final class EffectRegistry: Sendable {
  private let tree = Lock(EffectTree())
  /// Starts effects on the store's actor, for callers that are not on it.
  private let scheduleStart: @Sendable ([EffectLeaf]) -> Void
  /// The store's actor, or `nil` outside of any store.
  package let isolation: StoreIsolation?
  /// The observation of the effects by a test, if any.
  let probe: RuntimeProbe?
  private let treeCount = Atomic<UInt32>(0)
  /// The observer of the operations.
  // Unsafe: used on the store's actor only. Other threads use that of the tree.
  package private(set) nonisolated(unsafe) var observer: (any EffectObserver)?

  /// The throttles of the effects.
  // Unsafe: used on the store's actor only.
  private nonisolated(unsafe) var throttles = ThrottleTable()

  init(
    isolation: StoreIsolation?, probe: RuntimeProbe? = nil,
    scheduleStart: @escaping @Sendable ([EffectLeaf]) -> Void
  ) {
    self.isolation = isolation
    self.probe = probe
    self.scheduleStart = scheduleStart
  }

  /// True if operations are counted until they return, also those that were cancelled. Only tests
  /// wait for that.
  private var countsOperations: Bool { probe != nil }

  /// Calls an observer at the start and at the end of each operation; `nil` for none.
  ///
  /// Called on the store's actor.
  package func setObserver(_ observer: (any EffectObserver)?) {
    self.observer = observer
    tree.withLock { $0.observer = observer }
  }

  private static let performingCallback = ThreadLocal<EffectRegistry>()

  /// True inside ``performCallback(_:)``, and so on the store's actor.
  package var isPerformingCallback: Bool { Self.performingCallback.value === self }

  /// Calls client code on the store's actor.
  func performCallback<Result>(_ body: () -> Result) -> Result {
    let outer = Self.performingCallback.value
    Self.performingCallback.value = self
    defer { Self.performingCallback.value = outer }
    return body()
  }

  /// Returns the throttle of an identifier, which is created for its first throttled effect.
  ///
  /// - Parameter actionType: The type of the store's actions.
  func throttle(
    _ id: AnyHashableSendable, of lifetime: ChildLifetime, actionType: ObjectIdentifier
  ) -> Throttle {
    throttles.throttle(id, of: lifetime, actionType: actionType)
  }

  /// Returns the number of a new effect tree.
  func nextTreeNumber() -> UInt32 {
    treeCount.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The action group of a live effect and the gate that its actions pass, or `nil` if the effect is
  /// not live any more.
  func delivery(
    of effect: InFlightEffect
  ) -> (actionGroup: InFlightEffect, gate: DeliveryGate?)? {
    let delivery = tree.withLock { _ in
      // Unchecked: used on the store's actor only.
      effect.phase == .live
        ? UncheckedSendable((effect.actionGroup, effect.leaf?.gate)) : nil
    }
    return delivery?.value
  }

  /// Inserts a tree of pending effects, in an action group or as one of its own.
  ///
  /// - Parameter actionGroup: The group of the action that returned the tree. If it has ended
  ///   meanwhile, the tree becomes an action group of its own; if it was cancelled, the tree is
  ///   dropped.
  /// - Returns: The effects to start now, in order.
  func insert(_ effect: InFlightEffect, in actionGroup: InFlightEffect? = nil) -> [EffectLeaf] {
    update { tree, actions in
      // It was cancelled before it was inserted.
      guard effect.phase == .pending else { return }
      if actionGroup?.phase == .cancelled {
        // The tree never runs: take it apart, since its nodes refer to one another.
        tree.cancel(effect, &actions)
        return
      }
      let parent = actionGroup.flatMap { $0.phase == .live ? $0 : nil } ?? tree.root
      parent.append(effect)
      tree.registerKeys(of: effect)
      tree.begin(effect, &actions.ready)
    }
  }

  /// Inserts an empty action group that stays open until ``closeActionGroup(_:)``.
  func openActionGroup() -> InFlightEffect {
    let actionGroup = InFlightEffect(.group, phase: .live)
    actionGroup.isKeptOpen = true
    tree.withLock { $0.root.append(actionGroup) }
    return actionGroup
  }

  /// Ends an open action group if it has no effects.
  func closeActionGroup(_ actionGroup: InFlightEffect) {
    updateAndSchedule { tree, actions in
      actionGroup.isKeptOpen = false
      if actionGroup.first == nil { tree.end(actionGroup, &actions) }
    }
  }

  /// Ends an effect that has finished.
  ///
  /// - Returns: The effects that are ready to start as a result.
  func end(_ effect: InFlightEffect) -> [EffectLeaf] {
    // Most often a task that was cancelled, which need not wait for the lock.
    guard effect.phase == .live || countsOperations else { return [] }
    return update { tree, actions in tree.end(effect, &actions) }
  }

  /// Begins what comes after an effect in a concatenation, although its last action is still in the
  /// queue.
  ///
  /// - Returns: The effects that are ready to start as a result.
  func advance(past effect: InFlightEffect) -> [EffectLeaf] {
    update { tree, actions in
      if effect.phase == .live { tree.pass(effect, &actions) }
    }
  }

  /// Cancels an effect and its children.
  package func cancel(_ effect: InFlightEffect) {
    updateAndSchedule { tree, actions in tree.cancel(effect, &actions) }
  }

  /// Returns the key of effects in flight that is equal to another, or `nil` if there is none.
  func key(equalTo key: EffectKey) -> EffectKey? {
    bucket(of: key)?.first(equalTo: key)
  }

  private func bucket(of key: EffectKey) -> EffectKeyBucket? {
    tree.withLock { $0.keys[key.hash] }
  }

  /// Cancels the effects with an identifier, from any thread or actor.
  func cancel(_ id: AnyHashableSendable, at path: FeaturePath) {
    let ready = cancel(EffectKey(id, at: path), by: nil).ready
    if !ready.isEmpty { scheduleStart(ready) }
  }

  /// Cancels the effects with an identifier.
  ///
  /// - Parameter canceller: The cancel effect. It does not apply to effects of its own tree that
  ///   have not started.
  /// - Returns: The effects that are ready to start as a result, and `true` if there are effects
  ///   with the identifier.
  func cancel(_ id: AnyHashableSendable, at path: FeaturePath, by canceller: InFlightEffect)
    -> (ready: [EffectLeaf], hasMatch: Bool)
  {
    cancel(EffectKey(id, at: path), by: canceller)
  }

  /// Cancels the effects of a feature whose state was removed, on the store's actor.
  ///
  /// - Parameter tree: The effect tree of the action that removed the state. Its effects are not
  ///   cancelled.
  /// - Returns: The effects that are ready to start as a result.
  func cancelAll(at path: FeaturePath, except tree: InFlightEffect?) -> [EffectLeaf] {
    throttles.remove(below: path)
    return cancel(EffectKey(nil, at: path), by: tree).ready
  }

  /// Cancels the effects of a key.
  ///
  /// - Parameter canceller: The effect that cancels them, or `nil` if it is not part of a tree.
  /// - Returns: The effects that are ready to start as a result, and `true` if there are effects
  ///   with the identifier.
  func cancel(_ key: EffectKey, by canceller: InFlightEffect?)
    -> (ready: [EffectLeaf], hasMatch: Bool)
  {
    guard let keys = bucket(of: key)?.keys(equalTo: key), !keys.isEmpty else { return ([], false) }
    let ready = update { tree, actions in
      for key in keys { tree.cancel(key, by: canceller, &actions) }
    }
    return (ready, true)
  }

  /// Reports a cancel without effect if a feature of another kind has a live effect with the
  /// identifier.
  func reportMiss(
    of id: AnyHashableSendable, at path: FeaturePath, _ location: SourceLocation
  ) {
    guard let effect = self.location(of: id, elsewhereThanAt: path) else { return }
    location.report(
      """
      A cancel had no effect: no effect of this feature, or of its children, has the identifier \
      \(String(reflecting: id.base)).

      An effect of another feature has it, started at \(effect).

      Each feature has identifiers of its own. Cancel the effect in the feature that returned it, \
      or in a parent of that feature.
      """
    )
  }

  /// Returns the source location of a live effect with an identifier, of a feature with another
  /// type of state than the one at a path; `nil` if there is none.
  private func location(of id: AnyHashableSendable, elsewhereThanAt path: FeaturePath)
    -> SourceLocation?
  {
    let key = EffectKey(id, at: .root)
    let keys = bucket(of: key)?.keys(equalTo: key) ?? []
    return tree.withLock { _ in
      keys.lazy.flatMap { $0.effects.inOrder() }
        .first { $0.keys.first?.path.stateType != path.stateType }?.firstLocation
    }
  }

  /// Cancels all effects.
  func cancelAll() {
    updateAndSchedule { tree, actions in
      while let actionGroup = tree.root.first { tree.cancel(actionGroup, &actions) }
      actions.ready = []
    }
  }

  /// Inserts an effect as a child of a running leaf.
  ///
  /// - Parameters:
  ///   - parent: The leaf, or `nil` outside of any effect. If it has ended, in a task that outlives
  ///     it, the effect becomes a child of the root.
  ///   - key: The key of the effects in flight that it replaces, which are cancelled, or `nil`.
  /// - Returns: `true` unless the leaf was cancelled.
  func join(
    _ effect: InFlightEffect, to parent: InFlightEffect?, replacing key: EffectKey?
  ) -> Bool {
    while true {
      let bucket = key.flatMap { self.bucket(of: $0) }
      let replaced = key.flatMap { bucket?.keys(equalTo: $0) } ?? []
      var isLive: Bool?
      updateAndSchedule { tree, actions in
        // Another thread may have joined since the identifiers were compared without the lock.
        if let key, !EffectKeyBucket.areIdentical(tree.keys[key.hash], bucket) { return }
        for key in replaced { tree.cancel(key, by: nil, &actions) }
        isLive = parent?.phase != .cancelled
        guard isLive == true else { return }
        (parent.flatMap { $0.phase == .live ? $0 : nil } ?? tree.root).append(effect)
        tree.registerKeys(of: effect)
      }
      if let isLive { return isLive }
    }
  }

  /// Starts a leaf that is ready, unless it was cancelled.
  ///
  /// - Returns: The leaves that are ready to start as a result.
  func start(_ leaf: EffectLeaf) -> [EffectLeaf] {
    guard leaf.phase == .live else { return [] }
    leaf.markStarted()
    if let observer, leaf.operation != nil { observer.willStart(ObservedEffect(leaf)) }
    guard let replacedKey = leaf.replacedKey else { return leaf.start() }
    tree.withLock { $0.recordStart(of: leaf) }
    return cancel(replacedKey, by: leaf).ready + leaf.start()
  }

  /// Creates the task of a leaf and stores its cancellation, so that a cancel reaches the task.
  ///
  /// The task is created under the lock: whatever it does first, its cancellation is in the
  /// registry.
  ///
  /// - Parameters:
  ///   - cancellation: Returns the means to cancel the task.
  ///   - make: Creates the task without waiting for anything.
  /// - Returns: The task, which is cancelled if the leaf is not live any more.
  @discardableResult
  func run<Value: Sendable, Failure: Error>(
    _ leaf: EffectLeaf, cancelledBy cancellation: (Task<Value, Failure>) -> EffectLeaf.Cancellation,
    _ make: () -> Task<Value, Failure>
  ) -> Task<Value, Failure> {
    let (task, isLive) = tree.withLock { _ in
      let task = make()
      guard leaf.phase == .live else { return (task, false) }
      if countsOperations { leaf.beginOperation() }
      leaf.cancellation = cancellation(task)
      return (task, true)
    }
    if !isLive { task.cancel() }
    return task
  }

  /// Stores the cancellation of a leaf that runs without a task.
  ///
  /// - Returns: `true` if the leaf is still live. Otherwise the caller cancels it.
  func setCancellation(_ cancellation: @escaping @Sendable () -> Void, for leaf: EffectLeaf)
    -> Bool
  {
    tree.withLock { _ in
      guard leaf.phase == .live else { return false }
      leaf.cancellation = .callback(cancellation)
      return true
    }
  }

  /// Returns when an effect and all its children have ended, or when the calling task is cancelled.
  ///
  /// - Parameter awaitsReturn: `true` to wait also until the operations of an action group have
  ///   returned, which those that ignore their cancellation do later than they end.
  func finish(_ effect: InFlightEffect, awaitingReturn awaitsReturn: Bool = false) async {
    let waiter = CompletionWaiter(awaitingReturn: awaitsReturn)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let hasEnded = tree.withLock { _ in
          let isAwaited = effect.phase == .live || (awaitsReturn && effect.operationCount > 0)
          guard isAwaited, !waiter.isCancelled else { return true }
          waiter.continuation = continuation
          effect.waiters.append(waiter)
          return false
        }
        if hasEnded { continuation.resume() }
      }
    } onCancel: {
      let continuation = tree.withLock { _ in
        waiter.isCancelled = true
        effect.waiters.removeAll { $0 === waiter }
        return waiter.take()
      }
      continuation?.resume()
    }
  }

  /// Returns true if an operation of an action group, or that of a leaf, has started and not
  /// returned, also if it was cancelled.
  func isRunning(_ effect: InFlightEffect) -> Bool {
    tree.withLock { _ in effect.operationCount > 0 || effect.leaf?.operationGroup != nil }
  }

  /// True if no effect is left, and no identifier of one.
  var isEmpty: Bool {
    tree.withLock { $0.root.first == nil && $0.keys.isEmpty }
  }

  /// Returns when no effect is left.
  @Sendable func finishAll() async {
    while !Task.isCancelled, let actionGroup = tree.withLock({ $0.root.first }) {
      await finish(actionGroup)
    }
  }

  /// The leaves that are live or pending, in the order in which they were inserted.
  ///
  /// - Parameter subtree: The root of the subtree to search, or `nil` for the whole tree.
  func leaves(in subtree: InFlightEffect? = nil) -> [EffectLeaf] {
    tree.withLock { tree in
      guard subtree?.phase ?? .live == .live else { return [] }
      let root = subtree ?? tree.root
      return sequence(first: root) { $0.next(in: root) }.compactMap(\.leaf)
    }
  }

  private func updateAndSchedule(
    _ body: (inout EffectTree, inout EffectTree.Actions) -> Void
  ) {
    let ready = update(body)
    if !ready.isEmpty { scheduleStart(ready) }
  }

  private func update(
    _ body: (inout EffectTree, inout EffectTree.Actions) -> Void
  ) -> [EffectLeaf] {
    let (actions, observer) = tree.withLock { tree in
      var actions = EffectTree.Actions()
      body(&tree, &actions)
      return (actions, actions.retired.isEmpty ? nil : tree.observer)
    }
    if let observer {
      for effect in actions.retired where effect.leaf?.operation != nil {
        observer.didEnd(effect.ordinal, isCancelled: effect.phase == .cancelled)
      }
    }
    for effect in actions.retired { effect.releaseOperation() }
    for continuation in actions.continuations { continuation.resume() }
    return actions.ready
  }
}
