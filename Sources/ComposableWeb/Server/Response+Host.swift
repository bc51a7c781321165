#if Web
  import HTTPTypes
  import Hummingbird
  import NIOCore

  /// The answers of a host, with what browsers are to be careful with.
  extension Response {
    /// A page, made for this one request.
    init(page html: String, nonce: String) {
      self.init(
        .ok, "text/html; charset=utf-8", ByteBuffer(string: html),
        [
          .contentSecurityPolicy: Page.policy(nonce: nonce),
          .cacheControl: "no-store",
          .referrerPolicy: "same-origin",
          .crossOriginOpenerPolicy: "same-origin",
        ]
      )
    }

    /// A file that a browser may keep for ever: another content has another name.
    init(_ asset: Asset) {
      self.init(
        .ok, asset.contentType, ByteBuffer(bytes: asset.bytes),
        [.cacheControl: "public, max-age=31536000, immutable"]
      )
    }

    /// There is no such page.
    init(missing text: String) {
      self.init(
        .notFound, "text/plain; charset=utf-8", ByteBuffer(string: text),
        [.cacheControl: "no-store"]
      )
    }

    /// The server is asked for by a name that is not its own.
    init(unknownHost text: String) {
      self.init(
        .misdirectedRequest, "text/plain; charset=utf-8", ByteBuffer(string: text),
        [.cacheControl: "no-store"]
      )
    }

    /// A page is asked for as a part of another.
    init(notNavigated text: String) {
      self.init(
        .forbidden, "text/plain; charset=utf-8", ByteBuffer(string: text),
        [.cacheControl: "no-store"]
      )
    }

    /// There is no room for another session.
    init(busy text: String) {
      self.init(
        .serviceUnavailable, "text/plain; charset=utf-8", ByteBuffer(string: text),
        [.retryAfter: "60"]
      )
    }

    /// A request for a socket that gets none. Nothing more can be asked for on its connection.
    init(noSocket status: HTTPResponse.Status) {
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

    /// A name that can only be wrong here, not at run time.
    private static func known(_ name: String) -> Self {
      Self(name) ?? .server
    }
  }
#endif
