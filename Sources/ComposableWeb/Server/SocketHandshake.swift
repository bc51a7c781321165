#if Web
  import HTTPTypes
  import Hummingbird
  import HummingbirdCore
  import NIOCore
  import NIOHTTP1
  import NIOHTTPTypes
  import NIOHTTPTypesHTTP1
  import Synchronization

  /// A WebSocket handshake, answered by the same routes and middleware as a page.
  ///
  /// The request goes through the router as any other GET. The route of a view's socket accepts it and
  /// answers 101; where a middleware answers instead, or replaces that answer, there is no socket.
  final class SocketHandshake: Sendable {
    /// Set while the router answers a handshake.
    @TaskLocal static var current: SocketHandshake?

    /// The destination of a WebSocket.
    struct Destination: Sendable {
      let host: ViewHost
      /// The path of the page that the socket is for.
      let page: String
    }

    private let accepted = Mutex<Destination?>(nil)
    private let fields = Mutex(HTTPHeaders())

    /// The destination, once a view's socket route has accepted the handshake.
    var destination: Destination? { accepted.withLock { $0 } }

    /// The fields that middleware has added to the answer.
    var headers: HTTPHeaders { fields.withLock { $0 } }

    /// Accepts the handshake. Called by the route of a view's socket.
    func accept(_ destination: Destination) { accepted.withLock { $0 = destination } }

    /// Whether a request begins a handshake of https://www.rfc-editor.org/rfc/rfc6455#section-4.2.1
    /// with the socket of a view.
    static func isBegun(by head: HTTPRequestHead) -> Bool {
      let headers = head.headers
      return head.method == .GET && head.version == .http1_1
        && head.uri.prefix { $0 != "?" }.hasSuffix(ViewHost.socketPath)
        && headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
        && headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
        && headers["sec-websocket-version"] == ["13"]
        && headers["sec-websocket-key"].map(\.utf8.count) == [24]
        && headers["origin"].count < 2 && headers["host"].count == 1
        && !headers.contains(name: "transfer-encoding")
        && headers["content-length"].allSatisfy { $0 == "0" }
    }

    /// Has the router answer the request.
    ///
    /// - Returns: Why there is no socket, without a body, which browsers don't show anyway; `nil` where
    ///   the handshake is accepted.
    func refusal(
      of head: HTTPRequestHead, on channel: any Channel,
      by responder: @escaping HTTPChannelHandler.Responder
    ) async throws -> HTTPResponseHead? {
      let request = Request(
        head: try HTTPRequest(head, secure: false, splitCookie: false),
        body: RequestBody(buffer: ByteBuffer())
      )
      var answer = await Self.$current.withValue(self) {
        await ClientAddress.$current.withValue(ClientAddress(of: channel)) {
          await Self.answer(to: request, on: channel, by: responder)
        }
      }
      for name in [HTTPField.Name.contentLength, .transferEncoding, .connection] {
        answer.headerFields[name] = nil
      }
      if answer.status == .switchingProtocols {
        if destination != nil {
          fields.withLock { $0 = HTTPHeaders(answer.headerFields) }
          return nil
        }
        answer = HTTPResponse(status: .upgradeRequired)
      }
      answer.headerFields[.connection] = "close"
      answer.headerFields[.contentLength] = "0"
      return HTTPResponseHead(answer)
    }

    /// The head of the answer to a request. What would follow it is cancelled. Where the responder throws
    /// before it has answered, the head of an internal server error.
    private static func answer(
      to request: Request, on channel: any Channel,
      by responder: @escaping HTTPChannelHandler.Responder
    ) async -> HTTPResponse {
      let (writer, parts) = NIOAsyncChannelOutboundWriter<HTTPResponsePart>.makeTestingWriter()
      return await withThrowingTaskGroup { tasks in
        tasks.addTask {
          defer { writer.finish() }
          try await responder(request, ResponseWriter(outbound: writer), channel)
        }
        defer { tasks.cancelAll() }
        for await case .head(let head) in parts
        where head.status.kind != .informational || head.status == .switchingProtocols {
          return head
        }
        return HTTPResponse(status: .internalServerError)
      }
    }
  }
#endif
