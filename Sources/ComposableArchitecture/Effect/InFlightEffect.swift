import Synchronization

/// One node of the tree of live work: an effect that runs, or the group that it is part of.
///
/// Every effect that a reducer returns becomes such a tree at once, also the members of a
/// concatenation whose turn has not come, so that a cancel finds all of it.
// Unchecked: all but the atomics is touched only under the lock of the register that the node is in.
final class InFlightEffect: @unchecked Sendable {
  enum Phase: UInt8, AtomicRepresentable {
    /// Filed; its turn has not come.
    case parked
    case live
    case ended
    case cancelled
  }

  enum Kind {
    /// Ends when its last child ends; begins all children.
    case group
    /// Ends when its last child ends; begins a child when the one before has ended.
    case sequence
    /// Work itself.
    case leaf
  }

  /// When a node was filed: which effect tree of its store, and where in it.
  struct Stamp: Comparable {
    var tree: UInt32 = 0
    var position: UInt32 = 0

    static func < (lhs: Stamp, rhs: Stamp) -> Bool {
      (lhs.tree, lhs.position) < (rhs.tree, rhs.position)
    }
  }

  let kind: Kind
  private let _phase: Atomic<Phase>
  /// Kept open by an action that is still on its way: without children, and yet not ended.
  var isHeld = false
  let stamp: Stamp
  private let _arrivals = Atomic<UInt32>(0)
  let location: SourceLocation?
  /// Starts a leaf; called once, by the store, on its actor. Gives the leaves whose turn has come
  /// by that.
  var start: ((InFlightEffect) -> [ReadyEffect])?
  /// Cancels the task of a leaf that has started.
  var stop: (@Sendable () -> Void)?
  var keys: [EffectRegistry.Key] = []
  /// Keeps the state of the child watched whose work this is.
  var watch: ChildLifetime?
  /// What a leaf sleeps on, in a test: set before it starts.
  var sleeps: SleepLog?
  var waiters: [CompletionWaiter] = []
  private(set) var parent: InFlightEffect?
  private(set) var first: InFlightEffect?
  private(set) var last: InFlightEffect?
  private(set) var next: InFlightEffect?
  private unowned(unsafe) var previous: InFlightEffect?

  init(
    _ kind: Kind, stamp: Stamp = Stamp(), phase: Phase = .parked, location: SourceLocation? = nil
  ) {
    self.kind = kind
    self.stamp = stamp
    self.location = location
    self._phase = Atomic(phase)
  }

  /// Readable from anywhere: a delivery asks it without a lock.
  var phase: Phase {
    get { _phase.load(ordering: .acquiring) }
    set { _phase.store(newValue, ordering: .releasing) }
  }

  /// How many of the actions that it has sent came to the reducer; readable from anywhere.
  var arrivals: UInt32 { _arrivals.load(ordering: .relaxed) }

  /// Notes that an action came to the reducer.
  func arrive() {
    _arrivals.wrappingAdd(1, ordering: .relaxed)
  }

  /// The group of everything that one action from outside set off.
  var turn: InFlightEffect {
    var work = self
    while let parent = work.parent, parent.parent != nil { work = parent }
    return work
  }

  func append(_ child: InFlightEffect) {
    child.parent = self
    child.previous = last
    last?.next = child
    last = child
    if first == nil { first = child }
  }

  /// Takes this node out of its parent's list; its own children stay with it.
  func unlink() {
    if let previous { previous.next = next } else { parent?.first = next }
    if let next { next.previous = previous } else { parent?.last = previous }
    parent = nil
    next = nil
    previous = nil
  }

  /// Whether an operation is part of it that runs or waits for its turn. Actions and cancels on their
  /// way are none: they end with the action that is being handled.
  var isRunning: Bool {
    guard phase == .live || phase == .parked else { return false }
    if kind == .leaf { return location != nil }
    return sequence(first: first, next: { $0?.next }).contains { $0?.isRunning == true }
  }

  /// Whether a cancel that is this work does not reach the other: as it is part of it, or comes before
  /// it in one tree of effects. A cancel in a branch comes where the leaf does that it branches from.
  func spares(_ other: InFlightEffect) -> Bool {
    var canceller: InFlightEffect? = self
    while let leaf = canceller {
      if leaf.stamp.tree == other.stamp.tree {
        return other.stamp > leaf.stamp || leaf.isPart(of: other)
      }
      canceller = leaf.trunk
    }
    return false
  }

  /// The leaf of another tree of effects that this one's tree is part of.
  private var trunk: InFlightEffect? {
    var work = parent
    while let current = work, current.stamp.tree == stamp.tree { work = current.parent }
    return work?.kind == .leaf ? work : nil
  }

  private func isPart(of other: InFlightEffect) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }
}
