public import Foundation
import Hummingbird
import Logging
import NIOCore

/// An HTTP server on this machine that tells facts about numbers: `GET /42` returns plain text.
///
/// ```swift
/// let server = try await FactServer.start(delay: .seconds(1.5))
/// print(server.url)  // http://127.0.0.1:41233
/// ```
///
/// 1. It listens on a free port, and only programs on the same machine can connect.
/// 2. Each request for a number returns the next fact about it. After the last follows the first.
/// 3. Paths other than whole numbers return status 404, methods other than GET status 405.
/// 4. It runs until the process ends.
/// 5. This process connects to it without the proxy of `http_proxy`.
public struct FactServer: Sendable {
  /// The address of the server.
  public let url: URL

  /// Starts a server, and returns when it listens.
  ///
  /// - Parameter delay: The time from a request to its response.
  public static func start(delay: Duration) async throws -> FactServer {
    let counts = RequestCounts()
    return try await start { request in
      guard let number = Int(request.uri.path.dropFirst()) else {
        return .text("Request a whole number, such as /42.", .notFound)
      }
      guard request.method == .get else {
        return .text("Use the method GET.", .methodNotAllowed)
      }
      try await Task.sleep(for: delay)
      let index = await counts.increment(number)
      let facts = NumberFacts.all(about: number)
      return .text(facts[index % facts.count])
    }
  }

  /// Starts a server that responds with `answer`.
  static func start(
    answer: @escaping @Sendable (Request) async throws -> Response
  ) async throws -> FactServer {
    bypassProxy()
    var logger = Logger(label: "FactServer")
    logger.logLevel = .error
    let (ports, port) = AsyncThrowingStream.makeStream(of: Int.self)
    let application = Application(
      responder: CallbackResponder<BasicRequestContext> { request, _ in
        try await answer(request)
      },
      configuration: .init(address: .hostname(host, port: 0)),
      onServerRunning: { channel in port.yield(channel.localAddress?.port ?? 0) },
      logger: logger
    )
    Task {
      do {
        try await application.run()
        port.finish()
      } catch {
        port.finish(throwing: error)
      }
    }
    for try await port in ports {
      return FactServer(url: URL(string: "http://\(host):\(port)")!)
    }
    throw CancellationError()
  }

  private static let host = "127.0.0.1"

  private static func bypassProxy() {
    let environment = ProcessInfo.processInfo.environment
    let hosts = [environment["no_proxy"] ?? environment["NO_PROXY"], host].compactMap { $0 }
    setenv("no_proxy", hosts.joined(separator: ","), 1)
  }
}

/// The number of requests for each number.
private actor RequestCounts {
  private var counts: [Int: Int] = [:]

  /// Counts a request, and returns how many preceded it.
  func increment(_ number: Int) -> Int {
    defer { counts[number, default: 0] += 1 }
    return counts[number, default: 0]
  }
}

extension Response {
  static func text(_ text: String, _ status: HTTPResponse.Status = .ok) -> Response {
    Response(
      status: status,
      headers: [.contentType: "text/plain; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: "\(text)\n"))
    )
  }
}
