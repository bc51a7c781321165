/// Captures the current dependencies for code that runs later, outside of the current task.
///
/// Use it before you pass a closure to an API that does not propagate task-local values: a timer, a
/// dispatch queue, a delegate or a detached task.
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.global().async {
///     dependencies.yield { model.refresh() }
///   }
/// }
/// ```
///
/// 1. Nothing is applied automatically: wrap each later piece of work in `yield`.
/// 2. A continuation can be stored, copied and used from any thread, any number of times.
///
/// - Parameter operation: A closure that receives a continuation with the current values.
/// - Returns: The result of `operation`.
/// - Throws: The error that `operation` throws.
@discardableResult
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Captures the current dependencies for code that runs later, outside of the current task.
///
/// The asynchronous form of ``withEscapedDependencies(_:)``, with the same guarantees.
///
/// - Parameters:
///   - isolation: The actor that `operation` runs on: the caller's by default.
///   - operation: A closure that receives a continuation with the current values.
/// - Returns: The result of `operation`.
/// - Throws: The error that `operation` throws.
@discardableResult
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies captured at one moment, for use at a later one.
  ///
  /// ``withEscapedDependencies(_:)`` creates continuations.
  public struct Continuation: Sendable {
    private let values = DependencyValues._current

    init() {}

    /// Runs `operation` with the captured dependencies.
    ///
    /// - Parameter operation: The closure to run with them.
    /// - Returns: The result of `operation`.
    /// - Throws: The error that `operation` throws.
    @discardableResult
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try values.run(operation)
    }

    /// Runs the asynchronous `operation` with the captured dependencies.
    ///
    /// - Parameters:
    ///   - isolation: The actor that `operation` runs on: the caller's by default.
    ///   - operation: The closure to run with them.
    /// - Returns: The result of `operation`.
    /// - Throws: The error that `operation` throws.
    @discardableResult
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await values.run(operation)
    }
  }
}
