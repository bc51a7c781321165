import ConcurrencyExtras
import IssueReporting

/// Runs `operation` with the dependencies that `model` was made with.
///
/// When you need it: when a model makes a child model outside an initializer; otherwise overrides
/// that the model was made with do not reach the child.
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
/// 1. Overrides that are current at the call win over those of the model.
/// 2. A model's dependencies are those of its first `@Dependency` property, its own or inherited;
///    without such a property, those of the `withDependencies` whose result it is.
/// 3. A model with neither is reported; `operation` then runs with the current values.
///
/// - Parameters:
///   - model: The model to take the dependencies of.
///   - operation: What runs with them.
///   - fileID: The file of the call, for reports.
///   - filePath: The path of that file, for reports.
///   - line: The line of the call, for reports.
///   - column: The column of the call, for reports.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
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

/// Runs `operation` with the dependencies that `model` was made with, some of them overridden.
///
/// ``withDependencies(from:operation:fileID:filePath:line:column:)`` with overrides on top.
///
/// - Parameters:
///   - model: The model to take the dependencies of.
///   - updateValuesForOperation: Sets the overrides, starting from the model's values.
///   - operation: What runs with them.
///   - fileID: The file of the call, for reports.
///   - filePath: The path of that file, for reports.
///   - line: The line of the call, for reports.
///   - column: The column of the call, for reports.
/// - Returns: What `operation` returns.
/// - Throws: What either closure throws.
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
    reportingAt: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  return try withDependencies {
    $0 = values.merging($0)
    try updateValuesForOperation(&$0)
  } operation: {
    try operation()
  }
}

/// Runs the asynchronous `operation` with the dependencies that `model` was made with.
///
/// The asynchronous form of ``withDependencies(from:operation:fileID:filePath:line:column:)``, with
/// the same guarantees.
///
/// - Parameters:
///   - model: The model to take the dependencies of.
///   - isolation: The actor that `operation` runs on: the caller's.
///   - operation: What runs with them.
///   - fileID: The file of the call, for reports.
///   - filePath: The path of that file, for reports.
///   - line: The line of the call, for reports.
///   - column: The column of the call, for reports.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
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

/// Runs the asynchronous `operation` with the dependencies that `model` was made with, some of them
/// overridden.
///
/// ``withDependencies(from:isolation:operation:fileID:filePath:line:column:)`` with overrides on
/// top.
///
/// - Parameters:
///   - model: The model to take the dependencies of.
///   - isolation: The actor that both closures run on: the caller's.
///   - updateValuesForOperation: Sets the overrides, starting from the model's values.
///   - operation: What runs with them.
///   - fileID: The file of the call, for reports.
///   - filePath: The path of that file, for reports.
///   - line: The line of the call, for reports.
///   - column: The column of the call, for reports.
/// - Returns: What `operation` returns.
/// - Throws: What either closure throws.
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
    reportingAt: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  return try await withDependencies {
    $0 = values.merging($0)
    try await updateValuesForOperation(&$0)
  } operation: {
    try await operation()
  }
}
