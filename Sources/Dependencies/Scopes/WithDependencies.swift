/// Overrides dependencies while `operation` runs.
///
/// Use it in tests to control what a feature talks to, and in a running program to give one part
/// of it different dependencies.
///
/// ```swift
/// let model = withDependencies {
///   $0.date = .constant(Date(timeIntervalSince1970: 0))
///   $0.uuid = .incrementing
/// } operation: {
///   TodosModel()
/// }
/// ```
///
/// A model that creates child models later passes its overrides on with
/// ``withDependencies(from:operation:fileID:filePath:line:column:)``.
///
/// 1. Dependencies that are not overridden keep their current values.
/// 2. Models created in `operation` keep the overrides in their `@Dependency` properties after it
///    returns.
/// 3. Child tasks, and tasks created with `Task { }` in `operation`, inherit the overrides.
///    Detached tasks, and closures called later from elsewhere, do not: see
///    ``withEscapedDependencies(_:)``.
/// 4. Reading a dependency in `updateValuesForOperation` does not count as a use.
///
/// - Parameters:
///   - updateValuesForOperation: A closure that sets the overrides, starting from the current
///     values.
///   - operation: The closure to run with the overrides.
/// - Returns: The result of `operation`.
/// - Throws: The error that either closure throws.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  try values.override(updateValuesForOperation)
  return DependencyOrigins.shared.record(try values.run(operation), madeWith: values)
}

/// Overrides dependencies while the asynchronous `operation` runs.
///
/// The asynchronous form of ``withDependencies(_:operation:)``, with the same guarantees.
///
/// ```swift
/// try await withDependencies {
///   $0.continuousClock = ImmediateClock()
/// } operation: {
///   try await model.refreshButtonTapped()
/// }
/// ```
///
/// - Parameters:
///   - isolation: The actor that both closures run on: the caller's by default.
///   - updateValuesForOperation: A closure that sets the overrides, starting from the current
///     values.
///   - operation: The closure to run with the overrides.
/// - Returns: The result of `operation`.
/// - Throws: The error that either closure throws.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues._current
  try await DependencyValues.$isOverriding.withValue(true) {
    try await updateValuesForOperation(&values)
  }
  let result = try await values.run(operation)
  return DependencyOrigins.shared.record(result, madeWith: values)
}
