#if Web
import ComposableConcurrency
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// A WebSocket handshake that is decided by the same routes and middleware as a page.
///
/// The router handles the request like any other GET. The route of a view's socket accepts it and
/// responds with 101. If a middleware responds instead, or replaces that response, the connection
/// is not upgraded.
final class SocketHandshake: Sendable {
  /// The handshake that the router is responding to.
  @TaskLocal static var current: SocketHandshake?

  /// The destination of a WebSocket.
  struct Destination: Sendable {
    let host: ViewHost
    /// The path of the page that opened the socket.
    let page: String
    /// The user who opened it.
    let userID: String?
    /// The key of the client's address.
    let address: String
    /// The request for the page, with the header fields of the handshake, as it was admitted.
    let request: Request

    init(host: ViewHost, page: String, request: PageRequest, address: String) {
      self.address = address
      self.host = host
      self.page = page
      userID = request.userID
      self.request = Request(request)
    }

    /// A request that is needed once, and takes memory no longer than until then.
    final class Request: Sendable {
      private let request: Lock<PageRequest?>

      init(_ request: PageRequest) { self.request = Lock(request) }

      func take() -> PageRequest? {
        request.withLock { request in
          defer { request = nil }
          return request
        }
      }
    }
  }

  private let accepted = Lock<Destination?>(nil)
  private let fields = Lock(HTTPHeaders())

  /// The destination, once the route of a view's socket has accepted the handshake.
  var destination: Destination? { accepted.withLock { $0 } }

  /// The headers of the response: those that middleware has added, and the accepted extension.
  var headers: HTTPHeaders { fields.withLock { $0 } }

  /// True if messages are compressed.
  var isCompressing: Bool { headers.contains(name: Self.extensionsName) }

  private static let extensionsName = "sec-websocket-extensions"

  /// Accepts the handshake. Called by the route of a view's socket.
  func accept(_ destination: Destination) { accepted.withLock { $0 = destination } }

  /// Returns true if a request opens a handshake with the socket of a view, according to
  /// https://www.rfc-editor.org/rfc/rfc6455#section-4.2.1.
  static func isRequested(by head: HTTPRequestHead) -> Bool {
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

  /// Lets the router respond to the request.
  ///
  /// - Returns: The response that rejects the handshake, without a body, which browsers don't
  ///   show anyway; or `nil` if the handshake is accepted.
  func rejection(
    of head: HTTPRequestHead, from connection: ClientConnection, on channel: any Channel,
    by responder: @escaping HTTPChannelHandler.Responder
  ) async throws -> HTTPResponseHead? {
    let request = Request(
      head: try HTTPRequest(head, secure: connection.isEncrypted, splitCookie: false),
      body: RequestBody(buffer: ByteBuffer())
    )
    var response = await Self.$current.withValue(self) {
      await ClientConnection.$current.withValue(connection) {
        await Self.response(to: request, on: channel, by: responder)
      }
    }
    for name in [HTTPField.Name.contentLength, .transferEncoding, .connection] {
      response.headerFields[name] = nil
    }
    if response.status == .switchingProtocols {
      if let destination {
        fields.withLock { $0 = headers(of: response, to: head, for: destination.host) }
        return nil
      }
      response = HTTPResponse(status: .upgradeRequired)
    }
    response.headerFields[.connection] = "close"
    response.headerFields[.contentLength] = "0"
    return HTTPResponseHead(response)
  }

  private func headers(
    of response: HTTPResponse, to request: HTTPRequestHead, for host: ViewHost
  ) -> HTTPHeaders {
    var headers = HTTPHeaders(response.headerFields)
    headers.remove(name: Self.extensionsName)
    let offers = request.headers[canonicalForm: Self.extensionsName]
    if host.settings.compressesMessages, Zlib.shared != nil,
      MessageCompression.isOffered(in: offers)
    {
      headers.add(name: Self.extensionsName, value: MessageCompression.acceptedExtension)
    }
    return headers
  }

  /// Returns the head of the response to a request, and cancels the rest of it. If the responder
  /// throws before it sends a head, this is the head of an internal server error.
  private static func response(
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
