#if Web
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

  @Test func pagesAreNotCompressed() async throws {
    try await LiveServer.run { server in
      let page = try await Browser.get(port: server.port, headers: ["Accept-Encoding: gzip"])
      #expect(!page.headers.contains("content-encoding"))
      #expect(page.body.contains("count 0"))
    }
  }
}
#endif
