#if Web
  import HTTPTypes
  import Hummingbird
  import Logging
  import NIOHTTP1

  extension ViewHost {
    /// Has a router answer what browsers ask for.
    func add(to router: some RouterMethods) {
      let pages = path + content.pattern
      router.get(RouterPath(pages)) { [self] request, _ in
        guard allowsHost(of: request) else { return Response(unknownHost: Self.unknownHost) }
        return await page(at: request.uri.path)
      }
      router.get(RouterPath(pages + Self.socket)) { [self] request, _ in noSocket(request) }
      for asset in Asset.all {
        let response = Response(asset)
        router.get(RouterPath(pages + "/" + asset.name)) { _, _ in response }
      }
    }

    private static var socket: String { "/socket" }

    private static var unknownHost: String {
      "This server does not go by that name. Its owner can allow it: see OriginPolicy.\n"
    }

    private func allowsHost(of request: Request) -> Bool {
      let host = request.head.authority
      if settings.origins.allows(host: host, for: .current) { return true }
      telemetry.refused(.origin)
      settings.logger.notice(
        """
        Refused a page under another name. If it is this server's, allow the origin that it is part of.
        """,
        metadata: ["host": "\(host ?? "")"]
      )
      return false
    }

    /// A new session, and the page of it.
    private func page(at address: String) async -> Response {
      let address = address.hasSuffix("/") ? address.dropLast() : address[...]
      guard let (showing, ownTitle) = await content.open(address.dropFirst(path.count)) else {
        return Response(missing: "There is nothing here. It may have been moved or deleted.\n")
      }
      do {
        let (session, rendering) = try await sessions.make(
          for: ClientAddress.current.group, showing: showing
        )
        let nonce = SigningKey.nonce()
        let html = Page.document(
          title: ownTitle ?? title, rendering: rendering,
          token: settings.key.token(for: session.id), seq: 0,
          basePath: String(address), nonce: nonce
        )
        return Response(page: html, nonce: nonce)
      } catch {
        return Response(busy: "There are too many visitors at the moment. Please come again.\n")
      }
    }

    /// The answer to a request for the socket that is not granted.
    private func noSocket(_ request: Request) -> Response {
      if let origin = request.headers[.origin],
        !settings.origins.allows(origin: origin, host: request.head.authority)
      {
        telemetry.refused(.origin)
        settings.logger.info("Refused a page of another site", metadata: ["origin": "\(origin)"])
        return Response(noSocket: .forbidden)
      }
      guard allowsHost(of: request) else { return Response(noSocket: .misdirectedRequest) }
      return Response(noSocket: .upgradeRequired)
    }

    /// The page, from the host's path on, of a request that gets a WebSocket; `nil` where there is none
    /// for it.
    func socketPlace(_ head: HTTPRequestHead, from client: ClientAddress) -> String? {
      guard let request = UpgradeRequest(head),
        request.path.hasPrefix(path), request.path.hasSuffix(Self.socket),
        request.path.utf8.count >= path.utf8.count + Self.socket.utf8.count,
        settings.origins.allows(origin: request.origin, host: request.host),
        settings.origins.allows(host: request.host, for: client)
      else { return nil }
      let place = request.path.dropFirst(path.count).dropLast(Self.socket.count)
      return content.isPage(place) ? String(place) : nil
    }
  }
#endif
