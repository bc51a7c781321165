#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

@Suite struct ViewServerTests {
  @Test func aPathWithTwoSlashesIsNotFound() async throws {
    try await LiveServer.run { server in
      let answer = try await Browser.get("//", port: server.port)
      #expect(answer.status == 404)
      #expect(server.view.sessions.count == 0)
    }
  }

  @Test func aPageHasContentAndSecurityHeaders() async throws {
    try await LiveServer.run { server in
      let page = try await Browser.get(port: server.port)
      #expect(page.status == 200)
      #expect(page.body.contains("count 0"))
      #expect(page.body.contains("<title>Tally</title>"))
      for header in [
        "content-type: text/html; charset=utf-8", "cache-control: no-store",
        "x-content-type-options: nosniff", "referrer-policy: same-origin", "default-src 'none'",
        "frame-ancestors 'none'",
      ] {
        #expect(page.headers.contains(header))
      }
      #expect(!page.headers.contains("unsafe-inline"))
    }
  }

  @Test func onlyNavigationsStartSessions() async throws {
    try await LiveServer.run { server in
      for destination in ["image", "iframe", "empty", "script"] {
        let headers = ["Sec-Fetch-Dest: \(destination)"]
        let answer = try await Browser.get(port: server.port, headers: headers)
        #expect(answer.status == 403)
      }
      for purpose in ["Sec-Purpose: prefetch;prerender", "Purpose: prefetch", "X-Moz: prefetch"] {
        #expect(try await Browser.get(port: server.port, headers: [purpose]).status == 503)
      }
      #expect(server.view.sessions.count == 0)
      let headers = ["Sec-Fetch-Dest: document", "Sec-Fetch-Site: cross-site"]
      #expect(try await Browser.get(port: server.port, headers: headers).status == 200)
    }
  }

  @Test func assetsAreCachedAsImmutable() async throws {
    try await LiveServer.run { server in
      let page = try await Browser.get(port: server.port).body
      let paths = page.matches(of: /(?:src|href)="(\/[^"]*)"/).map { String($0.output.1) }
      #expect(paths.count == 2)
      for path in paths {
        let file = try await Browser.get(path, port: server.port)
        #expect(file.status == 200)
        #expect(!file.body.isEmpty)
        #expect(file.headers.contains("immutable"))
        #expect(file.headers.contains("nosniff"))
      }
      #expect(try await Browser.get("/client-0.js", port: server.port).status == 404)
    }
  }

  @Test func anEventIsAnsweredWithAPatch() async throws {
    try await LiveServer.run { server in
      let (browser, _, button) = try await server.joined()
      await browser.tap(button, number: 1)
      let answer = try #require(try await browser.message())
      #expect((answer.seq, answer.ack) == (1, 1))
      #expect(answer.text.contains("count 1"))
      await browser.sendText(#"{"ack":1}"#)
      #expect(await browser.isResponsive())
    }
  }

  @Test func aLostConnectionIsResumed() async throws {
    try await LiveServer.run { server in
      let (browser, token, button) = try await server.joined()
      await browser.tap(button, number: 1)
      let first = try await browser.message()
      await browser.tap(button, number: 2)
      _ = try await browser.message()
      await browser.close()

      // The second answer was lost, so the browser sends the event again.
      let again = try await Browser.join(token, seq: first?.seq ?? 0, port: server.port)
      #expect(try await again.message()?.hello == "again")
      await again.tap(button, number: 2)
      await again.tap(button, number: 3)
      let second = try await again.message()
      #expect(second?.seq == 2)
      #expect(second?.text.contains("count 2") == true)
      let third = try await again.message()
      #expect(third?.seq == 3)
      #expect(third?.text.contains("count 3") == true)
    }
  }

  @Test(arguments: ["", "x", String(repeating: "A", count: 64)])
  func anUnknownTokenGetsAReloadAndNoSession(_ token: String) async throws {
    try await LiveServer.run { server in
      let browser = try await Browser.join(token, port: server.port)
      #expect(try await browser.message()?.hello == "reload")
      #expect(await browser.frame() == .close(1000))
      #expect(server.view.sessions.count == 0)
    }
  }

  @Test func anEndedSessionGetsAReload() async throws {
    try await LiveServer.run { server in
      let (browser, token, _) = try await server.joined()
      let id = try #require(SessionID(token: token))
      await server.view.sessions[id]?.end(.idle)
      #expect(try await browser.message()?.bye == "idle")
      let again = try await Browser.join(token, port: server.port)
      #expect(try await again.message()?.hello == "reload")
      #expect(server.view.sessions.count == 0)
    }
  }

  @Test func aRestartedServerReloadsItsPages() async throws {
    var token = ""
    try await LiveServer.run { server in token = try await server.joined().token }
    try await LiveServer.run { server in
      let browser = try await Browser.join(token, seq: 5, port: server.port)
      #expect(try await browser.message()?.hello == "reload")
      #expect(server.view.sessions.count == 0)
    }
  }

  @Test func aPingMessageIsAnswered() async throws {
    try await LiveServer.run { server in
      let (browser, _, _) = try await server.joined()
      await browser.sendText(#"{"ping":7}"#)
      #expect(try await browser.message()?.text == #"{"pong":7}"#)
    }
  }

  @Test func acknowledgingUnsentPatchesEndsTheConnection() async throws {
    try await LiveServer.run { server in
      let (browser, token, _) = try await server.joined()
      await browser.sendText(#"{"ack":1}"#)
      #expect(await browser.frame() == .close(1000))
      let again = try await Browser.join(token, port: server.port)
      #expect(try await again.message()?.hello == "again")
    }
  }

  @Test func malformedMessagesAreIgnored() async throws {
    try await LiveServer.run { server in
      let (browser, _, button) = try await server.joined()
      for text in ["", "{}", "[[[[", #"{"n":1e999}"#, #"{"hello":"x","seq":0}"#, "null"] {
        await browser.sendText(text)
      }
      await browser.send(opcode: 2, [1, 2, 3])
      await browser.send(opcode: 1, [0xFF, 0xFE])
      await browser.tap(button, number: 1)
      #expect(try await browser.message()?.text.contains("count 1") == true)
    }
  }

  @Test func theFirstMessageMustBeAHello() async throws {
    try await LiveServer.run { server in
      let browser = try await Browser.open(port: server.port)
      await browser.tap(1, number: 1)
      #expect(try await browser.message()?.bye == "refused")
      #expect(await browser.frame() == .close(1000))
    }
  }

  @Test func anOversizedMessageEndsTheConnectionOnly() async throws {
    try await LiveServer.run {
      $0.messageSize = 100
    } _: { server in
      let (browser, token, _) = try await server.joined()
      await browser.send(opcode: 1, Array(repeating: 0x20, count: 101))
      #expect(await browser.frame() == .close(1009))
      await browser.close()
      let again = try await Browser.join(token, port: server.port)
      #expect(try await again.message()?.hello == "again")
      await again.send(opcode: 1, Array(repeating: 0x20, count: 60), fin: false)
      await again.send(opcode: 0, Array(repeating: 0x20, count: 60))
      #expect(await again.frame() == .close(1009))
    }
  }

  @Test func protocolViolationsEndTheConnection() async throws {
    try await LiveServer.run { server in
      let token = try await server.joined().token
      func frameAfter(_ send: (Browser) async -> Void) async throws -> Browser.Frame? {
        let browser = try await Browser.join(token, port: server.port)
        #expect(try await browser.message()?.hello == "again")
        await send(browser)
        return await browser.frame()
      }
      #expect(
        try await frameAfter { await $0.send(opcode: 1, [1], masked: false) } == .close(1002))
      #expect(try await frameAfter { await $0.send(opcode: 1, [1], reserved: 4) } == .close(1002))
      #expect(try await frameAfter { await $0.send(opcode: 3, [1]) } == .close(1002))
      #expect(try await frameAfter { await $0.send(opcode: 0, [1]) } == .close(1002))
      #expect(try await frameAfter { await $0.send(opcode: 9, [1], fin: false) } == .close(1002))
      #expect(
        try await frameAfter { await $0.send(opcode: 9, Array(repeating: 1, count: 126)) }
          == .close(1002)
      )
      #expect(
        try await frameAfter { await $0.send(opcode: 1, claimedLength: .max) } == .close(1009)
      )
      #expect(try await frameAfter { await $0.send(opcode: 8, [0x03, 0xE8]) } == .close(1000))
    }
  }

  @Test func sessionsAboveTheLimitAreRejected() async throws {
    try await LiveServer.run {
      $0.sessionsPerAddress = 1
    } _: { server in
      let (browser, _, _) = try await server.joined()
      let rejected = try await Browser.get(port: server.port)
      #expect(rejected.status == 503)
      // A browser requests the page again by itself.
      #expect(rejected.headers.contains("\r\nrefresh: 60"))
      #expect(await browser.isResponsive())
    }
  }

  @Test func pagesAboveTheRateOfAnAddressAreRejected() async throws {
    var settings = HostSettings()
    settings.trustedProxies = try TrustedProxies(["127.0.0.1"])
    settings.clock = TestClock<Duration>()
    settings.limits.pageBurst = 2
    settings.limits.pagesPerSecond = 0.1
    try await LiveServer.run(settings: settings) { server in
      func page(_ client: String) async throws -> (status: Int, headers: String, body: String) {
        try await Browser.get(port: server.port, headers: ["X-Forwarded-For: \(client)"])
      }
      for _ in 1...2 { #expect(try await page("203.0.113.1").status == 200) }
      let rejected = try await page("203.0.113.1")
      #expect(rejected.status == 429)
      #expect(rejected.headers.contains("retry-after: 10"))
      #expect(rejected.headers.contains("\r\nrefresh: 10"))
      #expect(rejected.body.contains("Wait a moment"))
      #expect(server.view.sessions.count == 2)
      #expect(try await page("203.0.113.2").status == 200)
    }
  }

  @Test func onlyPagesOverHTTPSPromiseHTTPS() async throws {
    var settings = HostSettings()
    settings.trustedProxies = try TrustedProxies(["127.0.0.1"])
    try await LiveServer.run(settings: settings) { server in
      let secure = try await Browser.get(
        port: server.port, headers: ["X-Forwarded-Proto: https"])
      #expect(secure.headers.contains("strict-transport-security: max-age=86400"))
      let missing = try await Browser.get(
        "/nowhere", port: server.port, headers: ["X-Forwarded-Proto: https"])
      #expect(missing.headers.contains("strict-transport-security: max-age=86400"))
      let plain = try await Browser.get(port: server.port)
      #expect(!plain.headers.contains("strict-transport-security"))
    }
  }

  @Test func healthIsAnsweredWithoutASession() async throws {
    try await LiveServer.run { server in
      func status(_ path: String) async throws -> Int {
        try await Browser.get(path, port: server.port, host: "pod.example").status
      }
      let running = try await [status("/healthz"), status("/readyz")]
      #expect(running == [200, 200])
      #expect(server.view.sessions.count == 0)
      await server.view.sessions.stop()
      let stopping = try await [status("/healthz"), status("/readyz")]
      #expect(stopping == [200, 503])
    }
  }

  @Test func aStoppedServerSendsABye() async throws {
    try await LiveServer.run { server in
      let (browser, _, _) = try await server.joined()
      await server.stop()
      #expect(try await browser.message()?.bye == "stopped")
      #expect(await browser.frame() == .close(1000))
    }
  }

  @Test func anIdleConnectionDoesNotDelayShutdown() async throws {
    try await LiveServer.run { server in
      let connection = try await RawConnection.open(port: server.port)
      // Ensures that the server has accepted the first connection.
      _ = try await Browser.get(port: server.port)
      await server.stop()
      #expect(await connection.readToEnd() == "")
    }
  }

  @Test func aSilentSocketDoesNotDelayShutdown() async throws {
    var settings = HostSettings()
    settings.limits.handshake = .seconds(3_600)
    try await LiveServer.run(settings: settings) { server in
      let browser = try await Browser.open(port: server.port)
      await server.stop()
      #expect(await browser.frame() == nil)
    }
  }

  @Test func aPortInUseIsReported() async throws {
    try await LiveServer.run { server in
      let view = ViewHost(title: "Tally") { TallyView() }
      let error = await #expect(throws: ServerError.self) {
        try await ViewServer([view], port: server.port).run()
      }
      #expect(
        error?.description.contains("Port \(server.port) of 127.0.0.1 is already in use") == true)
    }
  }

  @Test func aForeignAddressIsReported() async throws {
    let view = ViewHost(title: "Tally") { TallyView() }
    let error = await #expect(throws: ServerError.self) {
      try await ViewServer([view], host: "192.0.2.1", port: 0).run()
    }
    #expect(error?.description.contains("Address 192.0.2.1 is not available") == true)
  }
}
#endif
