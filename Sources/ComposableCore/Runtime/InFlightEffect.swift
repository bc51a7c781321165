import ComposableConcurrency
import Synchronization

/// A node of the tree of in-flight effects: an effect that is live or pending, or the group that it
/// belongs to.
///
/// Every effect that a reducer returns becomes such a tree at once, also the members of a
/// concatenation that have not started, so that a cancel finds all of them.
// Unchecked: everything but the atomics is accessed only under the lock of the node's registry.
package class InFlightEffect: @unchecked Sendable {
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
    /// A single operation: an ``EffectLeaf``.
    case leaf
  }

  let kind: Kind
  private let _phase: Atomic<Phase>
  /// True while an action in flight keeps the group open: it does not end although it has no
  /// children.
  var isKeptOpen = false
  /// True if the operation has started or, in a group or a sequence, one of its former members had.
  ///
  /// That of a leaf is set on the store's actor, before its operation starts.
  private var hasStartedItself = false
  /// True if the next member of the sequence that this effect belongs to may begin: the effect has
  /// ended, or only its queued actions are left.
  private(set) var hasPassed = false
  /// The number of children that have not passed.
  private var unpassedCount: UInt32 = 0
  /// The number of operations of an action group that have started and not returned, also of those
  /// that were cancelled.
  var operationCount: UInt32 = 0
  /// True for an effect that was returned by the action that removes its feature's state: its task
  /// is cancelled from the beginning, and its actions are dropped.
  let isOrphan: Bool
  /// The order in which nodes were created: the effect tree, counted by the store, and the position
  /// in it.
  package let ordinal: UInt64
  var keys: [EffectKey] = []
  /// The lifetime of the feature that returned the effect, retained so that the end of the
  /// feature's state is detected.
  var lifetime: ChildLifetime?
  var waiters: [CompletionWaiter] = []
  private(set) var parent: InFlightEffect?
  private(set) var first: InFlightEffect?
  private(set) var last: InFlightEffect?
  private(set) var next: InFlightEffect?
  // Unsafe: a node leaves its siblings by `unlink` only, which replaces this in its successor.
  private unowned(unsafe) var previous: InFlightEffect?

  init(
    _ kind: Kind, ordinal: UInt64 = 0, phase: Phase = .pending, isOrphan: Bool = false
  ) {
    self.kind = kind
    self.ordinal = ordinal
    self.isOrphan = isOrphan
    self._phase = Atomic(phase)
  }

  /// This effect if it is a leaf, otherwise `nil`.
  var leaf: EffectLeaf? { kind == .leaf ? unsafeDowncast(self, to: EffectLeaf.self) : nil }

  /// The phase, which is safe to read from any thread: deliveries check it without a lock.
  var phase: Phase {
    get { _phase.load(ordering: .acquiring) }
    set { _phase.store(newValue, ordering: .releasing) }
  }

  /// The group of all effects that one action from outside of the store started, directly or
  /// indirectly.
  var actionGroup: InFlightEffect {
    var effect = self
    while let parent = effect.parent, parent.parent != nil { effect = parent }
    return effect
  }

  /// Cancels the operation of a cancelled effect, and releases what no effect that has ended needs.
  ///
  /// Called once, after the lock of the registry is released, since it runs a client's code. No
  /// other code uses these properties of an effect that has ended.
  func releaseOperation() {
    keys = []
    lifetime = nil
  }

  func append(_ child: InFlightEffect) {
    child.parent = self
    child.previous = last
    last?.next = child
    last = child
    if first == nil { first = child }
    unpassedCount += 1
  }

  /// Removes this node from its parent's list. Its children stay with it.
  func unlink() {
    if let previous { previous.next = next } else { parent?.first = next }
    if let next { next.previous = previous } else { parent?.last = previous }
    if !hasPassed { parent?.unpassedCount -= 1 }
    parent = nil
    next = nil
    previous = nil
  }

  /// The node that follows this one in the order of a subtree: its first child, or else the next
  /// sibling of the closest ancestor that has one.
  func next(in root: InFlightEffect) -> InFlightEffect? {
    if let first { return first }
    var node = self
    while node !== root {
      if let next = node.next { return next }
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return nil
  }

  /// The number of the effect tree that the node belongs to.
  package var tree: UInt64 { ordinal >> 32 }

  /// The numbers of the tree of this effect, and of those that it is nested in by a leaf.
  var enclosingTrees: [UInt64] {
    var trees = [tree]
    var effect = self
    // The tree of an action that an effect has sent is below the effect's group, not in its tree.
    while let parent = effect.parent, parent.tree == effect.tree || parent.kind == .leaf {
      if parent.tree != effect.tree { trees.append(parent.tree) }
      effect = parent
    }
    return trees
  }

  /// Records that the operation, or a former member, has started.
  func markStarted() { hasStartedItself = true }

  /// True if an operation in this subtree has started.
  var hasStarted: Bool {
    hasStartedItself || children.contains(where: \.hasStarted)
  }

  /// Records that the next member of the sequence may begin.
  ///
  /// - Returns: `true` if all siblings have passed, too.
  func pass() -> Bool {
    hasPassed = true
    guard let parent else { return false }
    parent.unpassedCount -= 1
    return parent.unpassedCount == 0
  }

  /// The source location of the first operation in this subtree.
  var firstLocation: SourceLocation? {
    leaf?.location ?? children.lazy.compactMap(\.firstLocation).first
  }

  /// The children, in order.
  var children: some Sequence<InFlightEffect> {
    sequence(state: first) { next in
      defer { next = next?.next }
      return next
    }
  }

  func isSelfOrDescendant(of other: InFlightEffect) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }
}
