#if Web
  import NIOHTTP1

  /// A request to speak WebSocket from now on.
  struct UpgradeRequest {
    /// The path that it is for, without its query.
    let path: Substring
    /// The page that asks, as the browser says.
    let origin: String?
    /// The host that the browser asks for.
    let host: String?

    /// Reads a request.
    ///
    /// Fails where it is no such request, or one that breaks the rules of
    /// https://www.rfc-editor.org/rfc/rfc6455#section-4.2.1.
    init?(_ head: HTTPRequestHead) {
      let headers = head.headers
      guard
        head.method == .GET, head.version == .http1_1,
        headers[canonicalForm: "upgrade"].contains(where: { $0.lowercased() == "websocket" }),
        headers[canonicalForm: "connection"].contains(where: { $0.lowercased() == "upgrade" }),
        headers["sec-websocket-version"] == ["13"],
        headers["sec-websocket-key"].count == 1, headers["sec-websocket-key"][0].utf8.count == 24,
        headers["origin"].count < 2, headers["host"].count == 1,
        !headers.contains(name: "transfer-encoding"),
        headers["content-length"].allSatisfy({ $0 == "0" })
      else { return nil }
      path = head.uri.prefix { $0 != "?" }
      origin = headers.first(name: "origin")
      host = headers.first(name: "host")
    }
  }
#endif
