// Spellings of `run` from before version 1.0.

extension Effect {
  /// Runs an asynchronous operation and delivers the one action that it returns.
  ///
  /// ```swift
  /// return .task { .factResponse(try await factClient.fetch(count)) } catch: { .failed($0) }
  /// ```
  ///
  /// It is ``run(priority:name:operation:catch:fileID:filePath:line:column:)`` with one `send` at
  /// the end, and has the same guarantees.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The operation, which returns the action to deliver.
  ///   - handler: A function that returns the action to deliver for an error. Without it, errors
  ///     are reported.
  public static func task(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> Action,
    catch handler: (@Sendable (_ error: any Error) async -> Action)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    var handleError: (@Sendable (any Error, Send<Action>) async -> Void)?
    if let handler {
      handleError = { error, send in await send(handler(error)) }
    }
    return .run(
      priority: priority,
      operation: { send in await send(try await operation()) },
      catch: handleError,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Runs an asynchronous operation that delivers no actions, and ignores its errors.
  ///
  /// It is ``run(priority:name:operation:catch:fileID:filePath:line:column:)`` without `send`, for
  /// operations such as logging whose result the feature does not need.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - work: The operation to run.
  public static func fireAndForget(
    priority: TaskPriority? = nil,
    _ work: @escaping @Sendable () async throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    .run(
      priority: priority,
      operation: { _ in try await work() },
      catch: { _, _ in },
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
