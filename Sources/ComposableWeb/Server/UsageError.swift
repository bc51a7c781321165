#if Web
  /// Arguments that make no sense, in words for whoever typed them.
  ///
  /// Thrown from ``WebApp/prepare(_:arguments:)`` it ends the program with its message, a usage
  /// line and the status 64, as a wrong option of the server's own does.
  public struct UsageError: Error, Equatable {
    /// What is wrong.
    public let message: String

    /// Makes an error.
    ///
    /// - Parameter message: What is wrong: `Unknown option '--colour'.`
    public init(_ message: String) {
      self.message = message
    }
  }
#endif
