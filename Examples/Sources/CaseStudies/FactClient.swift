public import ComposableArchitecture
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A service with facts about numbers. Cancelling ends a request. Errors are sentences for users.
@DependencyClient public struct FactClient: Sendable {
  public var fetch: @Sendable (_ number: Int) async throws -> String
}

extension FactClient: DependencyKey {
  public static let liveValue = live(service: URL(string: "http://numbersapi.com")!)
  public static let testValue = FactClient()

  /// Creates a client of a service that answers `GET /42` with a text.
  public static func live(service: URL, timeout: Duration = .seconds(10)) -> FactClient {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 86_400  // The timer below ends a request earlier.
    configuration.httpMaximumConnectionsPerHost = 1_000  // Otherwise six for the whole process.
    configuration.urlCache = nil  // On Linux, cancelling with a cache traps at times.
    let session = URLSession(configuration: configuration)
    return FactClient { number in
      try Task.checkCancellation()
      let (facts, answer) = AsyncStream.makeStream(of: Result<String, any Error>.self)
      // Cancelling `session.data(from:)` deadlocks at times: swift-corelibs-foundation#5412.
      let request = session.dataTask(with: service.appending(path: "\(number)")) { body, reply, _ in
        answer.yield(Result { try text(body, (reply as? HTTPURLResponse)?.statusCode) })
      }
      request.resume()  // First: cancelling a request that has not started traps on Linux.
      defer { request.cancel() }
      async let _: Void = {
        try await Task.sleep(for: timeout)
        answer.yield(.failure(FactError(problem: "did not answer in time")))
      }()
      for await fact in facts { return try fact.get() }
      throw CancellationError()
    }
  }

  private static func text(_ body: Data?, _ status: Int?) throws -> String {
    guard let body, let status else { throw FactError(problem: "cannot be reached") }
    guard status == 200 else { throw FactError(problem: "answered with HTTP status \(status)") }
    let text = String(bytes: body, encoding: .utf8)?.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let text, !text.isEmpty else { throw FactError(problem: "answered without a text") }
    return text
  }
}

private struct FactError: LocalizedError {
  let problem: String
  var errorDescription: String? { "The fact service \(problem)." }
}

extension DependencyValues {
  public var factClient: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}
