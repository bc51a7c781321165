#if Web
  import HTTPTypes
  import Hummingbird
  import Logging

  extension ViewHost {
    /// Adds the routes of the page, its socket and its assets to a router or route group.
    func add(to router: some RouterMethods) {
      let pages = path + content.pattern
      router.get(RouterPath(pages)) { [self] request, _ in await page(request) }
      router.get(RouterPath(pages + Self.socketPath)) { [self] request, _ in socket(request) }
      for asset in Asset.all {
        let response = Response(asset)
        router.get(RouterPath(pages + "/" + asset.name)) { _, _ in response }
      }
    }

    /// The path of a page's socket, below the page.
    static let socketPath = "/socket"

    private func allowsHost(of request: Request) -> Bool {
      let host = request.head.authority
      if settings.origins.allows(host: host) { return true }
      telemetry.refused(.origin)
      settings.logger.notice(
        "Refused a request for a host that is not allowed. To allow it, start with --allow-host NAME.",
        metadata: ["host": "\(host ?? "")"]
      )
      return false
    }

    private static var unknownHost: String {
      """
      This host name is not allowed. To allow it, start the server with --allow-host NAME, or set \
      HostSettings.origins to OriginPolicy(allowing:).

      """
    }

    /// A new session, and its page. Sessions begin nowhere else.
    private func page(_ request: Request) async -> Response {
      guard allowsHost(of: request) else { return Response(unknownHost: Self.unknownHost) }
      guard Self.isNavigation(request) else {
        telemetry.refused(.origin)
        return Response(notNavigated: "This is a page. Open it in a tab of its own.\n")
      }
      let page = Self.page(at: request.uri.path)
      // A browser takes what begins with two slashes for the address of another host.
      guard !request.uri.path.contains("//"), let (showing, ownTitle) = await content.open(page)
      else {
        return Response(missing: "There is nothing here. It may have been moved or deleted.\n")
      }
      do {
        let (session, rendering) = try await sessions.make(
          for: ClientAddress.current.group, showing: showing
        )
        let nonce = SigningKey.nonce()
        let html = Page.document(
          title: ownTitle ?? title, rendering: rendering,
          token: settings.key.token(for: session.id, on: page), seq: 0,
          basePath: page, nonce: nonce
        )
        return Response(page: html, nonce: nonce)
      } catch {
        return Response(busy: "There are too many visitors at the moment. Please come again.\n")
      }
    }

    /// The answer to a request for a page's socket: 101 accepts a ``SocketHandshake``.
    private func socket(_ request: Request) -> Response {
      let (handshake, origin) = (SocketHandshake.current, request.headers[.origin])
      if handshake != nil || origin != nil,
        !settings.origins.allows(origin: origin, host: request.head.authority)
      {
        telemetry.refused(.origin)
        settings.logger.info(
          "Refused a page of another site", metadata: ["origin": "\(origin ?? "")"]
        )
        return Response(noSocket: .forbidden)
      }
      guard allowsHost(of: request) else { return Response(noSocket: .misdirectedRequest) }
      guard let handshake else { return Response(noSocket: .upgradeRequired) }
      let page = Self.page(at: String(request.uri.path.dropLast(Self.socketPath.count)))
      handshake.accept(SocketHandshake.Destination(host: self, page: page))
      return Response(status: .switchingProtocols)
    }

    /// Whether a browser asks for a page to show it: not as an image of another site, which would begin
    /// sessions in the name of its visitors. Programs do not say what they ask for.
    private static func isNavigation(_ request: Request) -> Bool {
      let destination = HTTPField.Name("Sec-Fetch-Dest").flatMap { request.headers[$0] }
      return destination == nil || destination == "document"
    }

    /// The path of a page, without a slash at its end.
    private static func page(at path: String) -> String {
      path.hasSuffix("/") ? String(path.dropLast()) : path
    }
  }
#endif
