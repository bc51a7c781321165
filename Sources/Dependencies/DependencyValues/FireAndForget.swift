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
  static let liveValue = FireAndForget { name, priority, operation in
    Task(name: name, priority: priority) { try await operation() }
  }
  static let testValue = FireAndForget { name, priority, operation in
    await Task(name: name, priority: priority) { try? await operation() }.value
  }
}

/// A function that starts work whose result the caller does not need.
public struct FireAndForget: Sendable {
  /// A function that starts the given work with the given name and priority.
  public typealias Operation =
    @Sendable (String?, TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// Starts the given work with the given name and priority.
  public let operation: Operation

  /// Creates the function from a closure.
  ///
  /// - Parameter operation: A closure that starts the given work with the given name and priority.
  public init(_ operation: @escaping Operation) {
    self.operation = operation
  }

  /// Creates the function from a closure that ignores the name of the work.
  ///
  /// - Parameter operation: A closure that starts the given work with the given priority.
  public init(
    _ operation:
      @escaping @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void
  ) {
    self.operation = { _, priority, work in await operation(priority, work) }
  }

  /// Starts `operation`.
  ///
  /// - Parameters:
  ///   - name: The name of its task in tools, or `nil` for none.
  ///   - priority: The priority of its task, or `nil` for the caller's.
  ///   - operation: The work. Its error, if any, is ignored.
  public func callAsFunction(
    name: String? = nil,
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    await self.operation(name, priority, operation)
  }
}
