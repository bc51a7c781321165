public import CombineSchedulers
public import ComposableArchitecture

extension Publisher where Failure == Never {
  /// An effect that delivers what this publishes.
  ///
  /// ```swift
  /// return client.messages().map(Action.received).eraseToEffect()
  /// ```
  ///
  /// It is ``ComposableArchitecture/Effect/publisher(_:fileID:filePath:line:column:)``, and has its
  /// guarantees; only that this publisher exists before the effect starts.
  public func eraseToEffect(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Effect<Output> {
    .publisher({ self }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// An effect that delivers an action for each value that this publishes.
  ///
  /// ```swift
  /// return client.messages().eraseToEffect(Action.received)
  /// ```
  ///
  /// - Parameter transform: Makes the action of a value.
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
  /// An effect that delivers what this publishes as successes, and its failure, if any, as the last.
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

  /// An effect that delivers an action for each value that this publishes, and for its failure.
  ///
  /// ```swift
  /// return client.fact(42).catchToEffect(Action.factResponse)
  /// ```
  ///
  /// - Parameter transform: Makes the action of a value or a failure.
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
