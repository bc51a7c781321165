/// Overrides dependencies while `operation` runs.
///
/// When you need it: in tests, to control what a feature talks to; in a running program, to give
/// one part of it other dependencies.
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
/// 1. What is not overridden stays what it is around the call.
/// 2. Models made in `operation` keep the overrides in their `@Dependency` properties after it.
/// 3. Child tasks and tasks made with `Task { }` in `operation` see the overrides; closures called
///    later from elsewhere do not: see ``withEscapedDependencies(_:)``.
/// 4. Reading a dependency in `updateValuesForOperation` does not count as using it.
///
/// - Parameters:
///   - updateValuesForOperation: Sets the overrides, starting from the current values.
///   - operation: What runs with the overrides.
/// - Returns: What `operation` returns.
/// - Throws: What either closure throws.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues._current
  try DependencyValues.$isOverriding.withValue(true) { try updateValuesForOperation(&values) }
  return DependencyOrigins.shared.remember(try values.run(operation), madeWith: values)
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
///   - isolation: The actor that both closures run on: the caller's.
///   - updateValuesForOperation: Sets the overrides, starting from the current values.
///   - operation: What runs with the overrides.
/// - Returns: What `operation` returns.
/// - Throws: What either closure throws.
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
  return DependencyOrigins.shared.remember(result, madeWith: values)
}
