#if Web
@_spi(Renderer) import ComposableUI
import HTTPTypes
import Hummingbird
import Testing

@testable import ComposableWeb

@Suite struct RouterViewTests {
  @Test func viewsCoexistWithOtherRoutes() async throws {
    let router = Router()
    router.get("health") { _, _ in "well" }
    let tally = router.view(at: "/tools/tally", title: "Tally") { TallyView() }
    let other = router.view(at: "/other", title: "Other") { TallyView() }
    try await RoutedServer.run(router, views: [tally, other]) { server in
      let port = server.port
      #expect(try await Browser.get("/health", port: port).body.hasSuffix("well"))
      #expect(try await Browser.get("/", port: port).status == 404)
      let page = try await Browser.get("/tools/tally", port: port).body
      #expect(page.contains("\"/tools/tally/client-"))
      let button = try #require(LiveServer.button("Increment", in: page))
      let token = try await Browser.token("/tools/tally", port: port)
      let browser = try await Browser.join(token, at: "/tools/tally/socket", port: port)
      #expect(try await browser.message()?.hello == "again")
      await browser.tap(button, number: 1)
      #expect(try await browser.message()?.text.contains("count 1") == true)

      // A token is valid for the view that issued it, and for no other.
      let foreign = try await Browser.join(token, at: "/other/socket", port: port)
      #expect(try await foreign.message()?.hello == "reload")
      #expect((tally.sessions.count, other.sessions.count) == (2, 0))

      await server.stop()
      #expect(try await browser.message()?.bye == "stopped")
    }
  }

  // MARK: Middleware

  /// Rejects requests without the cookie of a login.
  private struct RequireLogin<Context: RequestContext>: RouterMiddleware {
    var rejection: HTTPResponse.Status = .unauthorized

    func handle(
      _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      guard request.headers[.cookie] == "user=ann" else {
        var response = Response(status: rejection)
        if rejection == .seeOther { response.headers[.location] = "/login" }
        return response
      }
      var response = try await next(request, context)
      response.headers[.setCookie] = "seen=1"
      return response
    }
  }

  /// Replaces the response after the next handler has run.
  private struct ReplaceResponse<Context: RequestContext>: RouterMiddleware {
    func handle(
      _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      _ = try await next(request, context)
      return Response(status: .forbidden)
    }
  }

  private let cookie = "Cookie: user=ann"

  /// The head of the response that rejects a socket.
  private func rejection(_ path: String, port: Int, headers: [String] = []) async -> String {
    let error = await #expect(throws: Browser.UpgradeRejected.self) {
      try await Browser.open(path, port: port, headers: headers)
    }
    return error?.response ?? ""
  }

  @Test func middlewareGuardsThePageAndItsSocket() async throws {
    let router = Router()
    router.add(middleware: RequireLogin())
    let admin = router.view(at: "/admin", title: "Admin") { TallyView() }
    try await RoutedServer.run(router, views: [admin]) { server in
      let port = server.port
      #expect(try await Browser.get("/admin", port: port).status == 401)
      #expect(
        await rejection("/admin/socket", port: port).hasPrefix("HTTP/1.1 401 Unauthorized")
      )
      #expect(
        await rejection("/admin/socket", port: port, headers: ["Cookie: user=eve"])
          .hasPrefix("HTTP/1.1 401")
      )
      #expect(admin.sessions.count == 0)

      let token = try await Browser.token("/admin", port: port, headers: [cookie])
      let browser = try await Browser.join(
        token, at: "/admin/socket", port: port, headers: [cookie]
      )
      #expect(try await browser.message()?.hello == "again")
      // A token does not replace the login.
      #expect(await rejection("/admin/socket", port: port).hasPrefix("HTTP/1.1 401"))
    }
  }

  @Test func aRedirectRejectsTheSocketWithItsLocation() async throws {
    let router = Router()
    router.add(middleware: RequireLogin(rejection: .seeOther))
    let admin = router.view(at: "/", title: "Admin") { TallyView() }
    try await RoutedServer.run(router, views: [admin]) { server in
      let response = await rejection("/socket", port: server.port)
      #expect(response.hasPrefix("HTTP/1.1 303 See Other"))
      #expect(response.lowercased().contains("location: /login"))
      #expect(response.lowercased().contains("connection: close"))
    }
  }

  @Test func middlewareOfAGroupGuardsOnlyTheGroup() async throws {
    let router = Router()
    let members = router.group("/members").add(middleware: RequireLogin())
    let inside = members.view(at: "/tally", title: "Inside") { TallyView() }
    let outside = router.view(at: "/tally", title: "Outside") { TallyView() }
    try await RoutedServer.run(router, views: [inside, outside]) { server in
      let port = server.port
      #expect(try await Browser.get("/members/tally", port: port).status == 401)
      #expect(await rejection("/members/tally/socket", port: port).hasPrefix("HTTP/1.1 401"))
      let page = try await Browser.get("/members/tally", port: port, headers: [cookie]).body
      #expect(page.contains("data-base=\"/members/tally/\""))
      let token = try await Browser.token("/members/tally", port: port, headers: [cookie])
      let browser = try await Browser.join(
        token, at: "/members/tally/socket", port: port, headers: [cookie]
      )
      #expect(try await browser.message()?.hello == "again")

      let open = try await Browser.token("/tally", port: port)
      let other = try await Browser.join(open, at: "/tally/socket", port: port)
      #expect(try await other.message()?.hello == "again")
      // A token of the group is not valid outside of it.
      let around = try await Browser.join(token, at: "/tally/socket", port: port)
      #expect(try await around.message()?.hello == "reload")
    }
  }

  @Test func middlewareCanRejectTheSocketAfterTheHandler() async throws {
    let router = Router()
    router.add(middleware: ReplaceResponse())
    let view = router.view(at: "/", title: "Tally") { TallyView() }
    try await RoutedServer.run(router, views: [view]) { server in
      #expect(await rejection("/socket", port: server.port).hasPrefix("HTTP/1.1 403"))
    }
  }

  @Test func headersOfMiddlewareAreSentWithTheUpgrade() async throws {
    let router = Router()
    router.add(middleware: RequireLogin())
    let view = router.view(at: "/", title: "Tally") { TallyView() }
    try await RoutedServer.run(router, views: [view]) { server in
      let connection = try await RawConnection.open(port: server.port)
      let lines = [
        "GET /socket HTTP/1.1", "Host: 127.0.0.1:\(server.port)",
        "Origin: http://127.0.0.1:\(server.port)", "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", cookie,
      ]
      connection.send((lines + ["", ""]).joined(separator: "\r\n"))
      let response = try #require(await connection.next())
      let head = String(buffer: response).lowercased()
      #expect(head.hasPrefix("http/1.1 101"))
      #expect(head.contains("set-cookie: seen=1"))
      #expect(!head.contains("content-length"))
    }
  }

  @Test func otherRoutesRejectTheHandshake() async throws {
    let router = Router()
    router.get("/own/socket") { _, _ in "not a socket" }
    let view = router.view(at: "/", title: "Tally") { TallyView() }
    try await RoutedServer.run(router, views: [view]) { server in
      #expect(await rejection("/own/socket", port: server.port).hasPrefix("HTTP/1.1 200"))
      #expect(await rejection("/none/socket", port: server.port).hasPrefix("HTTP/1.1 404"))
    }
  }
}
#endif
