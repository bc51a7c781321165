import Foundation
import Hummingbird
import Logging
import NIOCore

/// A Hummingbird server without views, to compare with.
enum BareServer {
  /// Responds to each request with the same body until the process ends.
  ///
  /// - Parameters:
  ///   - responseSize: The size of the body in bytes.
  ///   - ready: A closure that is called with the port once the server accepts connections.
  static func run(
    responseSize: Int, ready: @escaping @Sendable (_ port: Int) -> Void
  ) async throws {
    let body = ByteBuffer(repeating: UInt8(ascii: "x"), count: responseSize)
    let router = Router()
    router.get("/") { _, _ in
      Response(
        status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
        body: ResponseBody(byteBuffer: body))
    }
    var logger = Logger(label: "BareServer")
    logger.logLevel = .error
    let application = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in ready(channel.localAddress?.port ?? 0) }, logger: logger
    )
    try await application.runService()
  }
}
