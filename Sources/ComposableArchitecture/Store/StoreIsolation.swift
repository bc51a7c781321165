import Dispatch
import IssueReporting

/// Finds the actor that a new store belongs to.
enum StoreIsolation {
  /// Set by whoever runs code that has no static isolation on an actor of its own.
  @TaskLocal static var ambient: (any Actor)?

  /// The caller's actor; without one the ambient actor; else the main actor when on its thread.
  static func resolve(
    _ isolation: (any Actor)?,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> any Actor {
    if let isolation = isolation ?? ambient { return isolation }
    if isOnMainQueue { return MainActor.shared }
    reportIssue(
      """
      A store was made where no actor can be told that owns it.

      A store belongs to the actor that makes it. Make it in code that is isolated to an actor \
      ('@MainActor', a method of an actor), pass 'isolation:', or wrap the code that makes it in \
      'withStoreIsolation(_:operation:)'.
      """,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
    return UnknownIsolation()
  }

  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The main actor's jobs run on the main queue, which need not be the main thread off Apple.
  static var isOnMainQueue: Bool {
    DispatchQueue.getSpecific(key: key) == true
  }
}

/// Stands in where no owner was found: effects still have a place to come back to, and nothing is
/// checked.
actor UnknownIsolation {}

/// Says which actor runs an operation that the compiler cannot see to be isolated, so that stores
/// made in it belong to that actor.
///
/// You need it when you call view factories, previews or other nonisolated code on an actor of
/// your own, before that code makes stores.
///
/// ```swift
/// actor Session {
///   func start(_ makeView: () -> some View) {
///     withStoreIsolation(self) { show(makeView()) }
///   }
/// }
/// ```
///
/// - Parameters:
///   - isolation: The actor that runs the operation; the caller must be on it.
///   - operation: The code that makes stores.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
public func withStoreIsolation<Result>(
  _ isolation: any Actor, operation: () throws -> Result
) rethrows -> Result {
  try StoreIsolation.$ambient.withValue(isolation, operation: operation)
}
