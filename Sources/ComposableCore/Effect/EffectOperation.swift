import ComposableConcurrency

/// An operation of an effect, which a store starts: a task, a subscription or a wait.
// Unchecked: a subclass has immutable properties only.
@usableFromInline
class EffectOperation: @unchecked Sendable {
  let location: SourceLocation
  /// The dependencies of the reducer that returned the effect, which the operation runs with.
  let dependencies: DependencyValues

  init(at location: SourceLocation, dependencies: DependencyValues = ._current) {
    self.location = location
    self.dependencies = dependencies
  }
}
