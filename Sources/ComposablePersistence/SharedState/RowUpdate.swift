/// A change of the newest value of a row, whose caller waits until it is stored.
struct RowUpdate<Value>: Sendable {
  /// Changes a value, and returns the completion for the case that it is stored.
  let apply: @Sendable (inout Value) throws -> @Sendable () -> Void
  /// Ends the wait with an error.
  let fail: @Sendable (any Error) -> Void

  init<Success: Sendable>(
    _ operation: @escaping @Sendable (inout Value) throws -> Success,
    completion: @escaping @Sendable (Result<Success, any Error>) -> Void
  ) {
    apply = { value in
      let result = try operation(&value)
      return { completion(.success(result)) }
    }
    fail = { completion(.failure($0)) }
  }
}
