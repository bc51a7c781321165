/// Thrown by an endpoint of a dependency that is called before it has been replaced.
///
/// The call has been reported as an issue by then; the error only ends it.
public struct Unimplemented: Error, Equatable, CustomStringConvertible {
  private let endpoint: String

  /// - Parameter endpoint: The name of the endpoint, such as `fetch`.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  public var description: String { "Unimplemented: '\(endpoint)'" }
}
