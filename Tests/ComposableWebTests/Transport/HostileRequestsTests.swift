#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI
import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import ComposableWeb

/// Requests and messages that no browser sends.
@Suite struct HostileRequestsTests {
  /// A screen with a button that another screen covers.
  private struct CoveredButton: View {
    let tapped: @Sendable () -> Void

    var body: some View {
      NavigationStack {
        VStack {
          Button("Delete") { tapped() }
          NavigationLink("Lock") { Text("Locked") }
        }
      }
    }
  }

  /// A client that closes its connection has all of them read at once, however slow the server is.
  @Test func aConnectionWithTooManyRequestsWithoutAResponseIsClosed() throws {
    let rejections = LockIsolated(0)
    let channel = EmbeddedChannel(
      handler: PipeliningHandler { rejections.withValue { $0 += 1 } })
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
    for _ in 0..<PipeliningHandler.maximumCount {
      try channel.writeInbound(HTTPServerRequestPart.head(head))
      try channel.writeInbound(HTTPServerRequestPart.end(nil))
    }
    try channel.writeOutbound(
      HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
    try channel.writeInbound(HTTPServerRequestPart.head(head))
    #expect(channel.isActive && rejections.value == 0)
    for _ in 0..<1_000 { _ = try? channel.writeInbound(HTTPServerRequestPart.head(head)) }
    #expect(!channel.isActive && rejections.value == 1)
    var count = 0
    while try channel.readInbound(as: HTTPServerRequestPart.self) != nil { count += 1 }
    #expect(count == 2 * PipeliningHandler.maximumCount + 1)
  }

  @Test func pipelinedRequestsThatNobodyAnswersTakeLittleMemory() async throws {
    try await LiveServer.run { server in
      let connection = try await RawConnection.open(port: server.port)
      let request = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
      connection.send(String(repeating: request, count: 5_000))
      // The server closes the connection. Others are served.
      _ = await connection.readToEnd()
      #expect(try await Browser.get(port: server.port).status == 200)
      #expect(server.view.sessions.count < 2 * PipeliningHandler.maximumCount)
    }
  }

  @Test func aButtonOnACoveredScreenIsNotPressed() async throws {
    let taps = LockIsolated(0)
    try await LiveServer.run(view: { settings in
      ViewHost(title: "Covered", settings: settings) {
        CoveredButton { taps.withValue { $0 += 1 } }
      }
    }) { server in
      let page = try await Browser.get(port: server.port).body
      let delete = try #require(LiveServer.button("Delete", in: page))
      let lock = try #require(LiveServer.button("Lock", in: page))
      let browser = try await server.join(page)
      await browser.tap(delete, number: 1)
      await browser.tap(lock, number: 2)
      await browser.tap(delete, number: 3)
      await browser.sendText(#"{"n":4,"i":\#(delete),"do":"press"}"#)
      while let message = try await browser.message(), message.ack != 4 {}
      #expect(taps.value == 1)
    }
  }

  @Test func aLongTextIsTakenUpToTheDocumentedSize() async throws {
    // 20,000 units of UTF-16 have at most 60,000 bytes, unless a client other than a browser sends them.
    for (count, isTaken) in [(20_000, true), (21_845, true), (21_846, false)] {
      let text = String(repeating: "\u{4E00}", count: count)
      let message = #"{"n":1,"i":2,"do":"text","v":"\#(text)"}"#
      #expect((ClientMessage(decoding: Array(message.utf8)) != nil) == isTaken)
    }
  }

  @Test func aBodyThatStallsIsGivenUp() async throws {
    try await LiveServer.run {
      $0.stalledBody = .milliseconds(50)
    } _: { server in
      for request in ["GET /", "POST /cookies/x", "POST /unknown"] {
        let connection = try await RawConnection.open(port: server.port)
        connection.send("\(request) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\nx")
        // Whatever is answered, the connection ends. Otherwise the test would.
        _ = await connection.readToEnd()
      }
      let chunked = try await RawConnection.open(port: server.port)
      chunked.send(
        "POST /unknown HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n")
      _ = await chunked.readToEnd()
      #expect(try await Browser.get(port: server.port).status == 200)
    }
  }

  @Test(arguments: ["\u{1}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET", "\r\n\r\n:\r\n\r\n"])
  func bytesAfterARequestDoNotEndTheServer(_ bytes: String) async throws {
    try await LiveServer.run { server in
      for path in ["/healthz", "/", "/nowhere"] {
        let connection = try await RawConnection.open(port: server.port)
        connection.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        #expect(await connection.next() != nil)
        connection.send(bytes)
        connection.send("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n")
        _ = await connection.readToEnd()
      }
      #expect(try await Browser.get(port: server.port).status == 200)
    }
  }

  /// A language tag whose private subtags once ended the process in a formatter of numbers.
  private static let privateTag = "en-x-" + String(repeating: "a-", count: 90) + "a"

  @Test(arguments: [
    privateTag, "de-CH-" + privateTag, String(repeating: "en-", count: 5_000) + "en",
    (0..<3_000).map { "e\($0 % 10)" }.joined(separator: ","), "en-u-nu-" + privateTag,
    "en-US-posix", "zz-Zzzz-ZZ", "q=1;;;,*;q=9,en;q=1e99999",
  ])
  func noLanguageEndsOrSlowsAServer(_ languages: String) async throws {
    try await LiveServer.run(view: { settings in
      ViewHost(title: "Numbers", settings: settings) {
        Text(1_234.5, format: .number)
        Text(Date(timeIntervalSince1970: 0), style: .date)
      }
    }) { server in
      for path in ["/", "/nowhere"] {
        let page = try await Browser.get(
          path, port: server.port, headers: ["Accept-Language: \(languages)"])
        #expect([200, 404].contains(page.status))
      }
    }
  }

  @Test(arguments: [
    ["X: " + String(repeating: "a", count: 17_000)], (0..<120).map { "X-\($0): a" },
    Array(repeating: "Cookie: " + String(repeating: "a", count: 2_000), count: 9),
  ])
  func headsAreBounded(_ headers: [String]) async throws {
    let long = "/?q=" + String(repeating: "a", count: 9_000)
    let allowed = (0..<90).map { "X-\($0): " + String(repeating: "a", count: 100) }
    try await LiveServer.run { server in
      for path in ["/", "/socket", "/healthz"] {
        let response = try await Browser.get(path, port: server.port, headers: headers)
        #expect(response.status == 431)
      }
      #expect(try await Browser.get(long, port: server.port).status == 404)
      #expect(try await Browser.get(port: server.port, headers: allowed).status == 200)
    }
  }

  @Test func aPageWithAPasswordIsNotStored() async throws {
    try await LiveServer.run(view: { settings in
      ViewHost(title: "Secret", settings: settings) {
        SecureField("Password", text: .constant("correct horse"))
      }
    }) { server in
      let page = try await Browser.get(port: server.port)
      #expect(page.body.contains("correct horse"))
      #expect(page.headers.contains("\r\ncache-control: no-store"))
    }
  }
}
#endif
