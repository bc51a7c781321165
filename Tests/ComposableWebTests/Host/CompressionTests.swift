#if Web
import ComposableUI
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
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

  @Test func contentThatCompressionDoesNotShortenIsSentUncompressed() async throws {
    var settings = HostSettings()
    let noise = (0..<10_000).map { _ in UInt8.random(in: 0...255) }
    settings.icon = PageAsset("icon.png", contentType: "image/png", bytes: noise)
    settings.styleSheets = [
      PageAsset("own.css", contentType: "text/css", bytes: Array(repeating: 0, count: 10_000))
    ]
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
    ("gzip", true), ("br, GZIP ;q=0.5", true), ("gzip;q=0", false), ("gzip; q=0.000", false),
    ("gzip;q=x", false), ("deflate", false), ("*", false), ("", false), (";,,gzip;", true),
  ])
  func gzipIsUsedIfTheBrowserAcceptsIt(_ encodings: String, _ isAccepted: Bool) {
    let head = HTTPRequest(
      method: .get, scheme: nil, authority: nil, path: "/",
      headerFields: [.acceptEncoding: encodings])
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    #expect(request.acceptsGzip == isAccepted)
  }

  @Test func gzipReadsCompressedContent() async throws {
    let text = Array(repeating: "Lorem ipsum dolor sit amet. ", count: 500).joined()
    let gzipped = try #require(Gzip.compress(Array(text.utf8), .smallest))
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/bin/gzip")
    process.arguments = ["-dc"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: gzipped)
    try input.fileHandleForWriting.close()
    #expect(try output.fileHandleForReading.readToEnd() == Data(text.utf8))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(Gzip.compress([], .smallest) == nil && Gzip.compress([1], .smallest) == nil)
  }

  @Test(arguments: [Gzip.Level.fastest, .smallest])
  func decompressionStopsAtALimitAndDetectsDamage(_ level: Gzip.Level) throws {
    let text = Data(Array(repeating: "Lorem ipsum dolor sit amet. ", count: 500).joined().utf8)
    let gzipped = Data(try #require(Gzip.compress(text, level)))
    #expect(gzipped.count < text.count / 20)
    #expect(Gzip.decompress(gzipped, limit: text.count) == text)
    #expect(Gzip.decompress(gzipped, limit: text.count - 1) == nil)
    // Other bytes stay as they are.
    #expect(Gzip.decompress(text, limit: 1) == text)
    #expect(Gzip.decompress(Data(), limit: 1) == Data())
    // Each damage is noticed, also that of the checksum and the size.
    for index in [3 + 8, gzipped.count / 2, gzipped.count - 6, gzipped.count - 3] {
      var damaged = gzipped
      damaged[index] ^= 0x10
      #expect(Gzip.decompress(damaged, limit: 1_000_000) == nil, "byte \(index)")
    }
    for count in [3, 10, gzipped.count - 1] {
      #expect(Gzip.decompress(gzipped.prefix(count), limit: 1_000_000) == nil)
    }
    #expect(Gzip.decompress(gzipped + [0], limit: 1_000_000) == nil)
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
