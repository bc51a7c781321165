internal import ComposableConcurrency

extension AsyncStream {
  /// A stream without elements that ends only when its consumer is cancelled.
  public static var never: Self {
    Self {
      await PendingSleeps.suspend()
      return nil
    }
  }

  /// A stream without elements that has already ended.
  public static var finished: Self { Self { $0.finish() } }

  /// Returns a stream that reports an issue when a test iterates it.
  ///
  /// Use it as the default of a client's endpoint that no test has overridden:
  ///
  /// ```swift
  /// static let testValue = LocationClient(updates: { .unimplemented("LocationClient.updates") })
  /// ```
  ///
  /// 1. The first iteration in a test reports an issue with the name: at the line of the effect
  ///    that iterates, otherwise at the call of this method. Later iterations report nothing.
  /// 2. The stream ends without an element. In an effect of a `TestStore`, later streams of the
  ///    same test end when the effect is cancelled, since a loop may iterate one after another.
  ///
  /// - Parameters:
  ///   - name: The name of the stream in reported issues.
  ///   - fileID: The file ID of the call, for reported issues.
  ///   - filePath: The file path of the call, for reported issues.
  ///   - line: The line of the call, for reported issues.
  ///   - column: The column of the call, for reported issues.
  public static func unimplemented(
    _ name: String = "AsyncStream",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = SourceLocation(fileID, filePath, line, column)
    let stream = UnimplementedDependency(stream: name, madeAt: location)
    return Self {
      await stream.use()
      return nil
    }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream without elements that ends only when its consumer is cancelled.
  public static var never: Self {
    Self {
      await PendingSleeps.suspend()
      return nil
    }
  }

  /// Returns a stream without elements that has already ended, optionally with an error.
  ///
  /// - Parameter error: The error that is thrown to the consumer, or `nil` to end without one.
  public static func finished(throwing error: (any Error)? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }

  /// Returns a stream that reports an issue when a test iterates it.
  ///
  /// See ``AsyncStream/unimplemented(_:fileID:filePath:line:column:)`` for its guarantees.
  ///
  /// - Parameters:
  ///   - name: The name of the stream in reported issues.
  ///   - fileID: The file ID of the call, for reported issues.
  ///   - filePath: The file path of the call, for reported issues.
  ///   - line: The line of the call, for reported issues.
  ///   - column: The column of the call, for reported issues.
  public static func unimplemented(
    _ name: String = "AsyncThrowingStream",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = SourceLocation(fileID, filePath, line, column)
    let stream = UnimplementedDependency(stream: name, madeAt: location)
    return Self {
      await stream.use()
      return nil
    }
  }
}

extension UnimplementedDependency {
  fileprivate init(stream name: String, madeAt location: SourceLocation) {
    self.init(
      name, madeAt: location,
      advice: "Pass a stream that the test controls, such as that of 'AsyncStream.makeStream()'."
    )
  }
}
