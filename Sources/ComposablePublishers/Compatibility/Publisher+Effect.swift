public import CombineSchedulers
public import ComposableCore

extension Publisher where Failure == Never {
  /// Creates an effect that delivers the values of this publisher as actions.
  ///
  /// ```swift
  /// return client.messages().map(Action.received).eraseToEffect()
  /// ```
  ///
  /// It has the guarantees of
  /// ``ComposableCore/Effect/publisher(_:fileID:filePath:line:column:)``, except that this
  /// publisher is created before the effect starts.
  public func eraseToEffect(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Output> {
    .publisher({ self }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates an effect that delivers an action for each value of this publisher.
  ///
  /// ```swift
  /// return client.messages().eraseToEffect(Action.received)
  /// ```
  ///
  /// - Parameter transform: Returns the action for a value.
  public func eraseToEffect<Action>(
    _ transform: @escaping (Output) -> Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Action> {
    map(transform).eraseToEffect(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Publisher {
  /// Creates an effect that delivers the values of this publisher as successes and its error, if
  /// any, as a final failure.
  ///
  /// ```swift
  /// return client.fact(42).catchToEffect().map(Action.factResponse)
  /// ```
  public func catchToEffect(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Result<Output, Failure>> {
    catchToEffect({ $0 }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates an effect that delivers an action for each value of this publisher, and one for its
  /// error, if any.
  ///
  /// ```swift
  /// return client.fact(42).catchToEffect(Action.factResponse)
  /// ```
  ///
  /// - Parameter transform: Returns the action for a success or the failure.
  public func catchToEffect<Action>(
    _ transform: @escaping (Result<Output, Failure>) -> Action,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Action> {
    map { transform(.success($0)) }
      .catch { Just(transform(.failure($0))) }
      .eraseToEffect(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
