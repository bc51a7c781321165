#if Web
@_spi(Renderer) import ComposableUI
import ComposableHTML
import ConcurrencyExtras
import Foundation
import HTTPTypes
import Hummingbird
import Logging

extension ViewHost {
  /// Adds the routes of the pages, their sockets and assets to a router or route group.
  func add(to router: some RouterMethods) {
    let pages = path + content.pathPattern
    for pattern in content.isAddressed ? [pages, pages + "/**"] : [pages] {
      for method in [HTTPRequest.Method.get, .head] {
        on(method, pattern, of: router) { [self] request, context, missingTime in
          let depth = context.parameters.getCatchAll().count
          return await page(request, below: depth, missingTime: missingTime)
        }
      }
    }
    on(.get, pages + Self.socketPath, of: router) { [self] request, _, _ in await socket(request) }
    on(.post, pages + "/cookies/:ticket", of: router) { [self] request, context, _ in
      cookie(request, ticket: context.parameters.get("ticket") ?? "")
    }
    addTransfers(to: router, at: pages)
    if !settings.embedders.isEmpty {
      let response = Response(embed: .embed)
      on(.get, pages + "/embed.js", of: router) { _, _, _ in response }
    }
    on(.get, pages + "/images/:name", of: router) { [self] request, context, missingTime in
      let picture = context.parameters.get("name").flatMap(PictureFile.named)
      if let picture, let response = try? Response(picture) { return response }
      if let media = context.parameters.get("name").flatMap(MediaFile.named) {
        return await response(with: media, to: request, context)
      }
      // The views of a page may have an address of this form.
      if content.isAddressed { return await page(request, below: 2, missingTime: missingTime) }
      return Response(.notFound, text: "There is no such picture.")
    }
    for asset in Asset.all + settings.assets {
      let plain = Response(asset)
      let gzipped = asset.gzipped.map { Response(asset, gzipped: $0) }
      on(.get, pages + "/" + asset.name, of: router) { request, _, _ in
        gzipped.flatMap { request.acceptsGzip ? $0 : nil } ?? plain
      }
    }
  }

  /// Adds a route, whose requests wait while their address has used up its processor time, and whose responses
  /// promise HTTPS where they came over it.
  func on<Context: RequestContext>(
    _ method: HTTPRequest.Method, _ path: String, of router: some RouterMethods<Context>,
    respond: @escaping @Sendable (Request, Context, _ missingTime: Duration) async -> Response
  ) {
    router.on(RouterPath(path), method: method) { [self] request, context in
      let missingTime = await sessions.configuration.processorTime
        .waitWithRequest(of: clientGroup(of: request))
      var response = await respond(request, context, missingTime)
      if isSecure(request), let time = settings.strictTransportSecurity {
        response.headers[.strictTransportSecurity] = "max-age=\(max(0, time.components.seconds))"
      }
      return response
    }
  }

  /// The path of a page's socket, relative to the page.
  static let socketPath = "/socket"

  func allowsHost(of request: Request) -> Bool {
    let host = request.head.authority
    if settings.origins.allows(host: host) { return true }
    telemetry.rejected(.origin)
    limitedLog.log(
      .notice,
      """
      Rejected a request for a host that is not allowed. To allow it, start with --allow-host \
      NAME.
      """,
      ["host": host ?? ""]
    )
    return false
  }

  private static var unknownHost: String {
    """
    This host name is not allowed. To allow it, start the server with --allow-host NAME, or set \
    HostSettings.origins to OriginPolicy(allowing:).
    """
  }

  /// Returns the request for a page as admission and views see it.
  ///
  /// - Parameters:
  ///   - request: The request for the page, its socket or one of its files.
  ///   - page: The target of the page.
  func pageRequest(_ request: Request, for page: RequestTarget) -> PageRequest {
    let (connection, headers) = (ClientConnection.current, request.headers)
    let client = connection.address.client(of: headers, trusting: settings.trustedProxies)
    let scheme = connection.scheme(of: headers, trusting: settings.trustedProxies)
    let address = "\(scheme)://\(request.head.authority ?? "localhost")\(page)"
    return PageRequest(
      url: URL(string: address) ?? URL(filePath: "/"), method: request.method, headers: headers,
      remoteAddress: client.ip?.description
    )
  }

  /// Returns a request for the socket or a file of a page, if ``HostSettings/admit`` admits a request
  /// for the page.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - depth: The number of the last components of the path that are no part of the page's path.
  /// - Throws: The response to a request that is not admitted.
  func admitted(
    _ request: Request, below depth: Int
  ) async throws(Rejection) -> (request: PageRequest, page: String) {
    guard let target = RequestTarget(request.uri), target.isCanonical(request.uri.path) else {
      throw Rejection(Response(.notFound, text: "There is no such address."))
    }
    if let delay = sessions.delayOfRequest(for: clientGroup(of: request)) {
      throw Rejection(Response(tooManyRequests: delay, text: "Too many requests."))
    }
    let page = target.dropLast(depth)
    var pageRequest = pageRequest(request, for: page)
    if let response = await rejection(of: &pageRequest) { throw Rejection(response) }
    return (pageRequest, page.pagePath)
  }

  /// Returns a response with a video of a page, if ``HostSettings/admit`` admits a request for the page.
  private func response(
    with media: MediaFile, to request: Request, _ context: some RequestContext
  ) async -> Response {
    guard let target = RequestTarget(request.uri), target.isCanonical(request.uri.path) else {
      return Response(.notFound, text: "There is no such address.")
    }
    var pageRequest = pageRequest(request, for: target.dropLast(2))
    if let response = await rejection(of: &pageRequest) { return response }
    return (try? await Response(media, for: request, context))
      ?? Response(.notFound, text: "There is no such file.")
  }

  /// The response to a request that is not admitted.
  struct Rejection: Error {
    let response: Response

    init(_ response: Response) { self.response = response }
  }

  /// Decides about a request.
  ///
  /// - Returns: The response if the request is not admitted.
  func rejection(of request: inout PageRequest) async -> Response? {
    switch await sessions.configuration.admission(of: &request) {
    case .admitted: return nil
    case .refused(let status, let message):
      telemetry.rejected(.refused)
      return Response(status, text: message)
    case .redirected(let address):
      return Response(redirect: address)
    case .failed:
      return Response(.internalServerError, text: text(.serverFailed, for: request))
    }
  }

  /// Responds with the cookie of a ticket, to the pages of this host only: those of another site
  /// could otherwise sign their visitors in with an account of their own.
  private func cookie(_ request: Request, ticket: String) -> Response {
    guard
      settings.origins.allows(
        origin: request.headers[.origin], host: request.head.authority,
        isSecure: isSecure(request))
    else {
      telemetry.rejected(.origin)
      return Response(.forbidden, text: "A page of this server can fetch a cookie, no other one.")
    }
    guard allowsHost(of: request),
      let cookie = sessions.configuration.cookieTickets.redeem(
        ticket, having: request.headers.cookies)
    else { return Response(.notFound, text: "There is no such cookie.") }
    return Response(
      status: .noContent, headers: [.setCookie: cookie, .cacheControl: "no-store"])
  }

  /// Creates a session and responds with its page.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - depth: The number of the last components of the path that are no part of the page's own
  ///     path: the views decide about them.
  ///   - missingTime: The time until the address has processor time, for which the request has waited in vain.
  private func page(
    _ request: Request, below depth: Int, missingTime: Duration
  ) async -> Response {
    guard allowsHost(of: request) else {
      return Response(.misdirectedRequest, text: Self.unknownHost)
    }
    guard let target = RequestTarget(request.uri),
      let address = PageAddress(target, below: depth)
    else { return Response(.notFound, text: "There is no such address.") }
    guard target.isCanonical(request.uri.path) else {
      // The router may have chosen another page than that of the address.
      guard let address = RedirectAddress(target.description) else {
        return Response(.notFound, text: "There is no such address.")
      }
      return Response(redirect: address)
    }
    var pageRequest = pageRequest(request, for: target)
    pageRequest.firstRows = target.firstRows
    guard !isPrefetch(request) else {
      return Response(.serviceUnavailable, text: "A page is not loaded in advance.")
    }
    guard isNavigation(request) else {
      telemetry.rejected(.origin)
      return Response(.forbidden, text: text(.notEmbeddable, for: pageRequest))
    }
    if let delay = sessions.delayOfPage(
      for: clientGroup(of: request), missingTime: missingTime)
    {
      return Response(tooManyRequests: delay, text: text(.tooManyPages, for: pageRequest))
    }
    let page = target.dropLast(depth).pagePath
    let unadmitted = pageRequest
    // Sessions may be ended while the request is admitted: then it is asked about again.
    for _ in 0..<Self.maximumAdmissions {
      let admission = sessions.beginAdmission()
      defer { sessions.end(admission) }
      pageRequest = unadmitted
      if let rejection = await rejection(of: &pageRequest) { return rejection }
      pageRequest = await sessions.configuration.prepared(pageRequest, at: address)
      guard
        let (content, title) = await content.open(page, sharesMainActor: settings.sharesMainActor)
      else {
        return Response(.notFound, text: text(.pageNotFound, for: pageRequest))
      }
      let token = restoredToken(for: pageRequest)
      let result = LockIsolated<Result<Response, CloseReason>>(.failure(.full))
      let make: @Sendable () async -> Void = { [self, pageRequest] in
        let made = await makePage(
          token, for: request, pageRequest, page: page, at: address, content, title: title,
          since: admission)
        result.setValue(made)
      }
      if let token { await sessions.exclusively(token, make) } else { await make() }
      switch result.value {
      case .success(let response): return response
      case .failure(.ended): continue
      case .failure: return Response(busy: text(.serverBusy, for: pageRequest))
      }
    }
    return Response(busy: text(.serverBusy, for: pageRequest))
  }

  /// Creates a session, or restores one, and responds with its page.
  ///
  /// - Parameter token: The token of the session to restore; `nil` for a new page.
  private func makePage(
    _ token: String?, for request: Request, _ pageRequest: PageRequest, page: String,
    at address: PageAddress, _ content: SessionContent, title: String?, since admission: Int
  ) async -> Result<Response, CloseReason> {
    var (id, restoration) = (SessionID(), nil as SessionRestoration?)
    if let former = token.flatMap(SessionID.init) {
      restoration = await self.restoration(of: former, for: pageRequest, page: page)
      if restoration != nil { id = former }
    }
    do {
      let (session, rendering, status) = try await sessions.make(
        id, for: clientGroup(of: request), page: page, request: pageRequest, at: address,
        content: content, since: admission, restoring: restoration)
      return .success(
        await response(
          to: request, pageRequest, with: rendering, status, title: title, of: session,
          isRestored: restoration != nil))
    } catch {
      if let restoration { confirm(restoration, of: id, for: pageRequest, page: page) }
      return .failure(error)
    }
  }

  /// The number of times that a request is admitted while its sessions are ended.
  private static let maximumAdmissions = 3

  /// Returns the page with the first rendering of a session.
  private func response(
    to request: Request, _ pageRequest: PageRequest, with rendering: Rendering, _ status: Int?,
    title: String?, of session: Session, isRestored: Bool
  ) async -> Response {
    guard let status else {
      await session.end(nil)
      return Response(.notFound, text: text(.pageNotFound, for: pageRequest))
    }
    // A client that asks for the head will not connect.
    if request.method == .head { await session.end(nil) }
    var head = settings.head(of: pageRequest)
    if isRestored {
      head.restoration = await session.isIncomplete ? "incomplete" : "complete"
      head.epoch = await session.epoch
      head.lastEvent = await session.lastEvent
    }
    let nonce = Page.makeNonce()
    let html = sessions.configuration.processorTime.charge(to: session.address) {
      Page.document(
        title: title ?? sessions.configuration.title(for: rendering.locale) ?? "",
        rendering: rendering, token: session.id.token, user: pageRequest.userID, run: runID, seq: 0,
        basePath: session.page, nonce: nonce, head: head
      )
    }
    return Response(
      page: request.method == .head ? "" : html, status: .init(code: status),
      policy: settings.sources.policy(
        nonce: nonce, embedders: settings.embedders, framesOwnPages: settings.framesOwnPages),
      permissions: settings.permissionsPolicy)
  }

  /// Returns true if the client's request came over HTTPS, to this server or to a trusted proxy.
  func isSecure(_ request: Request) -> Bool {
    ClientConnection.current.scheme(of: request.headers, trusting: settings.trustedProxies)
      == "https"
  }

  /// The key of the limits for the address of a client.
  private func clientGroup(of request: Request) -> String {
    ClientConnection.current.address
      .client(of: request.headers, trusting: settings.trustedProxies).group
  }

  /// Responds to a request for a page's socket: 101 accepts a ``SocketHandshake``.
  private func socket(_ request: Request) async -> Response {
    let (handshake, origin) = (SocketHandshake.current, request.headers[.origin])
    if handshake != nil || origin != nil,
      !settings.origins.allows(
        origin: origin, host: request.head.authority, isSecure: isSecure(request))
    {
      telemetry.rejected(.origin)
      limitedLog.log(
        .info, "Rejected a WebSocket from an origin that is not allowed", ["origin": origin ?? ""]
      )
      return Response(rejectedUpgrade: .forbidden)
    }
    guard allowsHost(of: request) else { return Response(rejectedUpgrade: .misdirectedRequest) }
    do {
      let (pageRequest, page) = try await admitted(request, below: 1)
      guard let handshake else { return Response(rejectedUpgrade: .upgradeRequired) }
      handshake.accept(
        SocketHandshake.Destination(
          host: self, page: page, request: pageRequest, address: clientGroup(of: request)))
      return Response(status: .switchingProtocols)
    } catch {
      return error.response
    }
  }

  /// Returns true if a browser requests a page as a top-level document. Otherwise a page of
  /// another site could create sessions in the name of its visitors, for example with an image.
  /// Clients other than browsers don't send the header.
  private func isNavigation(_ request: Request) -> Bool {
    let destination = HTTPField.Name("Sec-Fetch-Dest").flatMap { request.headers[$0] }
    if destination == "iframe", let origin = request.headers[.referer].flatMap(OriginPolicy.origin)
    {
      // A frame that is reloaded names itself.
      return settings.embedders.contains { $0.lowercased() == origin }
        || (!settings.embedders.isEmpty || settings.framesOwnPages)
          && settings.origins.allows(origin: origin, host: request.head.authority)
    }
    return destination == nil || destination == "document"
  }

  /// Returns true if a browser loads a page that its user may never see, and that would need a session:
  /// https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-Purpose
  private func isPrefetch(_ request: Request) -> Bool {
    ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"].contains { name in
      let value = HTTPField.Name(name).flatMap { request.headers[$0] }?.lowercased()
      return value.map { $0.contains("prefetch") || $0.contains("preview") } ?? false
    }
  }

  /// Returns a text of the library in the language of the page that a request asks for.
  private func text(_ text: SystemText, for request: PageRequest) -> String {
    text.string(for: language(of: request))
  }

  /// The locale of the page that a request asks for; `nil` if the languages of its texts are not
  /// known.
  func language(of request: PageRequest) -> Locale? {
    let languages = settings.textLanguages
    return languages.isEmpty ? nil : request.locale(among: languages)
  }
}
#endif
