#if Web
  import ComposableArchitecture
  import Testing

  @testable import ComposableWeb

  @Suite struct LifespanTests {
    @Test func aSessionThatNobodyJoinsEndsAfterItsGraceTime() async throws {
      try await SessionStage.run { stage in
        let (session, _) = try await stage.session(for: "1.2.3.4")
        await stage.clock.advance(by: .seconds(59))
        #expect(stage.sessions.count == 1)
        await stage.clock.advance(by: .seconds(1))
        #expect(stage.sessions.count == 0)
        #expect(await !session.attach(RecordedConnection(), greeting: [], after: 0))
      }
    }

    @Test func aLostConnectionMayComeBackWithinTheGraceTime() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        await stage.clock.advance(by: .seconds(500))
        await tab.session.detach(tab.connection)
        await stage.clock.advance(by: .seconds(59))
        #expect(await tab.session.attach(tab.connection, greeting: [], after: 0))
        await stage.clock.advance(by: .seconds(500))
        await tab.session.detach(tab.connection)
        await stage.clock.advance(by: .seconds(60))
        #expect(await !tab.session.attach(tab.connection, greeting: [], after: 0))
        #expect(stage.sessions.count == 0)
      }
    }

    @Test func aSessionWithoutMessagesEndsWithABye() async throws {
      try await SessionStage.run {
        $0.idleLife = .seconds(100)
      } _: { stage in
        let tab = try await stage.joined()
        await stage.clock.advance(by: .seconds(99))
        try await tab.tap("Increment", number: 1)
        await stage.clock.advance(by: .seconds(99))
        #expect(stage.sessions.count == 1)
        _ = try tab.connection.received()
        await stage.clock.advance(by: .seconds(1))
        #expect(try tab.connection.received().map(\.bye) == ["idle"])
        #expect(tab.connection.isClosed)
        #expect(stage.sessions.count == 0)
      }
    }

    @Test func pingsAreNoUseOfASession() async throws {
      try await SessionStage.run {
        $0.idleLife = .seconds(100)
      } _: { stage in
        let tab = try await stage.joined()
        await stage.clock.advance(by: .seconds(99))
        await tab.session.receive(.ping(1), from: tab.connection)
        await stage.clock.advance(by: .seconds(1))
        #expect(try tab.connection.received().map(\.bye) == [nil, "idle"])
      }
    }

    @Test func anEndedSessionIsLetGo() async throws {
      try await SessionStage.run { stage in
        weak var session: Session?
        do {
          let tab = try await stage.joined()
          try await tab.tap("Increment", number: 1)
          session = tab.session
          await tab.session.end(nil)
        }
        await stage.rest()
        #expect(session == nil)
      }
    }
  }
#endif
