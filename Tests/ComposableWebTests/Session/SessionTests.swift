#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI
import ComposableConcurrency
import Testing

@testable import ComposableWeb

@Suite struct SessionTests {
  @Test func anEventIsAnsweredWithItsPatches() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      try await tab.tap("Increment", number: 1)
      let answers = try tab.connection.received()
      #expect(answers.map(\.seq) == [1])
      #expect(answers.map(\.ack) == [1])
      #expect(answers.map(\.patches) == [1])
      #expect(answers.last?.text.contains("count 1") == true)
    }
  }

  @Test func changesOfOneEventAreOneMessage() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      try await tab.tap("Twice", number: 1)
      let answers = try tab.connection.received()
      #expect(answers.count == 1)
      #expect(answers.last?.text.contains("count 2") == true)
    }
  }

  @Test func anEventIsProcessedOnce() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      try await tab.tap("Increment", number: 1)
      try await tab.tap("Increment", number: 1)
      try await tab.tap("Increment", number: 2)
      let answers = try tab.connection.received()
      #expect(answers.map(\.ack) == [1, 2])
      #expect(answers.last?.text.contains("count 2") == true)
      #expect(try harness.rejections(.replayed) == 1)
    }
  }

  @Test(arguments: [Interaction.text("x"), .increment, .choice(0), .tapAt(.zero)])
  func unsupportedInteractionsAreRejectedAndAnswered(_ interaction: Interaction) async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      let event = ClientEvent(
        number: 1, element: try tab.button("Increment"), interaction: interaction
      )
      await tab.session.receive(.event(event), from: tab.connection)
      let answers = try tab.connection.received()
      #expect(answers.map(\.ack) == [1])
      #expect(answers.map(\.patches) == [0])
      #expect(try harness.rejections(.unknown) == 1)
      try await tab.tap("Increment", number: 2)
      #expect(try tab.connection.received().first?.text.contains("count 1") == true)
    }
  }

  @Test(arguments: [0, 9_999, 1 << 53])
  func eventsOfUnknownElementsAreRejected(_ element: Int) async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      let event = ClientEvent(number: 1, element: element, interaction: .tap)
      await tab.session.receive(.event(event), from: tab.connection)
      #expect(try tab.connection.received().map(\.patches) == [0])
      #expect(try harness.rejections(.unknown) == 1)
    }
  }

  @Test func changesOfEffectsAreSentWithoutAnEvent() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      try await tab.tap("Wait", number: 1)
      #expect(try tab.connection.received().map(\.patches) == [0])
      harness.gate.open()
      let later = try await tab.connection.receivedNext()
      #expect(later.map(\.seq) == [2])
      #expect(later.map(\.ack) == [nil])
      #expect(later.first?.text.contains("count 100") == true)
    }
  }

  @Test func aNewConnectionTakesOverTheSession() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      let other = try await tab.resumed(after: 0)
      #expect(try tab.connection.received().map(\.bye) == ["refused"])
      #expect(tab.connection.isClosed)
      // Later messages and the end of the former connection are ignored.
      try await tab.tap("Increment", number: 1)
      await tab.session.detach(tab.connection)
      #expect(try other.received().map(\.hello) == ["again"])
      await harness.clock.advance(by: .seconds(61))
      #expect(harness.sessions[tab.session.id] != nil)
    }
  }

  @Test func endingASessionCancelsItsEffects() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      try await tab.tap("Wait", number: 1)
      await tab.session.end(.stopped)
      #expect(await harness.gate.outcome() == .cancelled)
      #expect(try tab.connection.received().last?.bye == "stopped")
      #expect(tab.connection.isClosed)
      #expect(harness.sessions.count == 0)
    }
  }

  @Test func eachSessionHasItsOwnState() async throws {
    try await SessionHarness.run { harness in
      let (one, other) = (try await harness.joined(), try await harness.joined())
      try await one.tap("Increment", number: 1)
      try await one.tap("Increment", number: 2)
      try await other.tap("Increment", number: 1)
      #expect(try one.connection.received().last?.text.contains("count 2") == true)
      #expect(try other.connection.received().first?.text.contains("count 1") == true)
    }
  }

  @Test func onEndRunsOncePerSession() async throws {
    try await SessionHarness.run {
      $0.sessions = 1
    } _: { harness in
      let gate = EffectGate()
      let endCount = Lock(0)
      let owner = MainActorSubstitute()
      let content = SessionContent(on: owner) { owner, environment, needsUpdate in
        ViewGraph(environment: environment, isolation: owner, needsUpdate: needsUpdate) {
          TallyView(gate: gate)
        }
      } onEnd: {
        endCount.withLock { $0 += 1 }
      }
      let (session, _, _) = try await harness.sessions.make(
        for: "1.2.3.4", page: "", request: PageRequest(), content: content)
      #expect(await session.attach(RecordedConnection(), greeting: [], after: 0))
      // The limit is reached, so the rejected content ends immediately.
      await #expect(throws: CloseReason.full) {
        try await harness.sessions.make(
          for: "1.2.3.4", page: "", request: PageRequest(), content: content)
      }
      await harness.waitUntilIdle()
      #expect(endCount.withLock { $0 } == 1)
      await session.end(.idle)
      await session.end(.idle)
      await harness.waitUntilIdle()
      #expect(endCount.withLock { $0 } == 2)
    }
  }

}
#endif
