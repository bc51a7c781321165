#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

/// Requests that an application admits, refuses or redirects, over real connections.
@Suite struct AdmissionTests {
  /// Shows who asks, and counts the appearances of its view.
  private struct GreetingView: View {
    @Environment(\.pageRequest) private var request
    @Environment(\.isConnected) private var isConnected
    @State private var appearances = 0

    var body: some View {
      Text("user \(request.userID ?? "none") asks for \(request.query("q") ?? "nothing")")
      Text("appeared \(appearances) times, connected \(isConnected ? "yes" : "no")")
        .onAppear { appearances += 1 }
    }
  }

  /// The users who are signed in, by the value of the cookie.
  private let users = LockIsolated(["1": "ann", "2": "eve"])

  private var settings: HostSettings {
    var settings = HostSettings()
    settings.admit = { [users] request in
      if request.query("crash") != nil { throw CancellationError() }
      if request.query("secret") != nil { return .refused(.notFound, message: "Nothing here.") }
      guard let user = request.cookies["session"].flatMap({ users.value[$0] }) else {
        return .redirected(to: "/sign-in")
      }
      request.userID = user
      return .admitted
    }
    return settings
  }

  private func run(_ body: (LiveServer) async throws -> Void) async throws {
    try await LiveServer.run(
      settings: settings,
      view: { ViewHost(title: "Greeting", settings: $0) { GreetingView() } },
      body
    )
  }

  private func token(in page: String) throws -> String {
    String(try #require(page.firstMatch(of: /data-session="([^"]*)"/)).output.1)
  }

  @Test func aRequestThatIsNotAdmittedGetsNoPage() async throws {
    try await run { server in
      let anonymous = try await Browser.get(port: server.port)
      #expect(anonymous.status == 303)
      #expect(anonymous.headers.contains("location: /sign-in"))
      let secret = try await Browser.get("/?secret=1", port: server.port)
      #expect(secret.status == 404)
      #expect(secret.body.hasSuffix("Nothing here.\n"))
      #expect(try await Browser.get("/?crash=1", port: server.port).status == 500)
      #expect(server.view.sessions.count == 0)
    }
  }

  @Test func viewsReadTheRequest() async throws {
    try await run { server in
      let page = try await Browser.get(
        "/?q=tea", port: server.port, headers: ["Cookie: session=1"])
      #expect(page.body.contains("user ann asks for tea"))
    }
  }

  @Test func viewsAppearWhenTheBrowserConnects() async throws {
    try await run { server in
      let cookie = ["Cookie: session=1"]
      let page = try await Browser.get(port: server.port, headers: cookie).body
      #expect(page.contains("appeared 0 times, connected no"))
      let browser = try await Browser.join(
        token(in: page), port: server.port, headers: cookie)
      #expect(try await browser.message()?.hello == "again")
      #expect(
        try await browser.message()?.text.contains("appeared 1 times, connected yes") == true)
      // A second connection is no second appearance.
      let second = try await Browser.join(token(in: page), port: server.port, headers: cookie)
      #expect(try await second.message()?.hello == "again")
      #expect(try await second.message()?.text.contains("appeared 1 times") == true)
    }
  }

  @Test func aSocketIsAdmittedLikeItsPage() async throws {
    try await run { server in
      let page = try await Browser.get(port: server.port, headers: ["Cookie: session=1"]).body
      let error = await #expect(throws: Browser.UpgradeRejected.self) {
        try await Browser.open("/socket", port: server.port, headers: [])
      }
      #expect(error?.response.hasPrefix("HTTP/1.1 303") == true)
      // Another user has signed in: the session of the former one is not resumed.
      let browser = try await Browser.join(
        token(in: page), port: server.port, headers: ["Cookie: session=2"])
      #expect(try await browser.message()?.hello == "reload")
    }
  }

  @Test func theSessionsOfAUserEndAtOnce() async throws {
    let settings = settings
    try await LiveServer.run(
      settings: settings,
      view: { ViewHost(title: "Greeting", settings: $0) { GreetingView() } }
    ) { server in
      var browsers: [Browser] = []
      for session in ["1", "1", "2"] {
        let cookie = ["Cookie: session=\(session)"]
        let page = try await Browser.get(port: server.port, headers: cookie).body
        let browser = try await Browser.join(token(in: page), port: server.port, headers: cookie)
        #expect(try await browser.message()?.hello == "again")
        #expect(try await browser.message()?.text.contains("appeared") == true)
        browsers.append(browser)
      }
      await settings.sessions.end(ofUser: "ann")
      #expect(server.view.sessions.count == 1)
      #expect(try await browsers[0].message()?.bye == "ended")
      #expect(try await browsers[1].message()?.bye == "ended")
      #expect(await browsers[2].isResponsive())
    }
  }

  // MARK: Cookies and redirects

  @Reducer fileprivate struct SignIn {
    @ObservableState struct State: Equatable {
      var status = "signed out"
    }
    enum Action { case signInTapped, badCookieTapped, signedIn, failed(String) }
    @Dependency(\.page) var page
    @Dependency(\.pageRequest) var request

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .signInTapped:
          return .run { send in
            try await page.setCookie(PageCookie("session", "1", maxAge: .seconds(60)))
            await send(.signedIn)
            await page.redirect("/?user=\(request.query("q") ?? "")")
          }
        case .badCookieTapped:
          return .run { _ in
            try await page.setCookie(PageCookie("session", "a;b"))
          } catch: { error, send in
            await send(.failed("\(error)"))
          }
        case .signedIn:
          state.status = "signed in"
          return .none
        case .failed(let message):
          state.status = message
          return .none
        }
      }
    }
  }

  private struct SignInView: View {
    let store = Store(initialState: SignIn.State()) { SignIn() }

    var body: some View {
      Text(store.status)
      Button("Sign in") { store.send(.signInTapped) }
      Button("Bad cookie") { store.send(.badCookieTapped) }
    }
  }

  private func runSignIn(
    _ body: (LiveServer, Browser, String) async throws -> Void
  ) async throws {
    try await LiveServer.run(
      view: { ViewHost(title: "Account", settings: $0) { SignInView() } }
    ) { server in
      let page = try await Browser.get("/?q=ann", port: server.port).body
      let browser = try await Browser.join(token(in: page), port: server.port)
      #expect(try await browser.message()?.hello == "again")
      try await body(server, browser, page)
    }
  }

  @Test func anEffectSetsACookieAndRedirects() async throws {
    try await runSignIn { server, browser, page in
      let button = try #require(LiveServer.button("Sign in", in: page))
      await browser.sendText(#"{"n":1,"i":\#(button),"do":"tap"}"#)
      var ticket: String?
      while ticket == nil, let message = try await browser.message() {
        ticket = message.text.firstMatch(of: /"cookies":\["([^"]*)"\]/).map { String($0.output.1) }
      }
      let path = "/cookies/\(try #require(ticket))"
      // Another site can't set the cookies of an account of its own.
      for headers in [[], ["Origin: https://evil.example"], ["Origin: null"]] {
        let foreign = try await Browser.response(
          to: "POST", path, port: server.port, headers: headers)
        #expect(foreign.status == 403)
        #expect(!foreign.headers.contains("set-cookie"))
      }
      let origin = ["Origin: http://127.0.0.1:\(server.port)"]
      let response = try await Browser.response(
        to: "POST", path, port: server.port, headers: origin)
      #expect(response.status == 204)
      #expect(
        response.headers.contains("session=1; path=/; httponly; samesite=lax; max-age=60"))
      var redirected = false
      while !redirected, let message = try await browser.message() {
        redirected = message.text.contains(#""redirect":"/?user=ann""#)
      }
      #expect(redirected)
      // A ticket is valid once.
      let second = try await Browser.response(
        to: "POST", path, port: server.port, headers: origin)
      #expect(second.status == 404)
    }
  }

  @Test func aCookieThatIsNotAllowedIsAnError() async throws {
    try await runSignIn { _, browser, page in
      let button = try #require(LiveServer.button("Bad cookie", in: page))
      await browser.sendText(#"{"n":1,"i":\#(button),"do":"tap"}"#)
      var failed = false
      while !failed, let message = try await browser.message() {
        failed = message.text.contains("The cookie 'session' has a name, a value or a path")
      }
      #expect(failed)
    }
  }
}
#endif
