#if Web
import Testing

@testable import ComposableWeb

/// Many tabs behind one proxy.
@Suite struct ForwardedClientsTests {
  private static func run(
    trusting proxies: [String], limits change: (inout SessionLimits) -> Void = { _ in },
    _ body: (LiveServer) async throws -> Void
  ) async throws {
    var settings = HostSettings()
    settings.trustedProxies = try TrustedProxies(proxies)
    // The tabs send nothing while the others are opened, however long that takes.
    settings.limits.heartbeat = .seconds(3600)
    try await LiveServer.run(limits: change, settings: settings) { try await body($0) }
  }

  /// Opens a tab of a client that a proxy names.
  ///
  /// - Returns: The socket of the tab; `nil` if its page is refused.
  private func tab(of client: String, at server: LiveServer) async throws -> Browser? {
    let headers = ["X-Forwarded-For: 198.51.100.7, \(client)"]
    let page = try await Browser.get(port: server.port, headers: headers)
    guard page.status == 200 else {
      #expect(page.status == 429 || page.status == 503)
      return nil
    }
    return try await server.join(page.body, headers: headers)
  }

  /// Opens 200 tabs, each of a client of its own or all of one.
  ///
  /// - Returns: The tabs that are not refused.
  private func tabs(of client: (Int) -> String, at server: LiveServer) async throws -> [Browser] {
    var tabs: [Browser] = []
    for number in 0..<200 {
      if let tab = try await tab(of: client(number), at: server) { tabs.append(tab) }
    }
    return tabs
  }

  @Test func aClientBehindAProxyHasALimitOfItsOwn() async throws {
    try await Self.run(trusting: ["127.0.0.1"]) { server in
      let tabs = try await tabs(of: { _ in "203.0.113.1" }, at: server)
      #expect(tabs.count == 200)
      // The default of a session's address.
      #expect(try await tab(of: "203.0.113.1", at: server) == nil)
      let other = try await tab(of: "203.0.113.2", at: server)
      #expect(await other?.isResponsive() == true)
      for tab in tabs { #expect(await tab.isResponsive()) }
      #expect(server.view.sessions.count == 201)
    }
  }

  @Test func theLimitsCountTheForwardedAddresses() async throws {
    let limits: (inout SessionLimits) -> Void = {
      $0.sessionsPerAddress = 10
      $0.connectionsPerAddress = 20
      $0.pageBurst = 10
    }
    let client = { (number: Int) in "203.0.113.\(number % 20)" }
    try await Self.run(trusting: ["127.0.0.1"], limits: limits) { server in
      let tabs = try await tabs(of: client, at: server)
      #expect(tabs.count == 200)
    }
    // Without trust, they all are the same client.
    try await Self.run(trusting: ["192.0.2.1"], limits: limits) { server in
      let tabs = try await tabs(of: client, at: server)
      #expect(tabs.count == 10)
      #expect(server.view.sessions.count == 10)
    }
  }
}
#endif
