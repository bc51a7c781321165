#if Web
@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

/// Pages at the addresses of a view's state, over real connections.
@Suite struct AddressTests {
  private struct Addressed: View {
    @State private var address = PageAddress.root

    var body: some View {
      VStack {
        Text("at \(address.description)").navigationTitle("Shelf \(address.components.count)")
        Button("Next") { address.components.append("next") }
        if address.components.first == "gone" { Text("gone").pageStatus(410) }
      }
      .pageAddress($address)
    }
  }

  private func run(at path: String, _ body: (LiveServer) async throws -> Void) async throws {
    try await LiveServer.run(
      view: { ViewHost(at: path, title: "Shop", settings: $0) { Addressed() } }, body
    )
  }

  @Test(arguments: ["/", "/shop"])
  func aPageIsServedAtEachAddressOfItsState(_ path: String) async throws {
    try await run(at: path) { server in
      let base = path == "/" ? "" : path
      let page = try await Browser.get("\(base)/a%20b/c?q=1", port: server.port)
      #expect(page.status == 200)
      #expect(page.body.contains("at /a%20b/c?q=1"))
      #expect(page.body.contains("data-address=\"/a%20b/c?q=1\""))
      #expect(page.body.contains("<title>Shelf 2 – Shop</title>"))
      #expect(page.body.contains("data-base=\"\(base)/\""))

      let browser = try await server.join(page.body)
      let button = try #require(LiveServer.button("Next", in: page.body))
      await browser.tap(button, number: 1)
      #expect(
        try await browser.message()?.text.contains(#""data-address":"/a%20b/c/next?q=1""#) == true)
      await browser.sendText(#"{"n":2,"i":1,"do":"visit","v":"/elsewhere"}"#)
      #expect(try await browser.message()?.text.contains("at /elsewhere") == true)
    }
  }

  private struct LongLists: View {
    @State private var address = PageAddress.root

    var body: some View {
      List {
        ForEach(0..<250, id: \.self) { Text(verbatim: "first \($0)") }
        ForEach(0..<1000, id: \.self) { Text(verbatim: "second \($0)") }
      }
      .pageAddress($address)
    }
  }

  /// Such as for a crawler.
  @Test func withoutAScriptAPageLinksToTheRowsBeforeAndAfterItsOwn() async throws {
    try await LiveServer.run(
      view: { ViewHost(at: "/shop", title: "Shop", settings: $0) { LongLists() } }
    ) { server in
      func page(_ address: String) async throws -> String {
        let page = try await Browser.get("/shop" + address, port: server.port)
        #expect(page.status == 200)
        return page.body
      }
      let first = try await page("/")
      #expect(first.contains(">first 99<") && !first.contains(">first 100<"))
      #expect(first.contains(#"<a rel="next" href="/shop/?_rows=0.100">Next rows</a>"#))
      #expect(first.contains(#"<a rel="next" href="/shop/?_rows=1.100">Next rows</a>"#))
      #expect(!first.contains(#"rel="prev""#))
      let second = try await page("/a?_rows=0.150&q=1")
      #expect(second.contains(">first 150<") && !second.contains(">first 100<"))
      #expect(second.contains(">second 0<"))
      let previous = #"<a rel="prev" href="/shop/a?q=1&#38;_rows=0.50">Previous rows</a>"#
      #expect(second.contains(previous))
      #expect(second.contains(#"data-address="/a?q=1""#))
      let canonical = "http://127.0.0.1:\(server.port)/shop/a?q=1&#38;_rows=0.150"
      #expect(second.contains(#"<link rel="canonical" href="\#(canonical)">"#))
      #expect(!second.contains(#"_rows=0.250"#))
      let last = try await page("/?_rows=1.99999999")
      #expect(last.contains(">second 999<") && !last.contains(">second 0<"))
      for value in ["", "1", "-1.5", "0.x", "7.100", "0.99999999999999999999", "a.b.c"] {
        #expect(try await page("/?_rows=\(value)").contains(">first 0<"))
      }
    }
  }

  private struct Opened: View {
    @State private var url = "none"

    var body: some View {
      Text("opened \(url)").onOpenURL { url = $0.absoluteString }
    }
  }

  @Test(arguments: ["/", "/shop"])
  func aDeepLinkIsHandledAsAnAbsoluteURL(_ path: String) async throws {
    try await LiveServer.run(
      view: { ViewHost(at: path, title: "Shop", settings: $0) { Opened() } }
    ) { server in
      let base = path == "/" ? "" : path
      let link = try await Browser.get("\(base)/a/b?q=1", port: server.port)
      #expect(link.status == 200)
      #expect(link.body.contains("opened http://127.0.0.1:\(server.port)\(base)/a/b?q=1"))
      let page = try await Browser.get(path, port: server.port)
      #expect(page.body.contains("opened none"))
    }
  }

  @Test func aPageHasTheStatusOfItsView() async throws {
    try await run(at: "/") { server in
      let status = try await Browser.get("/gone", port: server.port).status
      #expect(status == 410)
    }
  }

  @Test func anUnknownAddressIsNotFound() async throws {
    try await LiveServer.run { server in
      let unknown = try await Browser.get("/nowhere", port: server.port).status
      let known = try await Browser.get("/?q=1", port: server.port).status
      #expect((unknown, known) == (404, 200))
      #expect(server.view.sessions.count == 1)
    }
  }

  @Test func aHeadRequestHasTheHeadersOfThePage() async throws {
    try await run(at: "/") { server in
      let head = try await Browser.response(to: "HEAD", "/a", port: server.port)
      #expect(head.status == 200)
      #expect(head.headers.contains("content-type: text/html"))
      #expect(head.body.isEmpty)
      #expect(server.view.sessions.count == 0)
    }
  }

  @Test(arguments: [
    "", "x", "//example.com", "https://example.com", String(repeating: "/a", count: 5_000),
  ])
  func aVisitOfAnotherServerIsMalformed(_ address: String) {
    let message = #"{"n":1,"i":1,"do":"visit","v":"\#(address)"}"#
    #expect(ClientMessage(decoding: message.utf8) == nil)
  }
}
#endif
