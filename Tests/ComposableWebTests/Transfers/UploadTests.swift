#if Web
import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

/// Files that browsers send, and clients that lie about them.
@Suite(.timeLimit(.minutes(2))) struct UploadTests {
  @Test func filesArriveWithTheirNamesAndContents() async throws {
    try await TransferServer.run { page in
      let tickets = try await page.choose([("a.txt", 5), ("Grüße.txt", 0)])
      #expect(tickets.count == 2)
      try await page.expect(204, tickets[0], "hello")
      try await page.expect(204, tickets[1], "")
      let paths = try #require(await page.result()).split(separator: "\n").map(String.init)
      #expect(paths.map { URL(filePath: $0).lastPathComponent } == ["a.txt", "Grüße.txt"])
      #expect(try String(contentsOfFile: paths[0], encoding: .utf8) == "hello")
      let folder = page.uploads.folder.path(percentEncoded: false)
      let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
      #expect(mode == 0o700)
      await page.server.view.sessions.stop()
      await page.uploads.stop()
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  }

  @Test(arguments: [
    ("a.exe", 1, "contentType(filename: \"a.exe\")"),
    ("a.txt", 200, "tooLarge(filename: \"a.txt\", maximum: 100)"),
    ("../../a.txt", 1, "invalidFilename"), ("a\0.txt", 1, "invalidFilename"),
    (String(repeating: "a", count: 10_000) + ".txt", 1, "invalidFilename"),
  ])
  func filesThatAreNotAllowedAreRefused(_ name: String, _ size: Int, _ error: String) async throws {
    try await TransferServer.run(settings: { $0.transfers.fileSize = 100 }) { page in
      let tickets = try await page.choose([(name, size)])
      #expect(tickets.isEmpty)
      #expect(await page.result() == error)
      #expect(page.uploads.isEmpty)
    }
  }

  @Test func tooManyFilesAreRefused() async throws {
    try await TransferServer.run(settings: { $0.transfers.filesPerSelection = 2 }) { page in
      let files = (1...3).map { (name: "\($0).txt", size: 1) }
      let tickets = try await page.choose(files)
      #expect(tickets.isEmpty)
      #expect(await page.result() == "tooManyFiles(maximum: 2)")
    }
  }

  @Test func filesAboveTheSpaceOfTheSessionAreRefused() async throws {
    try await TransferServer.run(settings: { $0.transfers.bytesPerSession = 9 }) { page in
      let tickets = try await page.choose([("a.txt", 5), ("b.txt", 5)])
      #expect(tickets.isEmpty)
      #expect(await page.result() == "limitReached")
    }
  }

  @Test func filesThatWereMovedAwayMakeRoom() async throws {
    try await TransferServer.run(settings: { $0.transfers.filesPerSession = 1 }) { page in
      let ticket = try #require(try await page.choose([("a.txt", 1)]).first)
      try await page.expect(204, ticket, "a")
      let path = try #require(await page.result())
      try FileManager.default.removeItem(atPath: path)
      #expect(try await page.choose([("b.txt", 1)]).count == 1)
    }
  }

  @Test func filesWithoutContentCountTowardsTheFilesOfTheSession() async throws {
    try await TransferServer.run(settings: { $0.transfers.filesPerSession = 3 }) { page in
      let tickets = try await page.choose([("a.txt", 0), ("b.txt", 0)])
      for ticket in tickets { try await page.expect(204, ticket, "") }
      _ = await page.result()
      let further = try await page.choose([("c.txt", 0), ("d.txt", 0)])
      #expect(further.isEmpty)
      #expect(await page.result() == "limitReached")
    }
  }

  @Test("A body of another length than announced is refused", arguments: [3, 8, 2_000_000])
  func aBodyOfAnotherLengthIsRefused(_ length: Int) async throws {
    try await TransferServer.run { page in
      let ticket = try #require(try await page.choose([("a.txt", 5)]).first)
      let response = try await page.post(ticket, String(repeating: "x", count: length))
      // The end of a long body is not read, so that the response may be lost.
      #expect(page.status(of: response) == 400 || length > 1_000_000)
      #expect(await page.result() == "sizeMismatch(filename: \"a.txt\")")
      #expect(page.uploads.isEmpty)
      #expect(try Self.files(in: page.uploads.folder).isEmpty)
    }
  }

  @Test func aBodyWithoutLengthEndsWhereTheFileDoes() async throws {
    try await TransferServer.run { page in
      let ticket = try #require(try await page.choose([("a.txt", 5)]).first)
      let response = try await page.post(ticket, "5\r\nhello\r\n0\r\n\r\n", isChunked: true)
      #expect(page.status(of: response) == 204)
      #expect(await page.result()?.hasSuffix("a.txt") == true)
    }
  }

  @Test func anEndlessBodyIsRefused() async throws {
    try await TransferServer.run { page in
      let ticket = try #require(try await page.choose([("a.txt", 5)]).first)
      let chunk = "4\r\nxxxx\r\n"
      // Without an end: the server closes the connection.
      _ = try await page.post(ticket, String(repeating: chunk, count: 3), isChunked: true)
      #expect(await page.result() == "sizeMismatch(filename: \"a.txt\")")
    }
  }

  @Test func aConnectionThatEndsEarlyRemovesTheFile() async throws {
    try await TransferServer.run { page in
      let ticket = try #require(try await page.choose([("a.txt", 1_000_000)]).first)
      let connection = try await page.begin(ticket, "hello", length: 1_000_000)
      connection.close()
      #expect(await page.result() == "interrupted")
      #expect(try Self.files(in: page.uploads.folder).isEmpty)
    }
  }

  @Test func aTicketIsValidOnceAndForItsPageOnly() async throws {
    try await TransferServer.run { page in
      let ticket = try #require(try await page.choose([("a.txt", 5), ("b.txt", 5)]).first)
      let foreign = try await page.post(ticket, "hello", origin: "http://evil.example")
      #expect(page.status(of: foreign) == 403)
      try await page.expect(404, SessionID().token, "hello")
      try await page.expect(204, ticket, "hello")
      try await page.expect(404, ticket, "hello")
    }
  }

  @Test func anotherUserCannotUseATicket() async throws {
    let user: @Sendable (inout PageRequest) async throws -> Admission = { request in
      request.userID = request.cookies["user"]
      return .admitted
    }
    try await TransferServer.run(settings: { $0.admit = user }) { page in
      let ticket = try #require(try await page.choose([("a.txt", 5)]).first)
      #expect(
        page.uploads.redeem(ticket, path: "", userID: "eve") == nil
          && page.uploads.redeem(ticket, path: "/other", userID: nil) == nil)
      try await page.expect(204, ticket, "hello")
    }
  }

  @Test func aStoppingServerCancelsAnUpload() async throws {
    try await TransferServer.run { page in
      let ticket = try #require(try await page.choose([("a.txt", 1_000_000)]).first)
      let connection = try await page.begin(ticket, "hello", length: 1_000_000)
      await page.server.stop()
      // The server closes the connection, although the body has not ended.
      while await connection.next() != nil {}
      await page.server.view.shutDown()
      #expect(page.uploads.isEmpty)
      let folder = page.uploads.folder.path(percentEncoded: false)
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  }

  @Test func dismissingTheViewCancelsItsUpload() async throws {
    try await TransferServer.run { page in
      let ticket = try #require(try await page.choose([("a.txt", 1_000_000)]).first)
      let connection = try await page.begin(ticket, "hello", length: 1_000_000)
      page.dismissals.yield()
      _ = try await page.text { $0.contains("\"uploads\"") }
      // The server closes the connection, although the body has not ended.
      while await connection.next() != nil {}
      #expect(page.uploads.isEmpty)
      #expect(try Self.files(in: page.uploads.folder).isEmpty)
      // Its ticket is not valid any more, and the view can import again.
      try await page.expect(404, ticket, "hello")
      let other = try #require(try await page.choose([("b.txt", 5)]).first)
      try await page.expect(204, other, "hello")
      // The first result: none came for the cancelled upload.
      #expect(await page.result()?.hasSuffix("b.txt") == true)
    }
  }

  @Test func theEndOfTheSessionCancelsItsUpload() async throws {
    try await TransferServer.run { page in
      let tickets = try await page.choose([("a.txt", 5), ("b.txt", 1_000_000)])
      try await page.expect(204, tickets[0], "hello")
      let connection = try await page.begin(tickets[1], "hello", length: 1_000_000)
      let session = try #require(page.server.view.sessions.members.first)
      await page.server.view.sessions.end { _ in true }
      while await connection.next() != nil {}
      #expect(page.uploads.isEmpty)
      await session.cleanUp?.value
      // Also of the file that had arrived.
      #expect(try Self.files(in: page.uploads.folder).isEmpty)
    }
  }

  private static func files(in folder: URL) throws -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
    else {
      return []
    }
    return (all.allObjects as? [String] ?? []).filter { $0.hasSuffix(".txt") }
  }
}
#endif
