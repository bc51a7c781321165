#if Web
  import HTTPTypes
  import Hummingbird
  import Logging
  import NIOHTTP1

  extension ViewHost {
    /// Has a router answer what browsers ask for.
    func add(to router: some RouterMethods) {
      router.get(RouterPath(path)) { [self] _, _ in await page() }
      router.get(RouterPath(socketPath)) { [self] request, _ in noSocket(request) }
      for asset in Asset.all {
        let response = Response(asset)
        router.get(RouterPath(path + "/" + asset.name)) { _, _ in response }
      }
    }

    private var socketPath: String { path + "/socket" }

    /// A new session, and the page of it.
    private func page() async -> Response {
      do {
        let (session, rendering) = try await sessions.make(for: ClientAddress.current)
        let nonce = SigningKey.nonce()
        let html = Page.document(
          title: title, rendering: rendering, token: settings.key.token(for: session.id), seq: 0,
          basePath: path, nonce: nonce
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

    /// Whether a request gets a WebSocket to this view.
    func grants(_ head: HTTPRequestHead) -> Bool {
      guard let request = UpgradeRequest(head), request.path == socketPath else { return false }
      return settings.origins.allows(origin: request.origin, host: request.host)
    }
  }
#endif
