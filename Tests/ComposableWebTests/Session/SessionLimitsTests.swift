#if Web
import ComposableCore
import Testing

@testable import ComposableWeb

@Suite struct SessionLimitsTests {
  @Test func aBrowserThatAcknowledgesNothingIsDisconnected() async throws {
    try await SessionHarness.run {
      $0.unacknowledgedPatches = 2
    } _: { harness in
      let tab = try await harness.joined()
      try await tab.tap("Increment", number: 1)
      await tab.session.receive(.acknowledgement(1), from: tab.connection)
      for number in 2...4 { try await tab.tap("Increment", number: number) }
      #expect(try tab.connection.received().map(\.bye) == [nil, nil, nil, nil, "full"])
      #expect(tab.connection.isClosed)
      #expect(harness.sessions.count == 0)
      #expect(try harness.rejections(.unacknowledged) == 1)
    }
  }

  @Test func tooManyUnacknowledgedBytesEndTheSession() async throws {
    try await SessionHarness.run {
      $0.unacknowledgedBytes = 10
    } _: { harness in
      let tab = try await harness.joined()
      try await tab.tap("Increment", number: 1)
      #expect(try tab.connection.received().last?.bye == "full")
    }
  }

  @Test func theSessionsOfAnAddressShareTheBytesThatTheyDoNotAcknowledge() async throws {
    try await SessionHarness.run {
      $0.unacknowledgedBytesPerAddress = 200_000
      $0.unacknowledgedPatches = .max
      ($0.eventBurst, $0.eventBurstPerAddress) = (.max, .max)
    } _: { harness in
      func read(_ tab: Tab) async {
        while !tab.connection.isClosed, tab.connection.sentBytes < 140_000 {
          await tab.session.receive(.resync(0), from: tab.connection)
        }
      }
      let tabs = [try await harness.joined(), try await harness.joined()]
      for tab in tabs { await read(tab) }
      #expect(tabs.map(\.connection.isClosed) == [false, true])
      #expect(try tabs[1].connection.received().last?.bye == "full")
      // Another address has its own bytes, and what a session has taken is free after its end.
      let others = [try await harness.joined("5.6.7.8"), try await harness.joined()]
      await read(others[0])
      #expect(!others[0].connection.isClosed)
      await tabs[0].session.end(nil)
      await read(others[1])
      #expect(!others[1].connection.isClosed)
    }
  }

  @Test func theAddressesOfAHostShareTheBytesThatTheyDoNotAcknowledge() {
    var limits = SessionLimits()
    (limits.unacknowledgedBytesPerAddress, limits.unacknowledgedBytesPerHost) = (100, 150)
    var budget = MessageBudget(limits)
    let changes = [
      (90, "a"), (20, "a"), (-20, "a"), (60, "b"),
      // Of the 50 that each address may have now, the first two have more.
      (10, "c"), (1, "b"), (40, "c"), (1, "c"),
      (-90, "a"), (-61, "b"), (-51, "c"), (100, "a"), (50, "b"),
    ]
    let fits = changes.map { budget.change(by: $0.0, of: $0.1) }
    #expect(
      fits == [
        true, false, true, true, true, false, true, false, true, true, true, true, true,
      ])
    #expect(MessageBudget.countedBytes(of: 65_535) == 0)
    #expect(MessageBudget.countedBytes(of: 65_536) == 65_536)
  }

  @Test func eventsAboveTheRateLimitAreDelayed() async throws {
    try await SessionHarness.run {
      $0.eventBurst = 2
      $0.eventsPerSecond = 1
    } _: { harness in
      let tab = try await harness.joined()
      let taps = Task(executorPreference: QuiescentExecutor.current) {
        for number in 1...4 { try await tab.tap("Increment", number: number) }
      }
      await harness.waitUntilIdle()
      #expect(try tab.connection.received().map(\.ack) == [1, 2])
      await harness.clock.advance(by: .seconds(1))
      #expect(try tab.connection.received().map(\.ack) == [3])
      await harness.clock.advance(by: .seconds(1))
      #expect(try tab.connection.received().map(\.ack) == [4])
      try await taps.value
    }
  }

  @Test func theSessionsOfAnAddressShareARate() async throws {
    try await SessionHarness.run {
      $0.eventBurstPerAddress = 2
      $0.eventsPerSecondPerAddress = 1
    } _: { harness in
      let tabs = [try await harness.joined(), try await harness.joined()]
      let stranger = try await harness.joined("5.6.7.8")
      for tab in tabs { try await tab.tap("Increment", number: 1) }
      let delayed = Task(executorPreference: QuiescentExecutor.current) {
        try await tabs[1].tap("Increment", number: 2)
      }
      try await stranger.tap("Increment", number: 1)
      await harness.waitUntilIdle()
      #expect(try tabs[1].connection.received().map(\.ack) == [1])
      #expect(try stranger.connection.received().map(\.ack) == [1])
      await harness.clock.advance(by: .seconds(1))
      #expect(try tabs[1].connection.received().map(\.ack) == [2])
      try await delayed.value
    }
  }

  @Test func sessionsEndOneAfterAnotherWhenTheServerStops() async throws {
    try await SessionHarness.run {
      $0.drain = .seconds(5)
    } _: { harness in
      let tabs = [
        try await harness.joined(), try await harness.joined(), try await harness.joined(),
      ]
      let stop = Task(executorPreference: QuiescentExecutor.current) {
        await harness.sessions.stop()
      }
      for count in 1...3 {
        await harness.waitUntilIdle()
        #expect(tabs.filter(\.connection.isClosed).count == count)
        #expect(harness.sessions.isStopped)
        await harness.clock.advance(by: .milliseconds(2))
      }
      await stop.value
      #expect(harness.sessions.count == 0)
    }
  }

  @Test func theDrainOfManySessionsKeepsItsTimeLimit() async throws {
    try await SessionHarness.run {
      $0.drain = .milliseconds(3)
    } _: { harness in
      for number in 1...10 { _ = try await harness.joined("10.0.0.\(number)") }
      let stop = Task(executorPreference: QuiescentExecutor.current) {
        await harness.sessions.stop()
      }
      await harness.clock.advance(by: .milliseconds(3))
      await stop.value
      #expect(harness.sessions.count == 0)
    }
  }

  @Test func pingsAboveTheRateLimitAreDelayed() async throws {
    try await SessionHarness.run {
      $0.eventBurst = 1
      $0.eventsPerSecond = 1
    } _: { harness in
      let tab = try await harness.joined()
      let pings = Task(executorPreference: QuiescentExecutor.current) {
        for number in 1...2 { await tab.session.receive(.ping(number), from: tab.connection) }
      }
      await harness.waitUntilIdle()
      #expect(try tab.connection.received().count == 1)
      await harness.clock.advance(by: .seconds(1))
      #expect(try tab.connection.received().map(\.text) == [#"{"pong":2}"#])
      await pings.value
    }
  }

  @Test func malformedMessagesCountTowardsTheRateLimit() async throws {
    try await SessionHarness.run {
      $0.eventBurst = 1
      $0.eventsPerSecond = 1
    } _: { harness in
      let tab = try await harness.joined()
      await tab.session.reject(.malformed)
      let second = Task(executorPreference: QuiescentExecutor.current) {
        await tab.session.reject(.malformed)
        try await tab.tap("Increment", number: 1)
      }
      await harness.waitUntilIdle()
      #expect(try tab.connection.received() == [])
      await harness.clock.advance(by: .seconds(2))
      #expect(try tab.connection.received().map(\.ack) == [1])
      try await second.value
    }
  }

  @Test func sessionsAboveTheLimitAreRejected() async throws {
    try await SessionHarness.run {
      $0.sessions = 2
    } _: { harness in
      _ = try await harness.joined("1.1.1.1")
      let tab = try await harness.joined("2.2.2.2")
      await #expect(throws: CloseReason.full) { try await harness.session(for: "3.3.3.3") }
      #expect(try harness.rejections(.full) == 1)
      await tab.session.end(nil)
      _ = try await harness.session(for: "3.3.3.3")
    }
  }

  @Test func unjoinedSessionsAreEvicted() async throws {
    try await SessionHarness.run {
      $0.sessions = 2
    } _: { harness in
      let attached = try await harness.joined("1.1.1.1")
      let (unjoined, _) = try await harness.session(for: "2.2.2.2")
      let (next, _) = try await harness.session(for: "3.3.3.3")
      #expect(harness.sessions[unjoined.id] == nil)
      #expect(harness.sessions[attached.session.id] === attached.session)
      #expect(await next.attach(RecordedConnection(), greeting: [], after: 0))
      await #expect(throws: CloseReason.full) { try await harness.session(for: "4.4.4.4") }
    }
  }

  @Test func anAddressEvictsItsOldestUnjoinedSession() async throws {
    try await SessionHarness.run {
      $0.sessionsPerAddress = 2
    } _: { harness in
      let attached = try await harness.joined()
      let (unjoined, _) = try await harness.session(for: "1.2.3.4")
      let (next, _) = try await harness.session(for: "1.2.3.4")
      #expect(harness.sessions[unjoined.id] == nil)
      #expect(harness.sessions[next.id] === next)
      #expect(harness.sessions[attached.session.id] === attached.session)
      #expect(await next.attach(RecordedConnection(), greeting: [], after: 0))
      await #expect(throws: CloseReason.full) { try await harness.session(for: "1.2.3.4") }
      _ = try await harness.session(for: "5.6.7.8")
    }
  }

  @Test func aSessionThatWasConnectedIsNotEvictedByNewPages() async throws {
    try await SessionHarness.run {
      $0.sessionsPerAddress = 2
    } _: { harness in
      let away = try await harness.joined()
      await away.session.detach(away.connection)
      for _ in 1...10 { _ = try await harness.session(for: "1.2.3.4") }
      #expect(harness.sessions[away.session.id] === away.session)
      #expect(await away.session.attach(RecordedConnection(), greeting: [.again], after: 0))
    }
  }

  @Test func closedTabsDoNotLockTheirAddressOut() async throws {
    try await SessionHarness.run {
      $0.sessionsPerAddress = 2
    } _: { harness in
      var away: [SessionID] = []
      for _ in 1...4 {
        let tab = try await harness.joined()
        await tab.session.detach(tab.connection)
        away.append(tab.session.id)
      }
      // The latest may return.
      #expect(away.map { harness.sessions[$0] != nil } == [false, false, true, true])
      _ = try await harness.joined()
      #expect(away.map { harness.sessions[$0] != nil } == [false, false, false, true])
    }
  }

  @Test func aStoppedRegistryRejectsNewSessions() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      await harness.sessions.stop()
      #expect(try tab.connection.received().map(\.bye) == ["stopped"])
      await #expect(throws: CloseReason.stopped) { try await harness.session(for: "1.2.3.4") }
    }
  }
}
#endif
