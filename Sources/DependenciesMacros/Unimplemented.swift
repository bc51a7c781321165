import ConcurrencyExtras

/// Thrown by an endpoint of a dependency that is called before it has been replaced.
///
/// The call has been reported as an issue by then; the error only ends it. An effect that throws it is
/// not reported again.
public struct Unimplemented: Error, Equatable, CustomStringConvertible {
  private let endpoint: String

  /// - Parameter endpoint: The name of the endpoint, such as `fetch`.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  public var description: String { "Unimplemented: '\(endpoint)'" }
}

// For the expansion of `@DependencyEndpoint`.
extension Unimplemented {
  /// Reports a call of an endpoint, the first in a test only.
  public static func _report(
    _ client: Any.Type,
    _ endpoint: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    UnimplementedDependency(client, endpoint, at: place).report()
  }

  /// Reports a call of an asynchronous endpoint, the first in a test only. In an effect of a store
  /// under test, returns from a later one when the task is cancelled.
  public nonisolated(nonsending) static func _report(
    _ client: Any.Type,
    _ endpoint: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await UnimplementedDependency(client, endpoint, at: place).use()
  }
}

extension UnimplementedDependency {
  /// An endpoint of a client.
  fileprivate init(_ client: Any.Type, _ endpoint: String, at place: SourcePlace) {
    self.init(
      "'\(client).\(endpoint)'", id: "\(String(reflecting: client)).\(endpoint)", at: place,
      advice: """
        Replace it where the store or the model under test is made: set '\(endpoint)' of the \
        dependency whose type is '\(client)'.
        """
    )
  }
}
