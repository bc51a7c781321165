extension Effect {
  /// Runs an operation for each element of an asynchronous sequence, one element at a time.
  ///
  /// Use it for sequences of events that need work of their own; to send one action for each
  /// element, use ``stream(_:_:catch:fileID:filePath:line:column:)``.
  ///
  /// ```swift
  /// return .run(for: clock.timer(interval: .seconds(1))) { _, send in
  ///   await send(.tick, animation: .spring)
  /// }
  /// ```
  ///
  /// Guarantees:
  /// 1. The sequence is created when the effect starts, off the store's actor.
  /// 2. The next element is requested when the operation has returned.
  /// 3. The effect ends with the sequence. Cancelling the effect cancels the task that waits for
  ///    elements.
  /// 4. An error of the sequence or the operation ends the effect and is passed to `handler`; a
  ///    `CancellationError` never is.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - name: The name of the task in tools and reports.
  ///   - sequence: The sequence, evaluated once for each run of the effect.
  ///   - operation: The operation to run for each element.
  ///   - handler: A function that is called with an error. Without it, errors are reported at the
  ///     line of this call.
  public static func run<Elements: AsyncSequence & SendableMetatype>(
    priority: TaskPriority? = nil,
    name: String? = nil,
    for sequence: @autoclosure @escaping @Sendable () throws -> Elements,
    operation:
      @escaping @Sendable (_ element: Elements.Element, _ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where Elements.AsyncIterator: SendableMetatype {
    .run(
      priority: priority,
      name: name,
      operation: { send in
        for try await element in try sequence() { try await operation(element, send) }
      },
      catch: handler,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Delivers an action for each element of an asynchronous sequence.
  ///
  /// ```swift
  /// return .stream(client.messages(), Action.received) { .failed($0) }
  /// ```
  ///
  /// It is ``run(priority:name:for:operation:catch:fileID:filePath:line:column:)`` with one `send`,
  /// and has the same guarantees.
  ///
  /// - Parameters:
  ///   - sequence: The sequence, evaluated once for each run of the effect.
  ///   - action: A function that returns the action for an element.
  ///   - handler: A function that returns the action for an error. Without it, errors are reported.
  public static func stream<Elements: AsyncSequence & SendableMetatype>(
    _ sequence: @autoclosure @escaping @Sendable () throws -> Elements,
    _ action: @escaping @Sendable (_ element: Elements.Element) -> Action,
    catch handler: (@Sendable (_ error: any Error) -> Action)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where Elements.AsyncIterator: SendableMetatype {
    var handleError: (@Sendable (any Error, Send<Action>) async -> Void)?
    if let handler {
      handleError = { error, send in await send(handler(error)) }
    }
    return .run(
      for: try sequence(),
      // Unchecked: the sequence has given the element away, so nothing else refers to it.
      operation: { element, send in await send(UncheckedSendable(action(element)).value) },
      catch: handleError,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Delivers the elements of an asynchronous sequence of actions.
  ///
  /// - Parameters:
  ///   - sequence: The sequence, evaluated once for each run of the effect.
  ///   - handler: A function that returns the action for an error. Without it, errors are reported.
  public static func stream<Elements: AsyncSequence & SendableMetatype>(
    _ sequence: @autoclosure @escaping @Sendable () throws -> Elements,
    catch handler: (@Sendable (_ error: any Error) -> Action)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self where Elements.Element == Action, Elements.AsyncIterator: SendableMetatype {
    .stream(
      try sequence(), { $0 }, catch: handler,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
