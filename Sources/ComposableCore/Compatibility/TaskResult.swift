public import CasePaths
import IssueReporting

/// The value or the error of asynchronous work, as the payload of an action that can be compared.
///
/// Prefer `Result`, and receive it by its case: `await store.receive(\.response.success)`.
///
/// ```swift
/// case refresh
/// case response(TaskResult<[Item]>)
///
/// // in a reducer
/// return .run { send in
///   await send(.response(TaskResult { try await api.items() }))
/// }
/// ```
///
/// Failures are equal if their errors are of the same type and equal. Comparing errors that are not
/// `Equatable` reports an issue.
@CasePathable
public enum TaskResult<Success: Sendable>: Sendable {
  /// The value that the work returned.
  case success(Success)
  /// The error that the work threw.
  case failure(any Error)

  /// Runs the work and stores its value or error.
  public init(catching body: @Sendable () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }

  /// Creates a task result from a result with an error of any type.
  public init<Failure: Error>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value of a success.
  ///
  /// - Throws: The error of a failure.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): value
      case .failure(let error): throw error
      }
    }
  }

  /// Returns a result with a transformed value, or the same failure.
  public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> TaskResult<NewSuccess> {
    flatMap { .success(transform($0)) }
  }

  /// Returns the result of a transformation of the value, or the same failure.
  public func flatMap<NewSuccess>(
    _ transform: (Success) -> TaskResult<NewSuccess>
  ) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

extension Result where Success: Sendable, Failure == any Error {
  /// Creates a result from a task result.
  public init(_ result: TaskResult<Success>) {
    self.init { try result.value }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  /// Returns true if both are successes with equal values, or failures with equal errors.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): lhs == rhs
    case (.failure(let lhs), .failure(let rhs)): areEqual(lhs, rhs)
    default: false
    }
  }

  // Of the type `Any`, since the compiler warns that a cast of an error always succeeds.
  private static func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    func isEqual<Value: Equatable>(_ lhs: Value) -> Bool { lhs == rhs as? Value }
    if type(of: lhs) != type(of: rhs) { return false }
    if let lhs = lhs as? any Equatable { return isEqual(lhs) }
    reportIssue(
      """
      Two errors of the type '\(type(of: lhs))' were compared, which is not 'Equatable'. They count \
      as different.

      Conform the type to 'Equatable', or compare the case only: 'receive(\\.response.failure)'.
      """
    )
    return false
  }
}

extension TaskResult: Hashable where Success: Hashable {
  /// Hashes the value, or the error if it is `Hashable`.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(value)
    case .failure(let error):
      if let error = (error as Any) as? any Hashable { hasher.combine(AnyHashable(error)) }
    }
  }
}
