#if Web
import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

/// Files that browsers fetch.
@Suite(.timeLimit(.minutes(2))) struct DownloadTests {
  /// Runs a test with a page that exports a file.
  private func run(
    _ contents: String = String(repeating: "0123456789", count: 30_000),
    settings: (inout HostSettings) -> Void = { _ in },
    _ body: (_ page: TransferServer, _ ticket: String, _ contents: String) async throws -> Void
  ) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data(contents.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await TransferServer.run(exporting: file, settings: settings) { page in
      try await page.tap("Export")
      let message = try await page.text { $0.contains("\"downloads\"") }
      let ticket = try #require(message.firstMatch(of: /"([A-Za-z0-9_-]{43})"/)).output.1
      try await body(page, String(ticket), contents)
    }
  }

  @Test func aFileIsDownloadedOnce() async throws {
    try await run { page, ticket, contents in
      let port = page.server.port
      let response = try await Browser.get("/downloads/\(ticket)", port: port)
      #expect(response.status == 200)
      #expect(response.body == contents)
      for header in [
        "content-length: 300000", "content-type: text/plain", "x-content-type-options: nosniff",
        "cache-control: no-store", "filename*=utf-8''gr%c3%bc%c3%9fe.txt",
      ] {
        #expect(response.headers.contains(header), "\(response.headers)")
      }
      #expect(await page.result() == "Grüße.txt")
      let again = try await Browser.get("/downloads/\(ticket)", port: port)
      #expect(again.status == 404)
      #expect(page.downloads.count == 0)
    }
  }

  @Test func otherSitesAndUsersCannotDownloadAFile() async throws {
    try await run { page, ticket, contents in
      let response = try await Browser.get(
        "/downloads/\(ticket)", port: page.server.port, headers: ["Sec-Fetch-Site: cross-site"])
      #expect(response.status == 403)
      #expect(page.downloads.redeem(ticket, path: "/other", userID: nil) == nil)
      #expect(page.downloads.redeem(ticket, path: "", userID: "eve") == nil)
    }
  }

  @Test func theEndOfTheSessionEndsAnOffer() async throws {
    try await run { page, ticket, _ in
      await page.server.view.sessions.stop()
      #expect(page.downloads.count == 0)
    }
  }

  @Test func aReaderThatStopsEndsItsDownload() async throws {
    // More than the buffers of the sockets hold.
    let contents = String(repeating: "x", count: 64 << 20)
    try await run(contents, settings: { $0.limits.stalledReader = .milliseconds(50) }) {
      page, ticket, _ in
      let port = page.server.port
      let connection = try await RawConnection.open(port: port, receiveBuffer: 4096)
      try await connection.setReading(false)
      connection.send("GET /downloads/\(ticket) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      #expect(await page.result() == "interrupted")
      #expect(page.downloads.count == 0)
      connection.close()
      #expect(try await Browser.get(port: port).status == 200)
    }
  }

  @Test func onlyRegularFilesAreDownloaded() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("download-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(DownloadFile(at: folder) == nil)
    let file = folder.appendingPathComponent("file")
    #expect(DownloadFile(at: file) == nil)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(DownloadFile(at: file) == nil)
    #expect(DownloadFile(at: URL(filePath: "/dev/zero")) == nil)
    let other = folder.appendingPathComponent("other")
    try Data("abc".utf8).write(to: other)
    let download = DownloadFile(at: other)
    #expect(download?.size == 3)
    #expect(download?.read(10) == Data("abc".utf8))
    let link = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: other)
    #expect(DownloadFile(at: link)?.size == 3)
  }
}
#endif
