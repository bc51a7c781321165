import ConcurrencyExtras

/// Sets the values that dependencies have by themselves, for the whole process or test.
///
/// When you need it: once, as the first thing a program or test does, for dependencies that must be
/// set up before use (a database, a client with a base URL).
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
/// 1. Code on every thread and task sees the values: unlike those of ``withDependencies(_:operation:)``
///    they are not bound to a scope.
/// 2. In a test they last for that test.
/// 3. A dependency can be prepared once, before it was used. What comes later is reported and
///    changes nothing (in previews it changes nothing silently, as these run their code again).
/// 4. When `updateValues` throws, nothing is prepared.
///
/// - Parameters:
///   - updateValues: Sets the values. It sees those that it has set already.
///   - fileID: The file of the call, for reports.
///   - filePath: The path of that file, for reports.
///   - line: The line of the call, for reports.
///   - column: The column of the call, for reports.
/// - Returns: What `updateValues` returns.
/// - Throws: What `updateValues` throws.
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
  let preparation = PreparedValues()
  var values = DependencyValues(preparing: preparation)
  let result = try PreparedValues.$current.withValue(preparation) {
    try DependencyValues.$isOverriding.withValue(true) { try updateValues(&values) }
  }
  preparation.finish(
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  return result
}
