#if Web
import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI
@testable import ComposableWeb

/// A field whose text the view shows, too.
private struct NameView: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Clear") { name = "" }
      Text("name \(name)")
    }
  }
}

@Suite struct SessionSynchronizationTests {
  private var content: SessionContent {
    SessionContent { owner, environment, needsUpdate in
      ViewGraph(environment: environment, isolation: owner, needsUpdate: needsUpdate) { NameView() }
    }
  }

  private func field(_ rendering: Rendering) -> Int? {
    if rendering.content.is(InputContent.self) { return rendering.id }
    return rendering.children.lazy.compactMap(field).first
  }

  @Test func theWholePageIsSentOnRequest() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      try await tab.tap("Increment", number: 1)
      _ = try tab.connection.received()
      await tab.session.receive(.resync(1), from: tab.connection)
      let answers = try tab.connection.received()
      #expect(answers.map(\.seq) == [2])
      #expect(answers.map(\.patches) == [nil])
      let page = try #require(answers.first?.page)
      #expect(page.contains("count 1"))
      #expect(page.contains(#"data-i="\#(try tab.button("Twice"))""#))
      // Patches go on from there.
      try await tab.tap("Increment", number: 2)
      #expect(try tab.connection.received().map(\.patches) == [1])
    }
  }

  @Test func theWholePageContainsChangesThatWereNotSentYet() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      tab.connection.stopReading()
      try await tab.tap("Increment", number: 1)
      let resync = Task { await tab.session.receive(.resync(0), from: tab.connection) }
      tab.connection.resumeReading()
      await resync.value
      let pages = try tab.connection.received().compactMap(\.page)
      #expect(pages.count == 1 && pages[0].contains("count 1"))
    }
  }

  @Test func requestsForTheWholePageAreBounded() async throws {
    try await SessionHarness.run(limits: {
      ($0.eventsPerSecond, $0.eventBurst) = (1, 20)
    }) { harness in
      let tab = try await harness.joined()
      await tab.session.receive(.resync(0), from: tab.connection)
      #expect(try tab.connection.received().count == 1)
      let second = Task { await tab.session.receive(.resync(0), from: tab.connection) }
      await harness.waitUntilIdle()
      #expect(try tab.connection.received().isEmpty)
      for _ in 1...20 { await harness.clock.advance(by: .seconds(1)) }
      await second.value
      #expect(try tab.connection.received().count == 1)
    }
  }

  @Test func anEditChangesTheTextThatWasReportedBefore() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined(content: content)
      let id = try #require(field(tab.rendering))
      func send(_ number: Int, _ action: ClientEvent.Action) async throws -> String {
        let event = ClientEvent(number: number, element: id, action: action)
        await tab.session.receive(.event(event), from: tab.connection)
        let answers = try tab.connection.received()
        #expect(answers.map(\.ack) == [number])
        return answers.last?.text ?? ""
      }
      #expect(try await send(1, .interaction(.text("milk and tea"))).contains("name milk and tea"))
      let edit = TextEdit(start: 9, count: 3, replacement: "coffee")
      #expect(try await send(2, .edit(edit)).contains("name milk and coffee"))
      // A whole page does not change what the browser has reported.
      await tab.session.receive(.resync(0), from: tab.connection)
      _ = try tab.connection.received()
      let next = TextEdit(start: 0, count: 4, replacement: "Cake")
      #expect(try await send(3, .edit(next)).contains("name Cake and coffee"))
    }
  }

  @Test func anEditIsRebasedOntoTheTextOfAMessageThatTheBrowserHasNotReceived() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined(content: content)
      let id = try #require(field(tab.rendering))
      let button = try #require(tab.rendering.button("Clear"))
      func send(_ number: Int, _ action: ClientEvent.Action, on id: Int, seq: Int?) async throws
        -> String
      {
        let event = ClientEvent(number: number, element: id, action: action, seq: seq)
        await tab.session.receive(.event(event), from: tab.connection)
        return try tab.connection.received().last?.text ?? ""
      }
      let hello = ClientEvent.Action.interaction(.text("hello"))
      #expect(try await send(1, hello, on: id, seq: 0).contains("name hello"))
      let cleared = try await send(2, .interaction(.tap), on: button, seq: nil)
      #expect(cleared.contains(#""value":"""#))
      // The browser has received the first message.
      let typed = ClientEvent.Action.interaction(.text("hellothere"))
      let answer = try await send(3, typed, on: id, seq: 1)
      #expect(answer.contains("name there"))
      // It finds the same text by itself.
      #expect(!answer.contains("value"))
      let edit = ClientEvent.Action.edit(TextEdit(start: 5, count: 0, replacement: "!"))
      #expect(try await send(4, edit, on: id, seq: 3).contains("name there!"))
    }
  }

  @Test func invalidEditsAreRejectedAndAnsweredWithTheTextOfTheViews() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined(content: content)
      let id = try #require(field(tab.rendering))
      let edit = ClientEvent.Action.edit(TextEdit(start: 1, count: 0, replacement: "x"))
      for (number, element) in [(1, id), (2, 9_999)] {
        let event = ClientEvent(number: number, element: element, action: edit)
        await tab.session.receive(.event(event), from: tab.connection)
        let answers = try tab.connection.received()
        #expect(answers.map(\.ack) == [number])
        #expect(answers.map(\.patches) == [element == id ? 1 : 0])
      }
      // A message that there is not.
      let text = ClientEvent.Action.interaction(.text("x"))
      let event = ClientEvent(number: 3, element: id, action: text, seq: 3)
      await tab.session.receive(.event(event), from: tab.connection)
      #expect(try tab.connection.received().map(\.ack) == [3])
      #expect(try harness.rejections(.malformed) == 3)
      let next = ClientEvent(number: 4, element: id, action: text, seq: 3)
      await tab.session.receive(.event(next), from: tab.connection)
      #expect(try tab.connection.received().last?.text.contains("name x") == true)
    }
  }
}
#endif
