#if Web
import HTTPTypes
import Hummingbird
import NIOCore

/// The responses of a host, with their security and caching headers.
extension Response {
  /// A response with a page that is generated for a single request.
  init(page html: String, status: HTTPResponse.Status, nonce: String) {
    self.init(
      status, "text/html; charset=utf-8", ByteBuffer(string: html),
      [
        .contentSecurityPolicy: Page.policy(nonce: nonce),
        .cacheControl: "no-store",
        .referrerPolicy: "same-origin",
        .crossOriginOpenerPolicy: "same-origin",
      ]
    )
  }

  /// A response with an asset. A browser may cache it forever: the name changes with the content.
  init(_ asset: Asset) {
    self.init(
      .ok, asset.contentType, ByteBuffer(bytes: asset.bytes),
      [.cacheControl: "public, max-age=31536000, immutable"]
    )
  }

  /// A response for a page that doesn't exist.
  init(notFound text: String) {
    self.init(
      .notFound, "text/plain; charset=utf-8", ByteBuffer(string: text),
      [.cacheControl: "no-store"]
    )
  }

  /// A response for a host name that the server doesn't accept.
  init(unknownHost text: String) {
    self.init(
      .misdirectedRequest, "text/plain; charset=utf-8", ByteBuffer(string: text),
      [.cacheControl: "no-store"]
    )
  }

  /// A response for a page that another page embeds.
  init(notNavigated text: String) {
    self.init(
      .forbidden, "text/plain; charset=utf-8", ByteBuffer(string: text),
      [.cacheControl: "no-store"]
    )
  }

  /// A response to a request that the application does not admit.
  init(refused status: HTTPResponse.Status, _ message: String) {
    self.init(
      status, "text/plain; charset=utf-8", ByteBuffer(string: message + "\n"),
      [.cacheControl: "no-store"]
    )
  }

  /// A response that leads to another address. It is requested with GET, whatever the method was.
  init(redirect address: String) {
    self.init(
      status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
  }

  /// A response if the server accepts no further session.
  init(busy text: String) {
    self.init(
      .serviceUnavailable, "text/plain; charset=utf-8", ByteBuffer(string: text),
      [.retryAfter: "60"]
    )
  }

  /// A response to a socket request that is not upgraded. The connection is closed after it.
  init(rejectedUpgrade status: HTTPResponse.Status) {
    self.init(
      status, "text/plain; charset=utf-8", ByteBuffer(string: status.reasonPhrase + "\n"),
      [.upgrade: "websocket", .connection: "close"]
    )
  }

  private init(
    _ status: HTTPResponse.Status, _ type: String, _ content: ByteBuffer, _ headers: HTTPFields
  ) {
    var headers = headers
    headers[.contentType] = type
    headers[.xContentTypeOptions] = "nosniff"
    headers[.crossOriginResourcePolicy] = "same-origin"
    self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: content))
  }
}

extension HTTPField.Name {
  fileprivate static var referrerPolicy: Self { known("Referrer-Policy") }
  fileprivate static var crossOriginOpenerPolicy: Self { known("Cross-Origin-Opener-Policy") }

  /// A header name. Only a typo in this file could make it invalid, not input.
  private static func known(_ name: String) -> Self {
    Self(name) ?? .server
  }
}
#endif
