import ComposableConcurrency

/// An asynchronous operation that has not started.
///
/// It is a class so that the task that runs it holds one word of it.
// Unchecked: immutable, as its superclass.
@usableFromInline
final class Run<Action>: EffectOperation, @unchecked Sendable {
  let priority: TaskPriority?
  let name: String?
  let operation: @Sendable (Send<Action>) async throws -> Void
  let handler: (@Sendable (any Error, Send<Action>) async -> Void)?

  init(
    priority: TaskPriority?,
    name: String?,
    location: SourceLocation,
    operation: @escaping @Sendable (Send<Action>) async throws -> Void,
    handler: (@Sendable (any Error, Send<Action>) async -> Void)?
  ) {
    self.priority = priority
    self.name = name
    self.operation = operation
    self.handler = handler
    super.init(at: location)
  }

  /// Handles an error that the operation threw. Without a handler, an error is reported at the line
  /// of the effect, unless it stands for an issue that was reported before.
  func handle(_ error: any Error, _ send: Send<Action>) async {
    if error is CancellationError { return }
    if let handler {
      await handler(error, send)
    } else if !Task.isCancelled, !(error is Unimplemented) {
      report(error)
    }
  }

  private func report(_ error: any Error) {
    var dump = ""
    customDump(error, to: &dump, indent: 2)
    location.report(
      """
      An effect threw an error that nothing handles.

      \(dump)

      Handle it in the effect: catch it inside the operation, or give the effect a 'catch' that \
      sends an action with the failure.
      """
    )
  }
}

extension Effect {
  /// Runs an asynchronous operation that may send any number of actions.
  ///
  /// ```swift
  /// return .run { send in
  ///   for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
  /// }
  /// ```
  ///
  /// Guarantees:
  /// 1. The operation runs off the store's actor, in a task of its own, with the dependencies of
  ///    the reducer.
  /// 2. Actions arrive in the order in which `send` was called for one after another.
  /// 3. Cancelling the effect cancels the task; from then on `send` delivers nothing.
  /// 4. A `CancellationError` ends the effect silently and is never passed to `handler`.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task, or `nil` to inherit that of the code that sends the
  ///     action to the store.
  ///   - name: The name of the task in tools and reports.
  ///   - operation: The operation to run.
  ///   - handler: A function that is called with an error that the operation throws. Without it,
  ///     errors are reported at the line of this call.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(
      operation: .run(
        Run(
          priority: priority,
          name: name,
          location: SourceLocation(fileID, filePath, line, column),
          operation: operation,
          handler: handler
        )
      )
    )
  }
}
