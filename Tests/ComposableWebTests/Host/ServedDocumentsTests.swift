#if Web
import Clocks
import ComposableDocuments
@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

@Suite struct ServedDocumentsTests {
  @Test func theRootPageListsDocuments() async throws {
    try await DocumentServer.run(["Green tea.tally": "1", "Milk.tally": "2", "x.png": ""]) {
      server in
      let page = try await Browser.get(port: server.port)
      #expect(page.status == 200)
      #expect(page.body.contains("href=\"/documents/Green%20tea.tally\""))
      #expect(page.body.contains("href=\"/documents/Milk.tally\""))
      #expect(!page.body.contains("x.png"))
    }
  }

  @Test func documentsAreAdmittedLikeViews() async throws {
    try await DocumentServer.run(["Tea.tally": "1"]) { settings in
      settings.admit = { request in
        request.cookies["user"] == "blob" ? .admitted : .refused(.unauthorized)
      }
    } _: { server in
      for path in ["/", "/documents/Tea.tally"] {
        #expect(try await Browser.get(path, port: server.port).status == 401)
        let headers = ["Cookie: user=blob"]
        let token = try await Browser.token(path, port: server.port, headers: headers)
        let socket = (path == "/" ? "" : path) + "/socket"
        await #expect(throws: Browser.UpgradeRejected.self) {
          try await Browser.join(token, at: socket, port: server.port)
        }
        let browser = try await Browser.join(
          token, at: socket, port: server.port, headers: headers)
        #expect(try await browser.message()?.hello == "again")
      }
    }
  }

  @Test func aDocumentHasItsOwnPage() async throws {
    try await DocumentServer.run(["Green tea.tally": "7"]) { server in
      let page = try await Browser.get("/documents/Green%20tea.tally", port: server.port)
      #expect(page.status == 200)
      #expect(page.body.contains("<title>Green tea</title>"))
      #expect(page.body.contains("count 7"))
      #expect(page.body.contains("data-base=\"/documents/Green%20tea.tally/\""))
      for match in page.body.matches(of: /(?:src|href)="(\/documents[^"]*\.(?:js|css))"/) {
        #expect(try await Browser.get(String(match.output.1), port: server.port).status == 200)
      }
    }
  }

  @Test(arguments: [
    "None.tally", "..%2F..%2Fetc%2Fpasswd", "%2e%2e", "%2e%2e%2fserved", "..", ".hidden.tally",
    "x.png", "a%00.tally", "Link.tally", "Folder.tally", "%FF.tally", "Tea.tally%2F", "%",
    String(repeating: "a", count: 300),
  ])
  func otherFilesAreNotServed(_ name: String) async throws {
    try await DocumentServer.run(["Tea.tally": "1", ".hidden.tally": "1", "x.png": "1"]) {
      server in
      let secret = FileManager.default.temporaryDirectory
        .appendingPathComponent("secret-\(UUID().uuidString)")
      try Data("1".utf8).write(to: secret)
      defer { try? FileManager.default.removeItem(at: secret) }
      try FileManager.default.createSymbolicLink(
        at: server.folder.appendingPathComponent("Link.tally"), withDestinationURL: secret
      )
      try FileManager.default.createDirectory(
        at: server.folder.appendingPathComponent("Folder.tally"),
        withIntermediateDirectories: true
      )
      let status = try await Browser.get("/documents/\(name)", port: server.port).status
      #expect(status == 404 || status == 400)
      // Its socket has no session, either.
      if let browser = try? await Browser.join(
        "x", at: "/documents/\(name)/socket", port: server.port)
      {
        #expect(try await browser.message()?.hello == "reload")
      }
      #expect(await server.library.count == 0)
    }
  }

  @Test func tabsOfADocumentShareItsStore() async throws {
    try await DocumentServer.run(["A.tally": "1", "B.tally": "10"]) { server in
      let one = try await server.tab("/documents/A.tally")
      let other = try await server.tab("/documents/A.tally")
      let third = try await server.tab("/documents/B.tally")
      try await one.tap("Increment")
      _ = try await one.message(containing: "count 2")
      _ = try await other.message(containing: "count 2")
      try await other.tap("Increment")
      _ = try await one.message(containing: "count 3")
      try await third.tap("Increment")
      #expect(try await third.browser.message()?.text.contains("count 11") == true)
      #expect(await server.library.count == 2)
      // A new page shows the current state.
      let page = try await Browser.get("/documents/A.tally", port: server.port).body
      #expect(page.contains("count 3") && page.contains("Edited"))
    }
  }

  @Test func changesAreSavedAfterASecondAndReported() async throws {
    try await DocumentServer.run(["A.tally": "1"]) { server in
      let tab = try await server.tab("/documents/A.tally")
      try await tab.tap("Increment")
      let edited = try await tab.message(containing: "Edited")
      let element = try #require(edited.firstMatch(of: /data-i=\\"([0-9]+)\\"/)).output.1
      #expect(server.text("A.tally") == "1")
      await server.clock.advance(by: .seconds(1))
      _ = try await tab.message(containing: "[\"r\",\(element)")
      #expect(server.text("A.tally") == "2")
    }
  }

  @Test func stoppingTheServerSavesAllDocuments() async throws {
    try await DocumentServer.run(["A.tally": "1", "B.tally": "1"]) { server in
      for name in ["A", "B"] {
        let tab = try await server.tab("/documents/\(name).tally")
        try await tab.tap("Increment")
        _ = try await tab.message(containing: "count 2")
      }
      try await server.stop()
      #expect(server.text("A.tally") == "2" && server.text("B.tally") == "2")
    }
  }

  @Test func externalChangesCanBeReloaded() async throws {
    try await DocumentServer.run(["A.tally": "1"]) { server in
      let tab = try await server.tab("/documents/A.tally")
      try server.put("5", "A.tally")
      await server.clock.advance(by: .seconds(1))
      let conflict = try await tab.message(containing: "Another program has changed")
      let reload = try #require(DocumentTab.button("Reload", in: conflict))
      try await tab.tap(reload)
      _ = try await tab.message(containing: "count 5")
    }
  }

  @Test func aDamagedDocumentShowsItsError() async throws {
    try await DocumentServer.run(["A.tally": "one"]) { server in
      let tab = try await server.tab("/documents/A.tally")
      #expect(tab.page.contains("“A” can’t be opened"))
      #expect(tab.page.contains("“one” is not a number."))
      try server.put("3", "A.tally")
      try await tab.tap("Try again")
      _ = try await tab.message(containing: "count 3")
    }
  }

  @Test func tabsFollowRenamesAndReportDeletions() async throws {
    try await DocumentServer.run(["A.tally": "1"]) { server in
      let list = try await server.tab("/")
      let tab = try await server.tab("/documents/A.tally")
      try await tab.tap("Increment")
      _ = try await tab.message(containing: "count 2")
      try await server.library.rename(#require(DocumentName("A.tally")), to: "B")
      #expect(server.files == ["B.tally"])
      #expect(server.text("B.tally") == "2")
      let again = try await server.tab("/documents/A.tally")
      #expect(again.page.contains("<title>B</title>"))
      await server.clock.advance(by: .seconds(1))
      _ = try await list.message(containing: "/documents/B.tally")
      try await server.library.delete(#require(DocumentName("B.tally")))
      _ = try await tab.message(containing: "was deleted")
      _ = try await again.message(containing: "was deleted")
      #expect(try await Browser.get("/documents/B.tally", port: server.port).status == 404)
      #expect(server.files == [])
    }
  }

  @Test func theListCreatesDocuments() async throws {
    try await DocumentServer.run([:]) { server in
      let list = try await server.tab("/")
      try await list.tap("New")
      _ = try await list.message(containing: "/documents/Untitled.tally")
      #expect(server.text("Untitled.tally") == "0")
      #expect(try await server.tab("/documents/Untitled.tally").page.contains("count 0"))
    }
  }
}

extension DocumentTab {
  /// The element identifier of the button with a label, in the patches of a message.
  static func button(_ label: String, in message: String) -> Int? {
    LiveServer.button(label, in: message.replacing("\\\"", with: "\""))
  }
}
#endif
