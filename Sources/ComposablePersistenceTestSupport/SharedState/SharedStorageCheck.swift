public import ComposablePersistence

/// A check that every shared storage passes.
///
/// You need the checks to write a `SharedStorage` for an engine of your own. Its tests run all of
/// them, each with two storages of the same empty backend, as two nodes have them:
///
/// ```swift
/// @Test(.timeLimit(.minutes(1)), arguments: SharedStorageCheck.all)
/// func conforms(_ check: SharedStorageCheck) async throws {
///   let backend = makeEmptyBackend()
///   try await check(Storage(backend), Storage(backend))
/// }
/// ```
///
/// If all nodes have one storage in the memory of their process, pass it twice. With XCTest, a test
/// has all of them:
///
/// ```swift
/// func testConformance() async throws {
///   for check in SharedStorageCheck.all {
///     let backend = makeEmptyBackend()
///     try await check(Storage(backend), Storage(backend))
///   }
/// }
/// ```
///
/// 1. A check reports an issue for each expectation that the storage does not meet. The message has
///    the name of the check, what was expected and what was returned.
/// 2. An error of a storage ends the check, and is reported with its name. Only the cancellation of
///    the task is thrown.
/// 3. A check waits for an event as long as it takes. Give it a time limit: it never ends with a
///    storage that does not announce a change.
public struct SharedStorageCheck: Sendable, CustomStringConvertible {
  /// The name of the check: what a storage does.
  public let description: String

  private let check: @Sendable (any SharedStorage, any SharedStorage) async throws -> Void

  /// All checks.
  public static let all: [Self] = rows + rowEvents + members + messages

  init(
    _ name: String,
    _ check: @escaping @Sendable (any SharedStorage, any SharedStorage) async throws -> Void
  ) {
    description = name
    self.check = check
  }

  /// Checks two storages of the same backend, and reports what they do not do.
  ///
  /// - Parameters:
  ///   - a: A storage of a backend without rows, members and leases.
  ///   - b: Another storage of the same backend, or the same one.
  public func callAsFunction(_ a: any SharedStorage, _ b: any SharedStorage) async throws {
    try await CurrentCheck.run(description) { try await check(a, b) }
  }
}
