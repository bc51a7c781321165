/// Lets code that runs later use the dependencies that are current now.
///
/// When you need it: before handing a closure to something that knows no tasks (a timer, a dispatch
/// queue, a delegate, a detached task).
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.global().async {
///     dependencies.yield { model.refresh() }
///   }
/// }
/// ```
///
/// 1. Nothing is yielded by itself: wrap each later piece of work in `yield`.
/// 2. A continuation may be kept, copied and used from anywhere, any number of times.
///
/// - Parameter operation: Is given the values that are current at the call.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
@discardableResult
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Lets code that runs later use the dependencies that are current now.
///
/// The asynchronous form of ``withEscapedDependencies(_:)``, with the same guarantees.
///
/// - Parameters:
///   - isolation: The actor that `operation` runs on: the caller's.
///   - operation: Is given the values that are current at the call.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
@discardableResult
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies that were current at one moment, to be used at a later one.
  ///
  /// You get one from ``withEscapedDependencies(_:)``.
  public struct Continuation: Sendable {
    private let values = DependencyValues._current

    init() {}

    /// Runs `operation` with the dependencies this continuation was made with.
    ///
    /// - Parameter operation: What runs with them.
    /// - Returns: What `operation` returns.
    /// - Throws: What `operation` throws.
    @discardableResult
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try values.run(operation)
    }

    /// Runs the asynchronous `operation` with the dependencies this continuation was made with.
    ///
    /// - Parameters:
    ///   - isolation: The actor that `operation` runs on: the caller's.
    ///   - operation: What runs with them.
    /// - Returns: What `operation` returns.
    /// - Throws: What `operation` throws.
    @discardableResult
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await values.run(operation)
    }
  }
}
