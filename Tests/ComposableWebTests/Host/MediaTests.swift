#if Web
import Foundation
import Testing

@_spi(Renderer) import ComposableUI
@testable import ComposableWeb

/// The files of videos, over real connections.
@Suite struct MediaTests {
  @Test func aVideoIsLoadedInParts() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).mp4")
    let content = String(repeating: "0123456789", count: 50_000)
    try Data(content.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await LiveServer.run(
      view: { ViewHost(title: "Video", settings: $0) { VideoPlayer(player: AVPlayer(url: file)) } }
    ) { server in
      let page = try await Browser.get(port: server.port).body
      let source = try #require(page.firstMatch(of: /<video [^>]*src="([^"]*)"/)).output.1
      let whole = try await Browser.get(String(source), port: server.port)
      #expect(whole.status == 200)
      #expect(whole.body == content)
      for header in [
        "content-type: video/mp4", "accept-ranges: bytes", "content-length: 500000", "private",
        "sandbox", "nosniff", "cross-origin-resource-policy: same-origin",
      ] {
        #expect(whole.headers.contains(header))
      }
      for (range, status, part, length) in [
        ("bytes=0-", 206, "bytes 0-499999/500000", 500_000),
        ("bytes=13-15", 206, "bytes 13-15/500000", 3),
        ("bytes=499990-600000", 206, "bytes 499990-499999/500000", 10),
        ("bytes=-4", 206, "bytes 499996-499999/500000", 4),
        ("bytes=500000-", 416, "bytes */500000", 0),
        ("bytes=0-1,5-6", 200, "", 500_000),
        ("lines=1-2", 200, "", 500_000),
      ] {
        let answer = try await Browser.get(
          String(source), port: server.port, headers: ["Range: \(range)"])
        #expect(answer.status == status)
        #expect(part.isEmpty || answer.headers.contains("content-range: \(part)"))
        #expect(answer.body.utf8.count == length)
        if length == 3 { #expect(answer.body == "345") }
      }
      // Another file at the same place has another address.
      try Data("other".utf8).write(to: file)
      let former = try await Browser.get(String(source), port: server.port)
      #expect(!former.body.contains("other"))
    }
  }

  @Test(arguments: [
    "", "bytes=", "bytes=-", "bytes=a-", "bytes=1-0", "bytes=--1", "bytes=+1-2", "bytes=1-2-3",
    "bytes=99999999999999999999-", "items=0-1", "bytes=٣-",
    String(repeating: "bytes=0-", count: 20),
  ])
  func anotherHeaderAsksForTheWholeFile(_ header: String) {
    #expect(ByteRange(header) == nil)
  }

  @Test func aRangeEndsWithTheFile() throws {
    #expect(try #require(ByteRange("bytes=2-")).range(in: 5) == 2...4)
    #expect(try #require(ByteRange("Bytes=2-9")).range(in: 5) == 2...4)
    #expect(try #require(ByteRange("bytes=-9")).range(in: 5) == 0...4)
    #expect(try #require(ByteRange("bytes=5-")).range(in: 5) == nil)
    #expect(try #require(ByteRange("bytes=-0")).range(in: 5) == nil)
    #expect(try #require(ByteRange("bytes=0-")).range(in: 0) == nil)
  }
}
#endif
