public import ComposablePersistence

/// A check that every session storage passes.
///
/// You need the checks to write a `SessionStorage` for an engine of your own. Its tests run all of
/// them, each with a storage that is empty. With Swift Testing, each check is a case of one test:
///
/// ```swift
/// @Test(arguments: SessionStorageCheck.all)
/// func conforms(_ check: SessionStorageCheck) async throws {
///   try await check(makeEmptyStorage())
/// }
/// ```
///
/// With XCTest, a test has all of them:
///
/// ```swift
/// func testConformance() async throws {
///   for check in SessionStorageCheck.all { try await check(makeEmptyStorage()) }
/// }
/// ```
///
/// 1. A check reports an issue for each expectation that the storage does not meet. The message has
///    the name of the check, what was expected and what was returned.
/// 2. An error of the storage ends the check, and is reported with its name. Only the cancellation
///    of the task is thrown.
/// 3. A check waits for no time to pass. Some save thousands of sessions, others make up to a
///    hundred calls at the same time.
public struct SessionStorageCheck: Sendable, CustomStringConvertible {
  /// The name of the check: what a storage does.
  public let description: String

  private let check: @Sendable (any SessionStorage) async throws -> Void

  /// All checks.
  public static let all: [Self] = saves + claims + removals + sizes + races

  init(_ name: String, _ check: @escaping @Sendable (any SessionStorage) async throws -> Void) {
    description = name
    self.check = check
  }

  /// Checks a storage, and reports what it does not do.
  ///
  /// - Parameter storage: A storage without sessions.
  public func callAsFunction(_ storage: any SessionStorage) async throws {
    try await CurrentCheck.run(description) { try await check(storage) }
  }
}
