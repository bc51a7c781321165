#if Web && os(Linux)
import ComposableUI
import Testing

@testable import ComposableWeb

/// Previews over real connections.
@Suite struct PreviewHostTests {
  private static let page = "/previews/ComposableWebTests.PreviewFixtures.1"

  private func run(_ body: (LiveServer) async throws -> Void) async throws {
    let previews = await Preview.all()
    try await LiveServer.run(
      view: { ViewHost.previews(previews, settings: $0, basePath: "")[1] }, body)
  }

  @Test func aPageHasTheSettingsOfItsAddress() async throws {
    try await run { server in
      let page = try await Browser.get(
        Self.page + "?scheme=dark&language=ar", port: server.port,
        headers: ["Sec-Fetch-Dest: iframe", "Referer: http://127.0.0.1:\(server.port)/"])
      #expect(page.status == 200)
      #expect(page.body.contains(#"lang="ar" dir="rtl" class="dark""#))
      #expect(page.body.contains("0 dark rightToLeft large"))
      #expect(page.headers.contains("frame-ancestors 'self'\r\n"))
    }
  }

  @Test func otherSitesCannotFrameAPreview() async throws {
    try await run { server in
      for referer in [[], ["Referer: https://evil.example/"]] {
        let page = try await Browser.get(
          Self.page, port: server.port, headers: ["Sec-Fetch-Dest: iframe"] + referer)
        #expect(page.status == 403)
      }
    }
  }

  @Test(arguments: ["/previews", "/previews/Unknown.1", "/previews/%2E%2E", page + "/below"])
  func thereAreNoOtherPages(_ path: String) async throws {
    try await run { server in
      let status = try await Browser.get(path, port: server.port).status
      #expect(status == 404)
    }
  }

  @Test func theListMayFramePagesOfItsServer() async throws {
    let views = await ViewHost.previews(
      Preview.all(), settings: HostSettings(), basePath: "/app")
    #expect(views.map(\.path) == ["/app", "/app/previews"])
    let policy = Page.policy(nonce: "n0nce", framesOwnPages: true)
    #expect(policy.contains("frame-src 'self';"))
    #expect(policy.hasSuffix("frame-ancestors 'self'"))
    #expect(!Page.policy(nonce: "n0nce").contains("frame-src"))
  }
}
#endif
