#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI
import Testing

@testable import ComposableWeb

/// Delivery of the texts that programs copy to the browser.
@Suite struct CopiedTextTests {
  private static let content = SessionContent { owner, environment, needsUpdate in
    ViewGraph(environment: environment, isolation: owner, needsUpdate: needsUpdate) {
      Button("Copy") {
        UIPasteboard.general.string = "Bread"
        UIPasteboard.general.string = "Milk"
      }
      Button("Forget") { UIPasteboard.general.string = nil }
    }
  }

  @Test func theLastTextIsSentOnceWithTheAnswerToItsEvent() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined(content: Self.content)
      try await tab.tap("Copy", number: 1)
      #expect(try tab.connection.received().compactMap(\.copy) == ["Milk"])
      try await tab.tap("Forget", number: 2)
      #expect(try tab.connection.received().compactMap(\.copy) == [])
    }
  }

  @Test func eachSessionHasAClipboardOfItsOwn() async throws {
    try await SessionHarness.run { harness in
      let one = try await harness.joined(content: Self.content)
      let other = try await harness.joined(content: Self.content)
      try await one.tap("Copy", number: 1)
      try await other.tap("Forget", number: 1)
      #expect(try other.connection.received().compactMap(\.copy) == [])
    }
  }
}
#endif
