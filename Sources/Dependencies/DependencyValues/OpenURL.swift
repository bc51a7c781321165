import ComposableConcurrency
public import Foundation

extension DependencyValues {
  /// Opens a URL in the system's program for it, usually a browser.
  ///
  /// ```swift
  /// @Dependency(\.openURL) var openURL
  ///
  /// await openURL(URL(string: "https://swift.org")!)
  /// ```
  ///
  /// 1. In tests, using it without an override fails the test and opens nothing.
  public var openURL: OpenURLEffect {
    get {
      let effect = self[OpenURLKey.self]
      return effect.isUnimplemented
        ? .unimplemented(UnimplementedDependency(property: "openURL")) : effect
    }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { await SystemURLOpener.open($0) }
  static var testValue: OpenURLEffect {
    .unimplemented(UnimplementedDependency(property: "openURL"))
  }
}

/// A function that opens URLs.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool
  fileprivate var isUnimplemented = false

  /// Creates the function from a closure.
  ///
  /// - Parameter handler: A closure that opens the URL and returns true on success.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens a URL.
  ///
  /// - Parameter url: The URL to open.
  /// - Returns: `true` if the system accepted the URL without an error.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }

  fileprivate static func unimplemented(_ unimplemented: UnimplementedDependency) -> Self {
    var effect = Self { _ in
      await unimplemented.use()
      return false
    }
    effect.isUnimplemented = true
    return effect
  }
}
