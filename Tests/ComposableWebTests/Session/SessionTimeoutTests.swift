#if Web
import ComposableCore
import Testing

@testable import ComposableWeb

@Suite struct SessionTimeoutTests {
  @Test func anUnjoinedSessionEndsAfterTheGracePeriod() async throws {
    try await SessionHarness.run { harness in
      let (session, _) = try await harness.session(for: "1.2.3.4")
      await harness.clock.advance(by: .seconds(59))
      #expect(harness.sessions.count == 1)
      await harness.clock.advance(by: .seconds(1))
      #expect(harness.sessions.count == 0)
      #expect(await !session.attach(RecordedConnection(), greeting: [], after: 0))
    }
  }

  @Test func aLostConnectionCanResumeWithinTheGracePeriod() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      await harness.clock.advance(by: .seconds(500))
      await tab.session.detach(tab.connection)
      await harness.clock.advance(by: .seconds(59))
      #expect(await tab.session.attach(tab.connection, greeting: [], after: 0))
      await harness.clock.advance(by: .seconds(500))
      await tab.session.detach(tab.connection)
      await harness.clock.advance(by: .seconds(60))
      #expect(await !tab.session.attach(tab.connection, greeting: [], after: 0))
      #expect(harness.sessions.count == 0)
    }
  }

  @Test func aVisibleTabStaysWithoutInput() async throws {
    try await SessionHarness.run {
      $0.idleLife = .seconds(100)
    } _: { harness in
      let tab = try await harness.joined()
      for number in 1...3 {
        await harness.clock.advance(by: .seconds(99))
        await tab.session.receive(.ping(number, isVisible: true), from: tab.connection)
      }
      #expect(harness.sessions.count == 1)
      await harness.clock.advance(by: .seconds(99))
      await tab.session.receive(.ping(4, isVisible: false), from: tab.connection)
      await harness.clock.advance(by: .seconds(1))
      #expect(harness.sessions.count == 0)
    }
  }

  @Test func anIdleSessionEndsWithABye() async throws {
    try await SessionHarness.run {
      $0.idleLife = .seconds(100)
    } _: { harness in
      let tab = try await harness.joined()
      await harness.clock.advance(by: .seconds(99))
      try await tab.tap("Increment", number: 1)
      await harness.clock.advance(by: .seconds(99))
      #expect(harness.sessions.count == 1)
      _ = try tab.connection.received()
      await harness.clock.advance(by: .seconds(1))
      #expect(try tab.connection.received().map(\.bye) == ["idle"])
      #expect(tab.connection.isClosed)
      #expect(harness.sessions.count == 0)
    }
  }

  @Test func pingsDoNotPreventTheIdleTimeout() async throws {
    try await SessionHarness.run {
      $0.idleLife = .seconds(100)
    } _: { harness in
      let tab = try await harness.joined()
      await harness.clock.advance(by: .seconds(99))
      await tab.session.receive(.ping(1), from: tab.connection)
      await harness.clock.advance(by: .seconds(1))
      #expect(try tab.connection.received().map(\.bye) == [nil, "idle"])
    }
  }

  @Test func anEndedSessionIsDeallocated() async throws {
    try await SessionHarness.run { harness in
      weak var session: Session?
      do {
        let tab = try await harness.joined()
        try await tab.tap("Increment", number: 1)
        session = tab.session
        await tab.session.end(nil)
      }
      await harness.waitUntilIdle()
      #expect(session == nil)
    }
  }
}
#endif
