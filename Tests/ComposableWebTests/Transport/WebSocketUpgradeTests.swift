#if Web
@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

@Suite struct WebSocketUpgradeTests {
  private func rejection(
    port: Int, _ open: () async throws -> Browser
  ) async throws -> String {
    do {
      _ = try await open()
      return "none"
    } catch let error as Browser.UpgradeRejected {
      return error.response.components(separatedBy: "\r\n")[0]
    }
  }

  @Test func otherOriginsAreRejected() async throws {
    try await LiveServer.run { server in
      let port = server.port
      for origin in ["http://evil.example", "https://127.0.0.1", "null", "http://127.0.0.1:1"] {
        let response = try await rejection(port: port) {
          try await Browser.open(port: port, origin: origin)
        }
        #expect(response == "HTTP/1.1 403 Forbidden")
      }
    }
  }

  @Test func unknownHostNamesAreRejected() async throws {
    try await LiveServer.run { server in
      let port = server.port
      let page = try await Browser.get(port: port, host: "evil.example")
      #expect(page.status == 421)
      #expect(page.body.contains("--allow-host NAME"))
      #expect(!page.body.contains("data-session"))
      let socket = try await rejection(port: port) {
        try await Browser.open(
          port: port, host: "evil.example", origin: "http://evil.example:\(port)"
        )
      }
      #expect(socket == "HTTP/1.1 421 Misdirected Request")
    }
  }

  @Test func hostNamesCanBeAllowed() async throws {
    var settings = HostSettings()
    settings.origins = OriginPolicy(allowing: ["timers.example"])
    try await LiveServer.run(settings: settings) { server in
      let port = server.port
      #expect(try await Browser.get(port: port, host: "timers.example").status == 200)
      _ = try await Browser.open(
        port: port, host: "timers.example", origin: "http://timers.example:\(port)"
      )
    }
  }

  @Test func otherOriginsCanBeAllowed() async throws {
    var settings = HostSettings()
    settings.origins = OriginPolicy(allowing: ["https://example.com"])
    try await LiveServer.run(settings: settings) { server in
      let token = try await Browser.token(port: server.port)
      let browser = try await Browser.open(port: server.port, origin: "https://example.com")
      await browser.sendText(#"{"hello":"\#(token)","seq":0}"#)
      #expect(try await browser.message()?.hello == "again")
    }
  }

  @Test func onlyTheSocketPathUpgrades() async throws {
    try await LiveServer.run { server in
      let port = server.port
      let root = try await rejection(port: port) { try await Browser.open("/", port: port) }
      #expect(root == "HTTP/1.1 200 OK")
      let nowhere = try await rejection(port: port) {
        try await Browser.open("/nowhere", port: port)
      }
      #expect(nowhere == "HTTP/1.1 404 Not Found")
      let repeatedKey = try await rejection(port: port) {
        try await Browser.open(port: port, headers: ["Sec-WebSocket-Key: twice"])
      }
      #expect(repeatedKey == "HTTP/1.1 426 Upgrade Required")
      #expect(try await Browser.get("/socket", port: port).status == 426)
    }
  }

  @Test func upgradesToOtherProtocolsAreIgnored() async throws {
    try await LiveServer.run { server in
      let page = try await Browser.get(port: server.port, headers: ["Upgrade: h2c"])
      #expect(page.status == 200)
      #expect(page.body.contains("count 0"))
    }
  }

  @Test func requestsCanBePipelined() async throws {
    try await LiveServer.run { server in
      let connection = try await RawConnection.open(port: server.port)
      let request = "GET /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\n"
      connection.send(request + "\r\n" + request + "\r\n" + request + "Connection: close\r\n\r\n")
      let answers = await connection.readToEnd()
      #expect(answers.components(separatedBy: "HTTP/1.1 404").count == 4)
    }
  }

  @Test(arguments: [
    "\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
    "GET / HTTP/1.1\r\n: x\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "GET /socket HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nhello",
  ])
  func malformedRequestsDoNotAffectOthers(_ request: String) async throws {
    try await LiveServer.run { server in
      let connection = try await RawConnection.open(port: server.port)
      connection.send(request)
      connection.send("GET / HTTP/1.1\r\n\r\n")
      connection.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      _ = await connection.readToEnd()
      #expect(try await Browser.get(port: server.port).status == 200)
    }
  }
}
#endif
