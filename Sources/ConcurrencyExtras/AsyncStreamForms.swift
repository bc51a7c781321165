extension AsyncStream {
  /// A stream that gives nothing and ends only when its consumer is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream that has ended already.
  public static var finished: Self { Self { $0.finish() } }

  /// A stream that a test does not expect to be iterated.
  ///
  /// Use it where a client has to give a stream before anybody has said which:
  ///
  /// ```swift
  /// static let testValue = LocationClient(updates: { .unimplemented("LocationClient.updates") })
  /// ```
  ///
  /// 1. The first iteration in a test reports an issue with the name: at the line of the effect that
  ///    iterates, else at this line. Later iterations report nothing.
  /// 2. The stream gives nothing and ends. In an effect of a `TestStore` a later one in the same test
  ///    ends when the effect is cancelled, since a loop may ask for one after another.
  ///
  /// - Parameter name: What the issue calls it.
  public static func unimplemented(
    _ name: String = "AsyncStream",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let stream = UnimplementedDependency(stream: name, madeAt: place)
    return Self {
      await stream.use()
      return nil
    }
  }
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

  /// A stream that a test does not expect to be iterated: see
  /// ``AsyncStream/unimplemented(_:fileID:filePath:line:column:)``.
  ///
  /// - Parameter name: What the issue calls it.
  public static func unimplemented(
    _ name: String = "AsyncThrowingStream",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let stream = UnimplementedDependency(stream: name, madeAt: place)
    return Self {
      await stream.use()
      return nil
    }
  }
}

extension UnimplementedDependency {
  fileprivate init(stream name: String, madeAt place: SourcePlace) {
    self.init(
      name, madeAt: place,
      advice: "Give the code under test a stream, such as that of 'AsyncStream.makeStream()'."
    )
  }
}
