#if Web
  import ComposableArchitecture
  import Testing

  @testable import ComposableWeb

  @Suite struct SessionLimitsTests {
    @Test func aBrowserThatAcknowledgesNothingIsLeft() async throws {
      try await SessionStage.run {
        $0.unacknowledgedPatches = 2
      } _: { stage in
        let tab = try await stage.joined()
        try await tab.tap("Increment", number: 1)
        await tab.session.receive(.acknowledgement(1), from: tab.connection)
        for number in 2...4 { try await tab.tap("Increment", number: number) }
        #expect(try tab.connection.received().map(\.bye) == [nil, nil, nil, nil, "full"])
        #expect(tab.connection.isClosed)
        #expect(stage.sessions.count == 0)
        #expect(try stage.rejections(.unacknowledged) == 1)
      }
    }

    @Test func aBrowserThatLetsTooManyBytesLieIsLeft() async throws {
      try await SessionStage.run {
        $0.unacknowledgedBytes = 10
      } _: { stage in
        let tab = try await stage.joined()
        try await tab.tap("Increment", number: 1)
        #expect(try tab.connection.received().last?.bye == "full")
      }
    }

    @Test func eventsThatComeTooFastWaitAndAreNotLost() async throws {
      try await SessionStage.run {
        $0.eventBurst = 2
        $0.eventsPerSecond = 1
      } _: { stage in
        let tab = try await stage.joined()
        let taps = Task(executorPreference: QuiescentExecutor.current) {
          for number in 1...4 { try await tab.tap("Increment", number: number) }
        }
        await stage.rest()
        #expect(try tab.connection.received().map(\.ack) == [1, 2])
        await stage.clock.advance(by: .seconds(1))
        #expect(try tab.connection.received().map(\.ack) == [3])
        await stage.clock.advance(by: .seconds(1))
        #expect(try tab.connection.received().map(\.ack) == [4])
        try await taps.value
      }
    }

    @Test func pingsThatComeTooFastWait() async throws {
      try await SessionStage.run {
        $0.eventBurst = 1
        $0.eventsPerSecond = 1
      } _: { stage in
        let tab = try await stage.joined()
        let pings = Task(executorPreference: QuiescentExecutor.current) {
          for number in 1...2 { await tab.session.receive(.ping(number), from: tab.connection) }
        }
        await stage.rest()
        #expect(try tab.connection.received().count == 1)
        await stage.clock.advance(by: .seconds(1))
        #expect(try tab.connection.received().map(\.text) == [#"{"pong":2}"#])
        await pings.value
      }
    }

    @Test func messagesThatAreNoneWaitAsWell() async throws {
      try await SessionStage.run {
        $0.eventBurst = 1
        $0.eventsPerSecond = 1
      } _: { stage in
        let tab = try await stage.joined()
        await tab.session.reject(.malformed)
        let second = Task(executorPreference: QuiescentExecutor.current) {
          await tab.session.reject(.malformed)
          try await tab.tap("Increment", number: 1)
        }
        await stage.rest()
        #expect(try tab.connection.received() == [])
        await stage.clock.advance(by: .seconds(2))
        #expect(try tab.connection.received().map(\.ack) == [1])
        try await second.value
      }
    }

    @Test func thereAreNoMoreSessionsThanTheLimit() async throws {
      try await SessionStage.run {
        $0.sessions = 2
      } _: { stage in
        _ = try await stage.joined("1.1.1.1")
        let tab = try await stage.joined("2.2.2.2")
        await #expect(throws: CloseReason.full) { try await stage.session(for: "3.3.3.3") }
        #expect(try stage.rejections(.full) == 1)
        await tab.session.end(nil)
        _ = try await stage.session(for: "3.3.3.3")
      }
    }

    @Test func pagesThatNeverCameToLifeKeepNobodyOut() async throws {
      try await SessionStage.run {
        $0.sessions = 2
      } _: { stage in
        let looked = try await stage.joined("1.1.1.1")
        let (asked, _) = try await stage.session(for: "2.2.2.2")
        let (next, _) = try await stage.session(for: "3.3.3.3")
        #expect(stage.sessions[asked.id] == nil)
        #expect(stage.sessions[looked.session.id] === looked.session)
        #expect(await next.attach(RecordedConnection(), greeting: [], after: 0))
        await #expect(throws: CloseReason.full) { try await stage.session(for: "4.4.4.4") }
      }
    }

    @Test func anAddressGivesUpItsOldestSessionThatNobodyLooksAt() async throws {
      try await SessionStage.run {
        $0.sessionsPerAddress = 2
      } _: { stage in
        let looked = try await stage.joined()
        let (left, _) = try await stage.session(for: "1.2.3.4")
        let (next, _) = try await stage.session(for: "1.2.3.4")
        #expect(stage.sessions[left.id] == nil)
        #expect(stage.sessions[next.id] === next)
        #expect(stage.sessions[looked.session.id] === looked.session)
        #expect(await next.attach(RecordedConnection(), greeting: [], after: 0))
        await #expect(throws: CloseReason.full) { try await stage.session(for: "1.2.3.4") }
        _ = try await stage.session(for: "5.6.7.8")
      }
    }

    @Test func aServerThatStopsTakesNoMoreSessions() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        await stage.sessions.stop()
        #expect(try tab.connection.received().map(\.bye) == ["stopped"])
        await #expect(throws: CloseReason.stopped) { try await stage.session(for: "1.2.3.4") }
      }
    }
  }
#endif
