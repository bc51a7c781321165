extension AsyncStream {
  /// A stream that gives nothing and ends only when its consumer is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream that has ended already.
  public static var finished: Self { Self { $0.finish() } }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream that gives nothing and ends only when its consumer is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream that has ended already, by the error if there is one.
  ///
  /// - Parameter error: Thrown to the consumer; `nil` ends the stream without an error.
  public static func finished(throwing error: (any Error)? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}
