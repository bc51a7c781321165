/// The in-flight effects of a store: each change of the tree returns the actions to perform.
struct EffectTree {
  /// The actions to perform after the lock is released.
  struct Actions {
    /// The effects that have ended or were cancelled, whose operations are cancelled and released.
    var retired: [InFlightEffect] = []
    var continuations: [CheckedContinuation<Void, Never>] = []
    /// Leaves that are ready to start, on the store's actor.
    var ready: [EffectLeaf] = []
  }

  /// The root of the tree. Its children are the action groups.
  let root = InFlightEffect(.group, phase: .live)
  private(set) var keys = EffectKeyTable()
  /// The observer of the operations, for changes on any thread.
  var observer: (any EffectObserver)?

  /// Registers the keys of an inserted tree.
  mutating func registerKeys(of effect: InFlightEffect) {
    var node: InFlightEffect? = effect
    while let current = node {
      for key in current.keys { keys.insert(current, for: key) }
      node = current.next(in: effect)
    }
  }

  /// Makes an effect live and collects the leaves to start.
  func begin(_ effect: InFlightEffect, _ leaves: inout [EffectLeaf]) {
    effect.phase = .live
    switch effect.kind {
    case .leaf:
      if let leaf = effect.leaf { leaves.append(leaf) }
    case .sequence:
      if let first = effect.first { begin(first, &leaves) }
    case .group:
      var child = effect.first
      while let current = child {
        begin(current, &leaves)
        child = current.next
      }
    }
  }

  mutating func end(_ effect: InFlightEffect, _ actions: inout Actions) {
    if let actionGroup = effect.leaf?.endOperation(), actionGroup.phase != .live {
      resumeWaiters(of: actionGroup, &actions)
    }
    guard effect.phase == .live else { return }
    while let child = effect.first { cancel(child, &actions) }
    guard effect.phase == .live else { return }
    pass(effect, &actions)
    retire(effect, as: .ended, &actions)
    detach(effect, &actions)
  }

  mutating func cancel(_ effect: InFlightEffect, _ actions: inout Actions) {
    guard effect.phase == .live || effect.phase == .pending else { return }
    if effect.phase == .live { pass(effect, &actions) }
    var stack: [InFlightEffect] = []
    var next: InFlightEffect? = effect
    while let current = next {
      retire(current, as: .cancelled, &actions)
      while let child = current.first {
        child.unlink()
        stack.append(child)
      }
      next = stack.popLast()
    }
    detach(effect, &actions)
  }

  /// Cancels an effect, as far as a cancel effect applies to it.
  ///
  /// In the tree of the cancel, only effects that have started are cancelled. An effect that
  /// encloses the cancel goes on, without its members that have started.
  mutating func cancel(
    _ effect: InFlightEffect, by canceller: InFlightEffect, _ actions: inout Actions
  ) {
    if canceller.isSelfOrDescendant(of: effect) {
      for member in Array(effect.children) { cancel(member, by: canceller, &actions) }
    } else if effect.hasStarted || !canceller.enclosingTrees.contains(effect.tree) {
      cancel(effect, &actions)
    }
  }

  /// Records that a leaf starts, which replaces the effects of one of its keys.
  mutating func recordStart(of leaf: EffectLeaf) {
    guard leaf.phase == .live else { return }
    for key in leaf.keys { key.effects.recordStart(of: leaf) }
  }

  /// Cancels the effects of a key.
  ///
  /// - Parameter canceller: The cancel effect, or `nil` if it is not part of an effect tree.
  mutating func cancel(
    _ key: EffectKey, by canceller: InFlightEffect?, _ actions: inout Actions
  ) {
    for effect in key.effects.inOrder(cancelledBy: canceller) {
      if let canceller {
        cancel(effect, by: canceller, &actions)
      } else {
        cancel(effect, &actions)
      }
    }
  }

  /// Begins the next member of each sequence that an effect is the last running operation of.
  ///
  /// - Parameter effect: An effect that has ended, or of which only queued actions are left.
  func pass(_ effect: InFlightEffect, _ actions: inout Actions) {
    var effect = effect
    while !effect.hasPassed {
      let isLast = effect.pass()
      guard let parent = effect.parent, parent.phase == .live, !parent.isKeptOpen else { return }
      if parent.kind == .sequence, let next = effect.next {
        return next.phase == .pending ? begin(next, &actions.ready) : ()
      }
      guard isLast, parent.kind != .leaf else { return }
      effect = parent
    }
  }

  private mutating func retire(
    _ effect: InFlightEffect, as phase: InFlightEffect.Phase, _ actions: inout Actions
  ) {
    effect.phase = phase
    effect.isKeptOpen = false
    for key in effect.keys { keys.remove(effect, for: key) }
    if let leaf = effect.leaf { for namespace in leaf.namespaces { namespace.removeEffect() } }
    resumeWaiters(of: effect, &actions)
    actions.retired.append(effect)
  }

  /// Resumes the waiters of an effect that has ended, except those that wait for operations that
  /// have not returned.
  private func resumeWaiters(of effect: InFlightEffect, _ actions: inout Actions) {
    if effect.waiters.isEmpty { return }
    let hasReturned = effect.operationCount == 0
    for waiter in effect.waiters where hasReturned || !waiter.awaitsReturn {
      if let continuation = waiter.take() { actions.continuations.append(continuation) }
    }
    effect.waiters.removeAll { $0.continuation == nil }
  }

  /// Removes an ended effect from the tree, then each ancestor that ends as a result.
  private mutating func detach(_ effect: InFlightEffect, _ actions: inout Actions) {
    var effect = effect
    while let parent = effect.parent {
      if effect.hasStarted { parent.markStarted() }
      effect.unlink()
      guard parent.first == nil, parent !== root, parent.kind != .leaf, !parent.isKeptOpen else {
        return
      }
      retire(parent, as: .ended, &actions)
      effect = parent
    }
  }
}
