import ComposableConcurrency

/// An observer of the operations of a store's effects.
package protocol EffectObserver: AnyObject, Sendable {
  /// Called on the store's actor before an operation starts.
  func willStart(_ effect: ObservedEffect)

  /// Called once for each operation, also for one that was cancelled before it started, on any thread.
  ///
  /// - Parameters:
  ///   - id: The ``ObservedEffect/id`` of the operation.
  ///   - isCancelled: `true` if it was cancelled; `false` if it has returned.
  func didEnd(_ id: UInt64, isCancelled: Bool)
}

/// An operation of an effect, as an observer receives it.
package struct ObservedEffect: Sendable {
  /// The number of the operation among those of its store.
  package let id: UInt64
  /// The number of the effects of one action that it belongs to.
  package let tree: UInt64
  /// The place in the source where the effect was made.
  package let location: SourceLocation?
  /// The identifiers that cancel it.
  package let cancelIDs: [AnyHashableSendable]

  init(_ leaf: EffectLeaf) {
    id = leaf.ordinal
    tree = leaf.tree
    location = leaf.location
    // An identifier is that of the effect in its feature and in all parents.
    let nodes = sequence(first: leaf as InFlightEffect, next: \.parent)
      .prefix { $0.tree == leaf.tree }
    let ids = nodes.flatMap { $0.keys.compactMap(\.id) }
    cancelIDs = ids.indices.filter { !ids[..<$0].contains(ids[$0]) }.map { ids[$0] }
  }
}
