#if Web
import ComposableHTML
@_spi(Renderer) import ComposableUI
import HTTPTypes
import Hummingbird
import NIOCore

/// The responses of a host, with their security and caching headers.
extension Response {
  /// A response with a page that is generated for a single request.
  init(page html: String, status: HTTPResponse.Status, policy: String, permissions: String) {
    self.init(
      status, "text/html; charset=utf-8", ByteBuffer(string: html),
      [
        .contentSecurityPolicy: policy,
        .cacheControl: "no-store",
        .referrerPolicy: "same-origin",
        .crossOriginOpenerPolicy: "same-origin",
        .permissionsPolicy: permissions,
      ]
    )
  }

  /// A response with an asset. A browser may cache it forever: the name changes with the content.
  ///
  /// Only assets are compressed: the length of a compressed page that contains a secret and text of
  /// somebody else would let an observer guess the secret (https://www.breachattack.com).
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - gzipped: Its compressed content; `nil` to send it as it is.
  init(_ asset: Asset, gzipped: [UInt8]? = nil) {
    self.init(
      .ok, asset.contentType, ByteBuffer(bytes: gzipped ?? asset.bytes),
      [.cacheControl: "public, max-age=31536000, immutable"]
    )
    if gzipped != nil { headers[.contentEncoding] = "gzip" }
    if asset.gzipped != nil { headers[.vary] = "accept-encoding" }
  }

  /// A response with a picture of an asset catalog. A browser may cache it forever: the name changes with the content.
  init(_ picture: PictureFile) throws {
    self.init(
      .ok, picture.contentType, ByteBuffer(bytes: try picture.data()),
      [
        .cacheControl: "public, max-age=31536000, immutable",
        // A drawing that is opened by itself must not run scripts.
        .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      ])
  }

  /// A response with a video or a sound, or with the part of it that a request asks for. It is read while it is sent.
  init(_ media: MediaFile, for request: Request, _ context: some RequestContext) async throws {
    var headers: HTTPFields = [
      .contentType: media.contentType,
      .acceptRanges: "bytes",
      .cacheControl: "private, max-age=31536000, immutable",
      .contentSecurityPolicy: "default-src 'none'; sandbox",
      .xContentTypeOptions: "nosniff",
      .crossOriginResourcePolicy: "same-origin",
    ]
    let files = FileIO()
    guard let part = request.headers[.range].flatMap(ByteRange.init) else {
      self.init(
        status: .ok, headers: headers,
        body: try await files.loadFile(path: media.path, context: context))
      return
    }
    guard let range = part.range(in: media.size) else {
      headers[.contentRange] = "bytes */\(media.size)"
      self.init(status: .rangeNotSatisfiable, headers: headers)
      return
    }
    headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound)/\(media.size)"
    self.init(
      status: .partialContent, headers: headers,
      body: try await files.loadFile(path: media.path, range: range, context: context))
  }

  /// A response with the script for pages that embed a view. Its name does not change with the
  /// content, and pages of other sites may load it.
  init(embed script: Asset) {
    self.init(
      .ok, script.contentType, ByteBuffer(bytes: script.bytes),
      [.cacheControl: "public, max-age=3600"]
    )
    headers[.crossOriginResourcePolicy] = "cross-origin"
  }

  /// A response with a text for the user, in the place of a page.
  init(_ status: HTTPResponse.Status, text: String) {
    self.init(
      status, "text/plain; charset=utf-8", ByteBuffer(string: text + "\n"),
      [.cacheControl: "no-store"]
    )
  }

  /// A response that leads to another address. It is requested with GET, whatever the method was.
  init(redirect address: RedirectAddress) {
    self.init(
      status: .seeOther, headers: [.location: address.text, .cacheControl: "no-store"])
  }

  /// A response to a client whose address requests too many pages.
  init(tooManyRequests delay: Duration, text: String) {
    self.init(.tooManyRequests, text: text)
    requestAgain(after: max(1, Int((delay / .seconds(1)).rounded(.up))))
  }

  /// A response if the server accepts no further session.
  init(busy text: String) {
    self.init(.serviceUnavailable, text: text)
    requestAgain(after: 60)
  }

  /// Has browsers and other clients send the request again after a number of seconds. A page that
  /// reloads itself while the server is full would otherwise be lost to its user.
  private mutating func requestAgain(after seconds: Int) {
    headers[.retryAfter] = "\(seconds)"
    headers[.refresh] = "\(seconds)"
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

extension Request {
  /// True if the client accepts content in the format gzip.
  var acceptsGzip: Bool {
    headers[values: .acceptEncoding].flatMap { $0.split(separator: ",") }.contains { coding in
      let parts = coding.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      guard parts.first?.lowercased() == "gzip" else { return false }
      let quality = parts.dropFirst().first { $0.lowercased().hasPrefix("q=") }
      return quality.map { Double($0.dropFirst(2)) ?? 0 > 0 } ?? true
    }
  }
}

extension HTTPField.Name {
  fileprivate static var refresh: Self { known("Refresh") }
  fileprivate static var referrerPolicy: Self { known("Referrer-Policy") }
  fileprivate static var crossOriginOpenerPolicy: Self { known("Cross-Origin-Opener-Policy") }

  fileprivate static var permissionsPolicy: Self { known("Permissions-Policy") }

  /// A header name. Only a typo in this file could make it invalid, not input.
  private static func known(_ name: String) -> Self {
    Self(name) ?? .server
  }
}
#endif
