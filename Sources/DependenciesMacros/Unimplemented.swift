import ComposableConcurrency

/// An error that an endpoint of a dependency client throws if it is called before it has been
/// replaced.
///
/// The endpoint has already reported the call as an issue; the error only ends the call. An effect
/// that throws it is not reported again.
public struct Unimplemented: Error, Equatable, CustomStringConvertible {
  private let endpoint: String

  /// Creates the error of an endpoint.
  ///
  /// - Parameter endpoint: The name of the endpoint, such as `fetch`.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  /// The endpoint that was called.
  public var description: String { "Unimplemented: '\(endpoint)'" }
}

// For the expansion of `@DependencyEndpoint`.
extension Unimplemented {
  /// Reports a call of an endpoint, once per test.
  public static func _report(
    _ client: Any.Type,
    _ endpoint: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID, filePath, line, column)
    UnimplementedDependency(client, endpoint, at: location).report()
  }

  /// Reports a call of an asynchronous endpoint, once per test.
  ///
  /// In an effect of a `TestStore`, each later call is suspended until the task is cancelled.
  public nonisolated(nonsending) static func _report(
    _ client: Any.Type,
    _ endpoint: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID, filePath, line, column)
    await UnimplementedDependency(client, endpoint, at: location).use()
  }
}

extension UnimplementedDependency {
  /// Creates the description of an endpoint of a client.
  fileprivate init(_ client: Any.Type, _ endpoint: String, at location: SourceLocation) {
    self.init(
      "'\(client).\(endpoint)'", id: "\(String(reflecting: client)).\(endpoint)", at: location,
      advice: """
        Override it where the store or the model under test is created: set '\(endpoint)' of the \
        dependency whose type is '\(client)'.
        """
    )
  }
}
