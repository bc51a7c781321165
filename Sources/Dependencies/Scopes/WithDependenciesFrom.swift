import ComposableConcurrency
import IssueReporting

/// Runs `operation` with the dependencies that `model` was created with.
///
/// Use it when a model creates a child model outside of its initializer. Otherwise the overrides
/// that the parent was created with do not reach the child.
///
/// ```swift
/// final class ListModel {
///   @Dependency(\.uuid) var uuid
///   var detail: DetailModel?
///
///   func rowTapped() {
///     detail = withDependencies(from: self) { DetailModel() }
///   }
/// }
/// ```
///
/// 1. Overrides that are current at the call take precedence over those of the model.
/// 2. A model's dependencies are those of its first `@Dependency` property, its own or inherited;
///    without such a property, those of the `withDependencies` call that returned it.
/// 3. For a model with neither, an issue is reported and `operation` runs with the current values.
///
/// - Parameters:
///   - model: The model that provides the dependencies.
///   - operation: The closure to run with them.
///   - fileID: The file ID of the call, for reported issues.
///   - filePath: The file path of the call, for reported issues.
///   - line: The line of the call, for reported issues.
///   - column: The column of the call, for reported issues.
/// - Returns: The result of `operation`.
/// - Throws: The error that `operation` throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Runs `operation` with the dependencies that `model` was created with and some overrides.
///
/// Same as ``withDependencies(from:operation:fileID:filePath:line:column:)``, with overrides that
/// take precedence over both the model's and the current values.
///
/// - Parameters:
///   - model: The model that provides the dependencies.
///   - updateValuesForOperation: A closure that sets the overrides, starting from the model's
///     values merged with the current overrides.
///   - operation: The closure to run with the overrides.
///   - fileID: The file ID of the call, for reported issues.
///   - filePath: The file path of the call, for reported issues.
///   - line: The line of the call, for reported issues.
///   - column: The column of the call, for reported issues.
/// - Returns: The result of `operation`.
/// - Throws: The error that either closure throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let values = DependencyOrigins.shared.values(
    of: model,
    reportingAt: SourceLocation(fileID, filePath, line, column)
  )
  return try withDependencies {
    $0 = values.merging($0)
    try updateValuesForOperation(&$0)
  } operation: {
    try operation()
  }
}

/// Runs the asynchronous `operation` with the dependencies that `model` was created with.
///
/// The asynchronous form of ``withDependencies(from:operation:fileID:filePath:line:column:)``, with
/// the same guarantees.
///
/// - Parameters:
///   - model: The model that provides the dependencies.
///   - isolation: The actor that `operation` runs on: the caller's by default.
///   - operation: The closure to run with them.
///   - fileID: The file ID of the call, for reported issues.
///   - filePath: The file path of the call, for reported issues.
///   - line: The line of the call, for reported issues.
///   - column: The column of the call, for reported issues.
/// - Returns: The result of `operation`.
/// - Throws: The error that `operation` throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    from: model,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Runs the asynchronous `operation` with the dependencies that `model` was created with and some
/// overrides.
///
/// Same as ``withDependencies(from:isolation:operation:fileID:filePath:line:column:)``, with
/// overrides that take precedence over both the model's and the current values.
///
/// - Parameters:
///   - model: The model that provides the dependencies.
///   - isolation: The actor that both closures run on: the caller's by default.
///   - updateValuesForOperation: A closure that sets the overrides, starting from the model's
///     values merged with the current overrides.
///   - operation: The closure to run with the overrides.
///   - fileID: The file ID of the call, for reported issues.
///   - filePath: The file path of the call, for reported issues.
///   - line: The line of the call, for reported issues.
///   - column: The column of the call, for reported issues.
/// - Returns: The result of `operation`.
/// - Throws: The error that either closure throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let values = DependencyOrigins.shared.values(
    of: model,
    reportingAt: SourceLocation(fileID, filePath, line, column)
  )
  return try await withDependencies {
    $0 = values.merging($0)
    try await updateValuesForOperation(&$0)
  } operation: {
    try await operation()
  }
}
