/// A key of a value that others change at the same time, and that merges their changes with those of
/// this process.
///
/// It changes the value by ``SharedReplica/update(_:)`` only: what it passes to a continuation or
/// a subscriber might replace a change that was made meanwhile, and is ignored.
package protocol ReplicatedKey<Value>: SharedKey {}

extension _SharedKeyDefault: ReplicatedKey where Base: ReplicatedKey {}

extension Shared {
  /// The key of the value, if it is replicated and this is no part of it.
  package var replicatedKey: (any ReplicatedKey<Value>)? { reference.source.replicatedKey }

  /// True if the value, or the one that it is a part of, has a replicated key.
  package var isReplicated: Bool { reference.source.isReplicated }
}
