#if Web
  import ComposableArchitecture
  import ComposableUI
  import Synchronization
  import Testing

  @testable import ComposableWeb

  @Suite struct SessionTests {
    @Test func anEventIsAnsweredWithWhatItChanges() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        try await tab.tap("Increment", number: 1)
        let answers = try tab.connection.received()
        #expect(answers.map(\.seq) == [1])
        #expect(answers.map(\.ack) == [1])
        #expect(answers.map(\.patches) == [1])
        #expect(answers.last?.text.contains("count 1") == true)
      }
    }

    @Test func oneTurnIsOneMessage() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        try await tab.tap("Twice", number: 1)
        let answers = try tab.connection.received()
        #expect(answers.count == 1)
        #expect(answers.last?.text.contains("count 2") == true)
      }
    }

    @Test func anEventIsTakenOnce() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        try await tab.tap("Increment", number: 1)
        try await tab.tap("Increment", number: 1)
        try await tab.tap("Increment", number: 2)
        let answers = try tab.connection.received()
        #expect(answers.map(\.ack) == [1, 2])
        #expect(answers.last?.text.contains("count 2") == true)
        #expect(try stage.rejections(.replayed) == 1)
      }
    }

    @Test(arguments: [Interaction.text("x"), .increment, .choice(0), .tapAt(.zero)])
    func whatAnElementDoesNotTakeIsRefusedAndAnswered(_ interaction: Interaction) async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        let event = ClientEvent(
          number: 1, element: try tab.button("Increment"), interaction: interaction
        )
        await tab.session.receive(.event(event), from: tab.connection)
        let answers = try tab.connection.received()
        #expect(answers.map(\.ack) == [1])
        #expect(answers.map(\.patches) == [0])
        #expect(try stage.rejections(.unknown) == 1)
        try await tab.tap("Increment", number: 2)
        #expect(try tab.connection.received().first?.text.contains("count 1") == true)
      }
    }

    @Test(arguments: [0, 9_999, 1 << 53])
    func eventsOfElementsThatAreNotThereAreRefused(_ element: Int) async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        let event = ClientEvent(number: 1, element: element, interaction: .tap)
        await tab.session.receive(.event(event), from: tab.connection)
        #expect(try tab.connection.received().map(\.patches) == [0])
        #expect(try stage.rejections(.unknown) == 1)
      }
    }

    @Test func whatWorkChangesLaterIsSentWithoutAnEvent() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        try await tab.tap("Wait", number: 1)
        #expect(try tab.connection.received().map(\.patches) == [0])
        stage.alarm.ring()
        let later = try await tab.connection.receivedNext()
        #expect(later.map(\.seq) == [2])
        #expect(later.map(\.ack) == [nil])
        #expect(later.first?.text.contains("count 100") == true)
      }
    }

    @Test func anotherConnectionTakesTheSessionOver() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        let other = RecordedConnection()
        #expect(await tab.session.attach(other, greeting: [.again], after: 0))
        #expect(try tab.connection.received().map(\.bye) == ["refused"])
        #expect(tab.connection.isClosed)
        // What the former still has to say counts no more, nor does its end.
        try await tab.tap("Increment", number: 1)
        await tab.session.detach(tab.connection)
        #expect(try other.received().map(\.hello) == ["again"])
        await stage.clock.advance(by: .seconds(61))
        #expect(stage.sessions[tab.session.id] != nil)
      }
    }

    @Test func anEndedSessionCancelsItsWork() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        try await tab.tap("Wait", number: 1)
        await tab.session.end(.stopped)
        #expect(await stage.alarm.outcome() == .cancelled)
        #expect(try tab.connection.received().last?.bye == "stopped")
        #expect(tab.connection.isClosed)
        #expect(stage.sessions.count == 0)
      }
    }

    @Test func eachSessionHasStateOfItsOwn() async throws {
      try await SessionStage.run { stage in
        let (one, other) = (try await stage.joined(), try await stage.joined())
        try await one.tap("Increment", number: 1)
        try await one.tap("Increment", number: 2)
        try await other.tap("Increment", number: 1)
        #expect(try one.connection.received().last?.text.contains("count 2") == true)
        #expect(try other.connection.received().first?.text.contains("count 1") == true)
      }
    }

    @Test func whoShowedSomethingIsToldOnceThatTheSessionIsOver() async throws {
      try await SessionStage.run {
        $0.sessions = 1
      } _: { stage in
        let alarm = Alarm()
        let left = Mutex(0)
        let content = SessionContent(on: Shared()) { owner, environment, needsUpdate in
          ViewGraph(environment: environment, isolation: owner, needsUpdate: needsUpdate) {
            TallyView(alarm: alarm)
          }
        } onEnd: {
          left.withLock { $0 += 1 }
        }
        let (session, _) = try await stage.sessions.make(for: "1.2.3.4", content: content)
        #expect(await session.attach(RecordedConnection(), greeting: [], after: 0))
        // There is no room: what was to be shown is left at once.
        await #expect(throws: CloseReason.full) {
          try await stage.sessions.make(for: "1.2.3.4", content: content)
        }
        await stage.rest()
        #expect(left.withLock { $0 } == 1)
        await session.end(.idle)
        await session.end(.idle)
        await stage.rest()
        #expect(left.withLock { $0 } == 2)
      }
    }

    private actor Shared {}
  }
#endif
