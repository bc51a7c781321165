import Dispatch
import IssueReporting

/// Determines the actor that a new store belongs to.
package enum StoreIsolation {
  /// The actor that code without static isolation runs on, set by its caller. View graphs set it
  /// while they evaluate bodies and handle interactions.
  @TaskLocal package static var ambient: (any Actor)?

  /// The caller's actor, or else the ambient actor, or else the main actor if the caller is on its
  /// thread.
  static func resolve(
    _ isolation: (any Actor)?,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) -> any Actor {
    if let isolation = isolation ?? ambient { return isolation }
    if isOnMainQueue { return MainActor.shared }
    reportIssue(
      """
      A store was created in code without a known actor.

      A store belongs to the actor that creates it. Create it in code that is isolated to an actor \
      ('@MainActor', a method of an actor), pass 'isolation:', or wrap the code that creates it in \
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

  /// True on the main queue, which runs the main actor's jobs and is not necessarily the main
  /// thread off Apple platforms.
  static var isOnMainQueue: Bool {
    DispatchQueue.getSpecific(key: key) == true
  }
}

/// A substitute for an actor that was not found: effects have an actor to return to, and isolation
/// is not checked.
actor UnknownIsolation {}

/// Runs an operation with the actor that stores created in it belong to, for code whose isolation
/// the compiler does not know.
///
/// Use it to call view factories, previews or other nonisolated code on an actor of your own,
/// before that code creates stores.
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
///   - isolation: The actor that runs the operation. The caller must be on it.
///   - operation: The code that creates stores.
/// - Returns: The value that `operation` returns.
/// - Throws: The error that `operation` throws.
public func withStoreIsolation<Result>(
  _ isolation: any Actor, operation: () throws -> Result
) rethrows -> Result {
  try StoreIsolation.$ambient.withValue(isolation, operation: operation)
}
