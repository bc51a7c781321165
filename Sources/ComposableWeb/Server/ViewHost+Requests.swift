#if Web
  import HTTPTypes
  import Hummingbird
  import Logging
  import NIOHTTP1

  extension ViewHost {
    /// Has a router answer what browsers ask for.
    func add(to router: some RouterMethods) {
      let pages = path + content.pattern
      router.get(RouterPath(pages)) { [self] request, _ in await page(at: request.uri.path) }
      router.get(RouterPath(pages + Self.socket)) { [self] request, _ in noSocket(request) }
      for asset in Asset.all {
        let response = Response(asset)
        router.get(RouterPath(pages + "/" + asset.name)) { _, _ in response }
      }
    }

    private static var socket: String { "/socket" }

    /// A new session, and the page of it.
    private func page(at address: String) async -> Response {
      let address = address.hasSuffix("/") ? address.dropLast() : address[...]
      guard let (showing, ownTitle) = await content.open(address.dropFirst(path.count)) else {
        return Response(missing: "There is nothing here. It may have been moved or deleted.\n")
      }
      do {
        let (session, rendering) = try await sessions.make(
          for: ClientAddress.current, showing: showing
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
      return Response(noSocket: .upgradeRequired)
    }

    /// The page that a socket is asked for by, from the host's path on; `nil` where that is none.
    func place(of request: UpgradeRequest) -> String? {
      guard request.path.hasPrefix(path), request.path.hasSuffix(Self.socket),
        request.path.utf8.count >= path.utf8.count + Self.socket.utf8.count
      else { return nil }
      let place = request.path.dropFirst(path.count).dropLast(Self.socket.count)
      return content.isPage(place) ? String(place) : nil
    }

    /// Whether a request gets a WebSocket to this view.
    func grants(_ head: HTTPRequestHead) -> Bool {
      guard let request = UpgradeRequest(head), place(of: request) != nil else { return false }
      return settings.origins.allows(origin: request.origin, host: request.host)
    }
  }
#endif
