/// A leaf that is to start, and how.
// Unchecked: made by a store's planner and called once, on the store's actor.
struct ReadyEffect: @unchecked Sendable {
  let work: InFlightEffect
  let body: (InFlightEffect) -> [ReadyEffect]
}

/// The live work of a store as a value: each change says what is to be done about it.
struct EffectStateMachine {
  /// What is to be done once the lock is open.
  struct Actions {
    var stops: [@Sendable () -> Void] = []
    /// What nobody needs any more. It goes after the lock is open, since letting go of what a user's
    /// closure captured may run any code.
    var waste: [Any] = []
    var resumes: [CheckedContinuation<Void, Never>] = []
    /// Leaves whose turn has come; they start on the store's actor.
    var starts: [ReadyEffect] = []
  }

  /// The parent of all: its children are the turns.
  let trunk = InFlightEffect(.group, phase: .live)
  private(set) var index: [EffectRegistry.Key: InFlightEffectSet] = [:]

  /// Enters a filed tree in the index.
  mutating func enter(_ work: InFlightEffect) {
    var stack = [work]
    while let work = stack.popLast() {
      for key in work.keys { index[key, default: .empty].insert(work) }
      var child = work.first
      while let current = child {
        stack.append(current)
        child = current.next
      }
    }
  }

  /// Brings work to life and collects the leaves that are to start.
  func begin(_ work: InFlightEffect, _ leaves: inout [ReadyEffect]) {
    work.phase = .live
    switch work.kind {
    case .leaf:
      if let start = work.start { leaves.append(ReadyEffect(work: work, body: start)) }
      work.start = nil
    case .sequence:
      if let first = work.first { begin(first, &leaves) }
    case .group:
      var child = work.first
      while let current = child {
        begin(current, &leaves)
        child = current.next
      }
    }
  }

  mutating func end(_ work: InFlightEffect, _ orders: inout Actions) {
    guard work.phase == .live else { return }
    while let child = work.first { cancel(child, &orders) }
    guard work.phase == .live else { return }
    retire(work, as: .ended, &orders)
    detach(work, &orders)
  }

  mutating func cancel(_ work: InFlightEffect, _ orders: inout Actions) {
    guard work.phase == .live || work.phase == .parked else { return }
    var stack = [work]
    while let current = stack.popLast() {
      retire(current, as: .cancelled, &orders)
      while let child = current.first {
        child.unlink()
        stack.append(child)
      }
    }
    detach(work, &orders)
  }

  private mutating func retire(_ work: InFlightEffect, as phase: InFlightEffect.Phase, _ orders: inout Actions) {
    work.phase = phase
    for key in work.keys {
      index[key]?.remove(work)
      if case .empty? = index[key] { index[key] = nil }
    }
    if let stop = work.stop {
      if phase == .cancelled { orders.stops.append(stop) } else { orders.waste.append(stop) }
    }
    if let start = work.start { orders.waste.append(start) }
    if let watch = work.watch { orders.waste.append(watch) }
    orders.resumes += work.waiters.compactMap { $0.take() }
    work.waiters = []
    work.stop = nil
    work.start = nil
    work.watch = nil
    work.isHeld = false
  }

  /// Takes retired work out of the tree, and goes up as far as that ends or begins anything.
  private mutating func detach(_ work: InFlightEffect, _ orders: inout Actions) {
    var work = work
    while let parent = work.parent {
      let wasHead = parent.first === work
      work.unlink()
      if let head = parent.first {
        if parent.kind == .sequence, wasHead, parent.phase == .live, head.phase == .parked {
          begin(head, &orders.starts)
        }
        return
      }
      guard parent !== trunk, parent.kind != .leaf, !parent.isHeld else { return }
      retire(parent, as: .ended, &orders)
      work = parent
    }
  }
}
