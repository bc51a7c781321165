extension Effect {
  /// Runs an operation for each element of an asynchronous sequence, one after another.
  ///
  /// ```swift
  /// return .run(for: clock.timer(interval: .seconds(1))) { _, send in
  ///   await send(.tick, animation: .spring)
  /// }
  /// ```
  ///
  /// Guarantees:
  /// 1. The sequence is made when the effect starts, off the store's actor.
  /// 2. The next element is asked for when the operation has returned.
  /// 3. The effect ends with the sequence. Cancelling it cancels the task that waits for elements.
  /// 4. What the sequence or the operation throws ends the effect and goes to `handler`;
  ///    `CancellationError` never does.
  ///
  /// - Parameters:
  ///   - priority: The task's priority.
  ///   - name: The task's name in tools and reports.
  ///   - sequence: Evaluated once for each time that the effect runs.
  ///   - operation: The work for one element.
  ///   - handler: Called with an error. Without it the error is reported at the line of this call.
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
  /// and has its guarantees.
  ///
  /// - Parameters:
  ///   - sequence: Evaluated once for each time that the effect runs.
  ///   - action: Makes the action of an element.
  ///   - handler: Makes the action of an error. Without it the error is reported.
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
      // Unchecked: nobody else has the element, which its sequence handed over.
      operation: { element, send in await send(UncheckedSendable(action(element)).value) },
      catch: handleError,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Delivers the elements of an asynchronous sequence of actions.
  ///
  /// - Parameters:
  ///   - sequence: Evaluated once for each time that the effect runs.
  ///   - handler: Makes the action of an error. Without it the error is reported.
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
