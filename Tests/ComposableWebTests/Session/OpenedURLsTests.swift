#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@testable import ComposableWeb

/// Delivery of the URLs that views open to the browser.
@Suite struct OpenedURLsTests {
  private static func content(_ urls: [String]) -> SessionContent {
    SessionContent { owner, environment, needsUpdate in
      ViewGraph(environment: environment, isolation: owner, needsUpdate: needsUpdate) {
        OpenerView(urls: urls.compactMap { URL(string: $0) })
      }
    }
  }

  @Test func aURLIsSentOnceWithTheAnswerToItsEvent() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined(content: Self.content(["http://numbersapi.com"]))
      try await tab.tap("Open", number: 1)
      let answers = try tab.connection.received()
      #expect(answers.map(\.ack) == [1])
      #expect(answers.map(\.open) == [["http://numbersapi.com"]])
      try await tab.tap("Count", number: 2)
      #expect(try tab.connection.received().map(\.open) == [nil])
    }
  }

  @Test func urlsOpenedByOneEventAreSentInOrder() async throws {
    let urls = ["https://a.b/c?d=e&f#g", "HTTPS://A.B", "mailto:a@b.c"]
    try await SessionHarness.run { harness in
      let tab = try await harness.joined(content: Self.content(urls))
      try await tab.tap("Open", number: 1)
      #expect(try tab.connection.received().map(\.open) == [urls])
    }
  }

  @Test func aURLOpenedWithoutAnEventIsSent() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined(content: Self.content(["https://a.b"]))
      try await tab.tap("Open later", number: 1)
      var messages = try tab.connection.received()
      while messages.allSatisfy({ $0.open == nil }) {
        messages += try await tab.connection.receivedNext()
      }
      #expect(messages.compactMap(\.open) == [["https://a.b"]])
      #expect(messages.last?.ack == nil)
    }
  }

  @Test func aURLOpenedByTheDependencyIsSentToTheBrowser() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined(content: Self.content(["https://a.b", "javascript:x"]))
      try await tab.tap("Open by an effect", number: 1)
      var messages = try tab.connection.received()
      while messages.allSatisfy({ $0.open == nil }) {
        messages += try await tab.connection.receivedNext()
      }
      #expect(messages.compactMap(\.open) == [["https://a.b"]])
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "file:///etc/passwd",
    "vbscript:x", "blob:https://a/b", "about:blank", "tel:+41123", "/relative", "//a.b",
  ])
  func unsafeURLsAreReportedAndNotSent(_ url: String) async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined(content: Self.content([url]))
      try await withKnownIssue {
        try await tab.tap("Open", number: 1)
      } matching: { issue in
        issue.comments.contains { comment in
          comment.rawValue.contains("a page opens only 'http', 'https' and 'mailto' URLs")
        }
      }
      #expect(try tab.connection.received().map(\.open) == [nil])
    }
  }

  @Test func eachTabOpensItsOwnURLs() async throws {
    try await SessionHarness.run { harness in
      let content = Self.content(["https://a.b"])
      let (one, other) = (
        try await harness.joined(content: content), try await harness.joined(content: content)
      )
      try await one.tap("Open", number: 1)
      try await other.tap("Count", number: 1)
      #expect(try one.connection.received().map(\.open) == [["https://a.b"]])
      #expect(try other.connection.received().map(\.open) == [nil])
    }
  }

  @Test func aResumedConnectionReceivesEachURLOnce() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined(content: Self.content(["https://a.b"]))
      try await tab.tap("Open", number: 1)
      _ = try tab.connection.received()
      let again = try await tab.resumed(after: 0)
      #expect(try again.received().compactMap(\.open) == [["https://a.b"]])
      let last = try await tab.resumed(after: 1)
      #expect(try last.received().compactMap(\.open) == [])
    }
  }
}

private struct OpenerView: View {
  let urls: [URL]
  @Environment(\.openURL) private var openURL
  @State private var count = 0
  @State private var isLate = false
  @State private var hasEffect = false

  var body: some View {
    Button("Open") {
      for url in urls { openURL(url) }
    }
    Button("Open later") { isLate = true }
    Button("Open by an effect") { hasEffect = true }
    Button("Count") { count += 1 }
    Text("\(count)")
    if hasEffect {
      Text("Effect").task {
        @Dependency(\.openURL) var openURL
        for url in urls { await openURL(url) }
      }
    }
    if isLate {
      Text("Late").task {
        for url in urls { openURL(url) }
      }
    }
  }
}
#endif
