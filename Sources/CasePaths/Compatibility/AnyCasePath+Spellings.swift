extension AnyCasePath {
  /// Returns the path to a case of the payload: ``appending(_:)`` with a label.
  ///
  /// - Parameter path: The path from the payload to its case.
  @available(*, deprecated, renamed: "appending(_:)")
  public func appending<Next>(path: AnyCasePath<Value, Next>) -> AnyCasePath<Root, Next> {
    appending(path)
  }
}
