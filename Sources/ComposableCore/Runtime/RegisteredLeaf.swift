/// A leaf that knows its registry: the context of the operation's task or callbacks.
///
/// The task of an effect, and the function that sends its actions, refer to the leaf only. So a
/// sleeping effect holds little more memory than its task.
// Unchecked: as its superclass. `dismiss` is set before the operation starts.
package class RegisteredLeaf: EffectLeaf, @unchecked Sendable {
  package let registry: EffectRegistry
  /// Dismisses the presented feature that the leaf belongs to, on behalf of a leaf.
  var dismiss: EffectContext.Dismiss?

  init(
    _ operation: EffectOperation?, in registry: EffectRegistry, ordinal: UInt64 = 0,
    phase: Phase = .pending, isOrphan: Bool = false
  ) {
    self.registry = registry
    super.init(operation, ordinal: ordinal, phase: phase, isOrphan: isOrphan)
  }
}
