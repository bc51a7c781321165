import ComposableConcurrency
import ComposableCore

extension MainActor {
  /// Runs an operation on views, with their actor as the one of the stores that it creates, and in
  /// the role of the main actor, to which the compiler isolates views.
  ///
  /// - Parameters:
  ///   - actor: The actor that owns the views. The caller is on it.
  ///   - operation: The operation.
  package static func withViews<Result>(
    on actor: any Actor, operation: () throws -> Result
  ) rethrows -> Result {
    try withSubstitute(actor) { try withStoreIsolation(actor, operation: operation) }
  }

  /// Runs code of the application that the compiler isolates to the main actor, such as a body, on
  /// the actor of the caller, which is in the role of the main actor.
  package static func assumeOwnsViews<Value, Result>(
    _ value: Value, _ operation: @MainActor (Value) -> Result
  ) -> Result {
    withoutActuallyEscaping(operation) { operation in
      unsafeBitCast(operation, to: ((Value) -> Result).self)(value)
    }
  }
}
