extension DependencyValues {
  /// Starts work whose end nobody waits for, such as tracking an event.
  ///
  /// ```swift
  /// @Dependency(\.fireAndForget) var fireAndForget
  ///
  /// await fireAndForget { try await analytics.track("checkout") }
  /// ```
  ///
  /// 1. Live, the call returns at once and the work goes on in a task of its own, which is not
  ///    cancelled with the caller.
  /// 2. In tests the call returns when the work has ended, so the test can look at what it did.
  /// 3. Errors of the work are dropped.
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

/// Starts work whose end nobody waits for.
public struct FireAndForget: Sendable {
  /// Starts the work, given its priority.
  public let operation:
    @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// A way to start such work.
  ///
  /// - Parameter operation: Is given the priority and the work, and starts it.
  public init(
    _ operation:
      @escaping @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void
  ) {
    self.operation = operation
  }

  /// Starts `operation`.
  ///
  /// - Parameters:
  ///   - priority: The priority of its task; `nil` for the caller's.
  ///   - operation: The work. Its error, if any, is dropped.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    await self.operation(priority, operation)
  }
}
