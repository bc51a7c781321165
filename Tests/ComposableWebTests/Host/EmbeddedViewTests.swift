#if Web
import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

/// Views in frames of pages of other sites, over real connections.
@Suite struct EmbeddedViewTests {
  private static let embedder = "https://blog.example.com"

  private func run(
    embedders: [String], _ body: (LiveServer) async throws -> Void
  ) async throws {
    var settings = HostSettings()
    settings.embedders = embedders
    try await LiveServer.run(settings: settings, body)
  }

  private func framed(by page: String?) -> [String] {
    ["Sec-Fetch-Dest: iframe"] + (page.map { ["Referer: \($0)"] } ?? [])
  }

  @Test func anEmbedderGetsThePageAndTheScript() async throws {
    try await run(embedders: [Self.embedder]) { server in
      let page = try await Browser.get(
        port: server.port, headers: framed(by: Self.embedder + "/post?id=1"))
      #expect(page.status == 200)
      #expect(page.headers.contains("frame-ancestors 'self' https://blog.example.com\r\n"))
      let script = try await Browser.get("/embed.js", port: server.port)
      #expect(script.headers.contains("cross-origin-resource-policy: cross-origin"))
      #expect(script.body.contains("composable-view"))
    }
  }

  @Test(arguments: [
    nil, "https://evil.example", "https://blog.example.com.evil.example/",
    "http://blog.example.com/", "https://blog.example.com:8443/", "", "about:srcdoc",
    "https://blog.example.com@evil.example/",
  ])
  func otherSitesCannotEmbedAPage(_ page: String?) async throws {
    try await run(embedders: [Self.embedder]) { server in
      let status = try await Browser.get(port: server.port, headers: framed(by: page)).status
      #expect(status == 403)
      #expect(server.view.sessions.count == 0)
    }
  }

  @Test func noSiteMayEmbedAPageByDefault() async throws {
    try await run(embedders: []) { server in
      let own = "http://127.0.0.1:\(server.port)/"
      for page in [own, Self.embedder] {
        let status = try await Browser.get(port: server.port, headers: framed(by: page)).status
        #expect(status == 403)
      }
      let page = try await Browser.get(port: server.port)
      #expect(page.headers.contains("frame-ancestors 'none'\r\n"))
      #expect(try await Browser.get("/embed.js", port: server.port).status == 404)
    }
  }
}
#endif
