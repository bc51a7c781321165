import Synchronization

/// The live work of one store: who runs, under which identity, as part of what.
///
/// Guarantees:
/// 1. Filing, ending and finding work takes constant time; cancelling, constant time for each piece
///    of work that it reaches.
/// 2. Work that ended or was cancelled is not in the register any more.
/// 3. No task is cancelled and no waiter resumed while the lock is held: changes of the tree return
///    ``EffectStateMachine/Actions``, carried out afterwards.
final class EffectRegistry: Sendable {
  /// What work can be found by.
  struct Key: Hashable {
    enum Tag: Hashable {
      /// An identity given to `cancellable`.
      case id(AnyHashableSendable)
      /// Everything that a feature does.
      case everything
    }

    let path: FeaturePath
    let tag: Tag
  }

  private let contents = Mutex(EffectStateMachine())
  /// Brings the members whose turn came while the caller was not on the store's actor there.
  private let startLater: @Sendable ([ReadyEffect]) -> Void
  /// The store's actor; `nil` outside any store.
  let isolation: (any Actor)?
  private let trees = Atomic<UInt32>(0)

  private let throttles = Mutex(ThrottleStates())

  init(isolation: (any Actor)?, startLater: @escaping @Sendable ([ReadyEffect]) -> Void) {
    self.isolation = isolation
    self.startLater = startLater
  }

  private static let caller = ThreadLocal<EffectRegistry>()

  /// Whether this is called from inside ``calling(_:)``, so on the store's actor.
  var isCalling: Bool { Self.caller.value === self }

  /// Calls foreign code on the store's actor.
  func calling<Result>(_ body: () -> Result) -> Result {
    let outer = Self.caller.value
    Self.caller.value = self
    defer { Self.caller.value = outer }
    return body()
  }

  /// What the throttled effects of an identity share, made for the first.
  func throttle<Action, Instant>(
    _ id: AnyHashableSendable, of watch: ChildLifetime
  ) -> ThrottleState<Action, Instant> {
    throttles.withLock { $0.throttle(id, of: watch) }
  }

  /// Forgets the throttles of a feature that goes, and of those below it.
  private func forgetThrottles(below path: FeaturePath) {
    // Unchecked: it is in the table no more. It goes after the lock is open.
    let gone = throttles.withLock { UncheckedSendable($0.forget(below: path)) }
    withExtendedLifetime(gone) {}
  }

  /// The number of a new tree of effects.
  func nextTree() -> UInt32 {
    trees.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The turn that live work is part of; `nil` when it is not live any more.
  func turn(of work: InFlightEffect) -> InFlightEffect? {
    contents.withLock { _ in work.phase == .live ? work.turn : nil }
  }

  /// Files a tree of parked work, as part of a turn or as one of its own.
  ///
  /// - Parameter turn: The turn that brought the tree about. When it has ended meanwhile, the tree is
  ///   a turn of its own; when it was cancelled, the tree is dropped.
  /// - Returns: The leaves to start now, in order.
  func file(_ work: InFlightEffect, in turn: InFlightEffect? = nil) -> [ReadyEffect] {
    carryOut { contents, orders in
      // It was cancelled before it could be filed.
      guard work.phase == .parked else { return }
      if turn?.phase == .cancelled {
        // Nobody will run the tree: take it apart, since its nodes refer to one another.
        contents.cancel(work, &orders)
        return
      }
      let parent = turn.flatMap { $0.phase == .live ? $0 : nil } ?? contents.trunk
      parent.append(work)
      contents.enter(work)
      contents.begin(work, &orders.starts)
    }
  }

  /// Files an empty turn that stays open until ``release(_:)``.
  func hold() -> InFlightEffect {
    let turn = InFlightEffect(.group, phase: .live)
    turn.isHeld = true
    contents.withLock { $0.trunk.append(turn) }
    return turn
  }

  /// Ends a held turn if nothing came of it.
  func release(_ turn: InFlightEffect) {
    change { contents, orders in
      turn.isHeld = false
      if turn.first == nil { contents.end(turn, &orders) }
    }
  }

  /// Work has come to its end by itself.
  ///
  /// - Returns: The leaves whose turn has come by that.
  func end(_ work: InFlightEffect) -> [ReadyEffect] {
    carryOut { contents, orders in contents.end(work, &orders) }
  }

  /// Cancels a piece of work and all that is part of it.
  func cancel(_ work: InFlightEffect) {
    change { contents, orders in contents.cancel(work, &orders) }
  }

  /// Cancels what is filed under a key.
  ///
  /// - Parameters:
  ///   - canceller: The effect that cancels: neither the work that it is part of is cancelled, nor
  ///     what comes after it in the same tree of effects.
  /// - Returns: The leaves whose turn has come by that.
  func cancel(_ key: Key, by canceller: InFlightEffect?) -> [ReadyEffect] {
    if case .everything = key.tag { forgetThrottles(below: key.path) }
    return carryOut { contents, orders in
      guard let bucket = contents.index[key] else { return }
      for work in bucket.inOrder {
        if let canceller, canceller.spares(work) { continue }
        contents.cancel(work, &orders)
      }
    }
  }

  /// Cancels what is filed under a key, from code that may be anywhere.
  func cancel(_ key: Key) {
    let starts = cancel(key, by: nil)
    if !starts.isEmpty { startLater(starts) }
  }

  /// Cancels all there is.
  func cancelAll() {
    change { contents, orders in
      while let turn = contents.trunk.first { contents.cancel(turn, &orders) }
      orders.starts = []
    }
  }

  /// Files work that a running leaf does on its own behalf.
  ///
  /// - Parameter parent: The leaf; `nil` outside any.
  /// - Returns: Whether the leaf is still live.
  func join(_ work: InFlightEffect, to parent: InFlightEffect?) -> Bool {
    contents.withLock { contents in
      guard parent?.phase ?? .live == .live else { return false }
      (parent ?? contents.trunk).append(work)
      contents.enter(work)
      return true
    }
  }

  /// Makes the task of a leaf, and keeps the way to stop it so that a cancel reaches it.
  ///
  /// The task is made under the lock: whatever it does first finds itself in the register.
  ///
  /// - Parameter make: Makes the task; it must not wait for anything.
  /// - Returns: The task, cancelled when the leaf is not live any more.
  func run<Value: Sendable>(
    _ work: InFlightEffect, _ make: () -> Task<Value, Never>
  ) -> Task<Value, Never> {
    let (task, isLive) = contents.withLock { _ in
      let task = make()
      guard work.phase == .live else { return (task, false) }
      work.stop = task.cancel
      return (task, true)
    }
    if !isLive { task.cancel() }
    return task
  }

  /// Keeps the way to stop a leaf that runs without a task.
  ///
  /// - Returns: Whether the leaf is still live; else it is to be stopped now.
  func keep(_ stop: @escaping @Sendable () -> Void, for work: InFlightEffect) -> Bool {
    contents.withLock { _ in
      guard work.phase == .live else { return false }
      work.stop = stop
      return true
    }
  }

  /// Returns when a turn and all that came of it has ended, or the caller is cancelled.
  func finish(_ work: InFlightEffect) async {
    let waiter = CompletionWaiter()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = contents.withLock { _ in
          guard work.phase == .live, !waiter.isCancelled else { return true }
          waiter.continuation = continuation
          work.waiters.append(waiter)
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      let continuation = contents.withLock { _ in
        waiter.isCancelled = true
        work.waiters.removeAll { $0 === waiter }
        return waiter.take()
      }
      continuation?.resume()
    }
  }

  /// Whether no work is left, and no identity of any.
  var isEmpty: Bool {
    contents.withLock { $0.trunk.first == nil && $0.index.isEmpty }
  }

  /// Returns when no work is left.
  @Sendable func finishAll() async {
    while !Task.isCancelled, let turn = contents.withLock({ $0.trunk.first }) {
      await finish(turn)
    }
  }

  /// The leaves that run or wait for their turn, in the order in which they were filed.
  ///
  /// - Parameter part: What they are part of; `nil` for all.
  func leaves(in part: InFlightEffect? = nil) -> [InFlightEffect] {
    contents.withLock { contents in
      guard part?.phase ?? .live == .live else { return [] }
      let root = part ?? contents.trunk
      var found: [InFlightEffect] = []
      var stack = [root]
      while let work = stack.popLast() {
        if work.kind == .leaf { found.append(work) }
        if work !== root, let next = work.next { stack.append(next) }
        if let first = work.first { stack.append(first) }
      }
      return found
    }
  }

  private func change(_ body: (inout EffectStateMachine, inout EffectStateMachine.Actions) -> Void) {
    let starts = carryOut(body)
    if !starts.isEmpty { startLater(starts) }
  }

  private func carryOut(_ body: (inout EffectStateMachine, inout EffectStateMachine.Actions) -> Void) -> [ReadyEffect] {
    let orders = contents.withLock { contents in
      var orders = EffectStateMachine.Actions()
      body(&contents, &orders)
      return orders
    }
    for stop in orders.stops { stop() }
    for continuation in orders.resumes { continuation.resume() }
    return orders.starts
  }
}
