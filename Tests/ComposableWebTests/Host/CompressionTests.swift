#if Web
import ComposableUI
import Testing

@testable import ComposableWeb

@Suite struct CompressionTests {
  @Test func assetsAreCompressedForBrowsersThatAcceptIt() async throws {
    try await LiveServer.run { server in
      let page = try await Browser.get(port: server.port).body
      let path = try #require(page.firstMatch(of: /src="([^"]*client[^"]*)"/)).output.1
      func asset(_ headers: [String]) async throws -> (headers: String, body: String) {
        let response = try await Browser.get(String(path), port: server.port, headers: headers)
        #expect(response.status == 200)
        #expect(response.headers.contains("vary: accept-encoding"))
        return (response.headers, response.body)
      }
      let plain = try await asset([])
      let compressed = try await asset(["Accept-Encoding: gzip, br"])
      #expect(compressed.headers.contains("content-encoding: gzip"))
      #expect(compressed.body.utf8.count < plain.body.utf8.count)
      #expect(!plain.headers.contains("content-encoding"))
      #expect(try await !asset(["Accept-Encoding: gzip;q=0"]).headers.contains("content-encoding"))
    }
  }

  @Test func contentThatIsCompressedAlreadyIsSentAsItIs() async throws {
    var settings = HostSettings()
    // Compresses well, so that only the type decides.
    let bytes = [UInt8](repeating: 0, count: 10_000)
    settings.icon = PageAsset("icon.png", contentType: "image/png", bytes: bytes)
    settings.styleSheets = [PageAsset("own.css", contentType: "text/css", bytes: bytes)]
    try await LiveServer.run(
      settings: settings,
      view: { ViewHost(title: "Icons", settings: $0) { Text(verbatim: "icons") } }
    ) { server in
      let page = try await Browser.get(port: server.port).body
      func headers(_ pattern: Regex<(Substring, Substring)>) async throws -> String {
        let path = try #require(page.firstMatch(of: pattern)).output.1
        let response = try await Browser.get(
          String(path), port: server.port, headers: ["Accept-Encoding: gzip"])
        #expect(response.status == 200)
        return response.headers
      }
      let icon = try await headers(/href="([^"]*icon-[^"]*)"/)
      #expect(!icon.contains("content-encoding"))
      #expect(icon.contains("content-length: 10000"))
      #expect(try await headers(/href="([^"]*own-[^"]*)"/).contains("content-encoding: gzip"))
    }
  }

  @Test(arguments: [
    ("image/png", true), ("IMAGE/JPEG; q=1", true), ("font/woff2", true), ("video/mp4", true),
    ("application/zip", true), ("image/svg+xml", false), ("text/css; charset=utf-8", false),
    ("application/json", false), ("application/wasm", false), ("", false),
  ])
  func contentIsCompressedByItsType(_ type: String, _ isCompressed: Bool) {
    #expect(UpgradeChannel.isCompressed(type) == isCompressed)
  }

  @Test func pagesAreNotCompressed() async throws {
    try await LiveServer.run { server in
      let page = try await Browser.get(port: server.port, headers: ["Accept-Encoding: gzip"])
      #expect(!page.headers.contains("content-encoding"))
      #expect(page.body.contains("count 0"))
    }
  }
}
#endif
