extension AnyCasePath {
  /// Returns the path to a case of the payload: ``appending(_:)`` with a label.
  ///
  /// - Parameter path: The path from the payload to its case.
  @available(*, deprecated, renamed: "appending(_:)")
  public func appending<Next>(path: AnyCasePath<Value, Next>) -> AnyCasePath<Root, Next> {
    appending(path)
  }

  /// Creates a case path from a function that wraps a value in a case, and reflection.
  ///
  /// A key path to a case of a `@CasePathable` enum is faster, and correct for every enum. This one
  /// extracts no payload from an enum with a mirror of its own.
  ///
  /// - Parameter embed: Wraps a value in the case. It captures nothing.
  @available(*, deprecated, message: "Use the key path to a case of a '@CasePathable' enum.")
  public init(unsafe embed: @escaping (Value) -> Root) {
    self.init(_embed: embed) { root in
      guard let payload = Self.payload(of: root),
        Self.caseName(of: embed(payload)) == Self.caseName(of: root)
      else { return nil }
      return payload
    }
  }

  /// Returns the payload of the current case, or `nil` if it has another type.
  private static func payload(of root: Root) -> Value? {
    guard let child = Mirror(reflecting: root).children.first else { return () as? Value }
    if let payload = child.value as? Value { return payload }
    // The payload of a case with one labelled value is reflected as a tuple of one element.
    let elements = Mirror(reflecting: child.value)
    guard elements.displayStyle == .tuple, elements.children.count == 1 else { return nil }
    return elements.children.first?.value as? Value
  }

  private static func caseName(of root: Root) -> String {
    Mirror(reflecting: root).children.first?.label ?? "\(root)"
  }
}
