package import Foundation

/// The files that a ``FileStorage`` reads and writes.
package protocol FileSystem: Sendable {
  /// Returns the contents of a file, or `nil` if there is none.
  func read(_ url: URL) throws -> Data?

  /// Returns the version of a file, which changes with its contents, or `nil` if there is none.
  func version(of url: URL) -> FileVersion?

  /// Replaces a file in one step: it has either its former or its new contents at any moment.
  func write(_ data: Data, to url: URL) throws

  /// Calls a function after others have changed or deleted a file, until its subscription is
  /// cancelled.
  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription
}
