/// An error that explains invalid command-line arguments to the user.
///
/// If ``WebApp/prepare(_:arguments:)`` throws it, the program prints the message and a usage
/// line, and exits with status 64, as it does for invalid values of the server's own options.
public struct UsageError: Error, Equatable {
  /// The description of the mistake.
  public let message: String

  /// Creates an error.
  ///
  /// - Parameter message: The description of the mistake: `Unknown option '--colour'.`
  public init(_ message: String) {
    self.message = message
  }
}
