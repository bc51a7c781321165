import ComposableConcurrency

/// Sets the default values of dependencies for the whole process, or for the current test.
///
/// Use it once, as the first statement of a program or test, for dependencies that need a setup
/// before their first use, such as a database or a client with a base URL. To change a dependency
/// for one part of a program, use ``withDependencies(_:operation:)``.
///
/// ```swift
/// @main
/// struct Server {
///   static func main() async throws {
///     try prepareDependencies {
///       $0.database = try Database.open("app.sqlite")
///     }
///     try await run()
///   }
/// }
/// ```
///
/// 1. The values are visible on every thread and in every task. Unlike the overrides of
///    ``withDependencies(_:operation:)`` they are not bound to a scope.
/// 2. In a test they last until the test ends.
/// 3. A dependency can be prepared once, before its first use. A later attempt reports an issue and
///    has no effect. In previews, which run their code repeatedly, it has no effect silently.
/// 4. If `updateValues` throws, no value is set.
/// 5. A call nested in `updateValues` contributes to the outer call.
///
/// - Parameters:
///   - updateValues: A closure that sets the values. It can read those that it has already set.
///   - fileID: The file ID of the call, for reported issues.
///   - filePath: The file path of the call, for reported issues.
///   - line: The line of the call, for reported issues.
///   - column: The column of the call, for reported issues.
/// - Returns: The result of `updateValues`.
/// - Throws: The error that `updateValues` throws.
@discardableResult
public func prepareDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  if let outer = PreparedValues.current {
    var values = DependencyValues(preparing: outer)
    return try updateValues(&values)
  }
  let preparedValues = PreparedValues()
  var values = DependencyValues(preparing: preparedValues)
  let result = try PreparedValues.$current.withValue(preparedValues) {
    try DependencyValues.$isOverriding.withValue(true) { try updateValues(&values) }
  }
  preparedValues.commit(
    at: SourceLocation(fileID, filePath, line, column)
  )
  return result
}
