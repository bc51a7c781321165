extension DependencyValues {
  /// Starts work whose result the caller does not need, such as tracking an event.
  ///
  /// ```swift
  /// @Dependency(\.fireAndForget) var fireAndForget
  ///
  /// await fireAndForget { try await analytics.track("checkout") }
  /// ```
  ///
  /// 1. Live, the call returns immediately. The work runs in an unstructured task that is not
  ///    cancelled with the caller.
  /// 2. In tests the call returns when the work ends, so the test can check its result.
  /// 3. Errors of the work are ignored.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }
}

private enum FireAndForgetKey: DependencyKey {
  static let liveValue = FireAndForget { priority, operation in
    Task(priority: priority) { try await operation() }
  }
  static let testValue = FireAndForget { priority, operation in
    await Task(priority: priority) { try? await operation() }.value
  }
}

/// A function that starts work whose result the caller does not need.
public struct FireAndForget: Sendable {
  /// Starts the given work with the given priority.
  public let operation:
    @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// Creates the function from a closure.
  ///
  /// - Parameter operation: A closure that starts the given work with the given priority.
  public init(
    _ operation:
      @escaping @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void
  ) {
    self.operation = operation
  }

  /// Starts `operation`.
  ///
  /// - Parameters:
  ///   - priority: The priority of its task, or `nil` for the caller's.
  ///   - operation: The work. Its error, if any, is ignored.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    await self.operation(priority, operation)
  }
}
