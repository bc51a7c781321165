import ConcurrencyExtras
import Synchronization

/// A node of the tree of in-flight effects: an effect that is live or pending, or the group that it
/// belongs to.
///
/// Every effect that a reducer returns becomes such a tree at once, also the members of a
/// concatenation that have not started, so that a cancel finds all of them.
// Unchecked: everything but the atomics is accessed only under the lock of the node's registry.
final class InFlightEffect: @unchecked Sendable {
  enum Phase: UInt8, AtomicRepresentable {
    /// Inserted and not started.
    case pending
    case live
    case ended
    case cancelled
  }

  enum Kind {
    /// All children begin together. The group ends with the last of them.
    case group
    /// The children run one after another. The sequence ends with the last of them.
    case sequence
    /// A single operation.
    case leaf
  }

  /// The order in which nodes were created: by effect tree of the store, then by position in the
  /// tree.
  struct Ordinal: Comparable {
    var tree: UInt32 = 0
    var position: UInt32 = 0

    static func < (lhs: Ordinal, rhs: Ordinal) -> Bool {
      (lhs.tree, lhs.position) < (rhs.tree, rhs.position)
    }
  }

  let kind: Kind
  private let _phase: Atomic<Phase>
  /// True while an action in flight keeps the group open: it does not end although it has no
  /// children.
  var isKeptOpen = false
  let ordinal: Ordinal
  private let _deliveryCount = Atomic<UInt32>(0)
  let location: SourceLocation?
  /// Starts a leaf. The store calls it once, on its actor. Returns the leaves that are ready to
  /// start as a result.
  var start: ((InFlightEffect) -> [ReadyEffect])?
  /// Cancels the operation of a leaf that has started.
  var cancellation: (@Sendable () -> Void)?
  var keys: [EffectRegistry.Key] = []
  /// The lifetime of the feature that returned the effect, retained so that the end of the
  /// feature's state is detected.
  var lifetime: ChildLifetime?
  /// The pending sleeps of a leaf, in a test. Set before it starts.
  var sleeps: PendingSleeps?
  var waiters: [CompletionWaiter] = []
  private(set) var parent: InFlightEffect?
  private(set) var first: InFlightEffect?
  private(set) var last: InFlightEffect?
  private(set) var next: InFlightEffect?
  // Unsafe: a node leaves its siblings by `unlink` only, which replaces this in its successor.
  private unowned(unsafe) var previous: InFlightEffect?

  init(
    _ kind: Kind, ordinal: Ordinal = Ordinal(), phase: Phase = .pending,
    location: SourceLocation? = nil
  ) {
    self.kind = kind
    self.ordinal = ordinal
    self.location = location
    self._phase = Atomic(phase)
  }

  /// The phase, which is safe to read from any thread: deliveries check it without a lock.
  var phase: Phase {
    get { _phase.load(ordering: .acquiring) }
    set { _phase.store(newValue, ordering: .releasing) }
  }

  /// The number of actions of this effect that the reducer received. Safe to read from any thread.
  var deliveryCount: UInt32 { _deliveryCount.load(ordering: .relaxed) }

  /// Records that the reducer received an action of this effect.
  func recordDelivery() {
    _deliveryCount.wrappingAdd(1, ordering: .relaxed)
  }

  /// The group of all effects that one action from outside of the store started, directly or
  /// indirectly.
  var actionGroup: InFlightEffect {
    var effect = self
    while let parent = effect.parent, parent.parent != nil { effect = parent }
    return effect
  }

  func append(_ child: InFlightEffect) {
    child.parent = self
    child.previous = last
    last?.next = child
    last = child
    if first == nil { first = child }
  }

  /// Removes this node from its parent's list. Its children stay with it.
  func unlink() {
    if let previous { previous.next = next } else { parent?.first = next }
    if let next { next.previous = previous } else { parent?.last = previous }
    parent = nil
    next = nil
    previous = nil
  }

  /// True if the subtree has an operation that is live or pending. Actions to send and cancels do
  /// not count, since they end with the action that is being processed.
  var isRunning: Bool {
    guard phase == .live || phase == .pending else { return false }
    if kind == .leaf { return location != nil }
    return sequence(first: first, next: { $0?.next }).contains { $0?.isRunning == true }
  }

  /// Returns true if this cancel does not apply to another effect: because the other encloses it,
  /// or comes after it in the same effect tree. A cancel in a nested effect has the position of the
  /// leaf that it is nested in.
  func exempts(_ other: InFlightEffect) -> Bool {
    var canceller: InFlightEffect? = self
    while let leaf = canceller {
      if leaf.ordinal.tree == other.ordinal.tree {
        return other.ordinal > leaf.ordinal || leaf.isSelfOrDescendant(of: other)
      }
      canceller = leaf.enclosingLeaf
    }
    return false
  }

  /// The leaf of another effect tree that this effect's tree is nested in.
  private var enclosingLeaf: InFlightEffect? {
    var effect = parent
    while let current = effect, current.ordinal.tree == ordinal.tree { effect = current.parent }
    return effect?.kind == .leaf ? effect : nil
  }

  private func isSelfOrDescendant(of other: InFlightEffect) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }
}
