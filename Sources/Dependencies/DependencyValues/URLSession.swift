import ComposableConcurrency

// Re-exported, so that a feature that reads `urlSession` needs no import for this platform.
#if canImport(FoundationNetworking)
import Foundation
@_exported public import FoundationNetworking
#else
public import Foundation
#endif

extension DependencyValues {
  /// The session for network requests. Use it in place of `URLSession.shared`.
  ///
  /// ```swift
  /// @Dependency(\.urlSession) var urlSession
  ///
  /// let (data, _) = try await urlSession.data(from: url)
  /// ```
  ///
  /// 1. In tests, reading it without an override fails the test. The session returned then rejects
  ///    every request with `URLError.notConnectedToInternet` and sends nothing.
  public var urlSession: URLSession {
    get {
      let session = self[URLSessionKey.self]
      // Requests run on threads of the session, which have no current test: report at the read.
      if session === URLSessionKey.testValue, !Self.isOverriding {
        UnimplementedDependency(property: "urlSession").report()
      }
      return session
    }
    set { self[URLSessionKey.self] = newValue }
  }
}

private enum URLSessionKey: DependencyKey {
  #if canImport(FoundationNetworking)
  // Not the shared session: with a cache, a task that is cancelled as it ends traps on Linux
  // (swift-corelibs-foundation, TaskRegistry.swift).
  static let liveValue: URLSession = {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()
  #else
  static var liveValue: URLSession { .shared }
  #endif
  static let testValue: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [RefusingURLProtocol.self]
    return URLSession(configuration: configuration)
  }()
}

/// A protocol that accepts every request and fails it.
private final class RefusingURLProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
  }

  override func stopLoading() {}
}
