import FlyingFox
import FlyingSocks
public import Foundation

/// An HTTP service on this machine that tells facts about numbers: `GET /42` gives plain text.
///
/// It is for trying out and for tests: only programs on the same machine reach it.
///
/// ```swift
/// let server = try await FactServer.start(delay: .seconds(1.5))
/// print(server.url)  // http://127.0.0.1:41233
/// await server.stop()
/// ```
///
/// 1. The port is one that was free.
/// 2. Asked again about a number, it tells another fact about it, until all have been told.
/// 3. What is no whole number gets status 404, and a method other than GET status 405.
/// 4. Requests of this process to it do not go through the proxy that `http_proxy` names.
public struct FactServer: Sendable {
  /// Where it listens.
  public let url: URL
  private let server: HTTPServer

  /// Starts a service, and returns when it listens.
  ///
  /// - Parameter delay: How long it takes over each answer.
  /// - Returns: The service; it runs until it is stopped or the process ends.
  /// - Throws: When no port can be had.
  public static func start(delay: Duration) async throws -> FactServer {
    bypassProxy(for: "127.0.0.1")
    let facts = FactProvider()
    return try await start(within: delay) { request in
      guard let number = Int(request.path.dropFirst()) else {
        return .text("Ask for a whole number, like GET /42.", .notFound)
      }
      guard request.method == .GET else {
        return .text("Only GET is known here.", .methodNotAllowed)
      }
      try await Task.sleep(for: delay)
      return .text(facts.next(about: number))
    }
  }

  /// Starts a service that answers as it is told.
  ///
  /// - Parameters:
  ///   - time: How long an answer may take.
  ///   - answer: Gives the answer to a request.
  static func start(
    within time: Duration = .seconds(60),
    answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) async throws -> FactServer {
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: 0),
      timeout: time / .seconds(1) + 15,
      logger: .disabled,
      handler: ClosureHTTPHandler(answer)
    )
    let running = Task { try await server.run() }
    do {
      try await server.waitUntilListening()
      guard
        case .ip4(_, let port) = await server.listeningAddress,
        let url = URL(string: "http://127.0.0.1:\(port)")
      else { throw FactServerError() }
      return FactServer(url: url, server: server)
    } catch {
      running.cancel()
      throw error
    }
  }

  /// Stops listening and drops what is being answered.
  public func stop() async {
    await server.stop()
  }
}

/// The service did not come to listen.
struct FactServerError: Error, CustomStringConvertible {
  let description = "The fact service of this program cannot listen on 127.0.0.1."
}

extension HTTPResponse {
  /// A plain text.
  static func text(_ text: String, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [.contentType: "text/plain; charset=utf-8"],
      body: Data("\(text)\n".utf8)
    )
  }
}

/// Keeps requests to a host from going through the proxy that `http_proxy` names.
private func bypassProxy(for host: String) {
  let environment = ProcessInfo.processInfo.environment
  let hosts = [environment["no_proxy"] ?? environment["NO_PROXY"], host].compactMap { $0 }
  setenv("no_proxy", hosts.joined(separator: ","), 1)
}
