#if Web
@_spi(Renderer) import ComposableUI
import Testing

@testable import ComposableWeb

@Suite struct SessionResumeTests {
  @Test func unacknowledgedMessagesAreResent() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      for number in 1...3 { try await tab.tap("Increment", number: number) }
      let sent = try tab.connection.received()
      await tab.session.receive(.acknowledgement(1), from: tab.connection)
      await tab.session.detach(tab.connection)

      let again = try await tab.resumed(after: 1)
      #expect(try again.received().dropFirst() == sent[1...])
    }
  }

  @Test func receivedMessagesAreNotResent() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      for number in 1...3 { try await tab.tap("Increment", number: number) }
      await tab.session.detach(tab.connection)
      let again = try await tab.resumed(after: 3)
      #expect(try again.received().map(\.hello) == ["again"])
    }
  }

  @Test func receivedEventsAreNotProcessedTwice() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      try await tab.tap("Increment", number: 1)
      await tab.session.detach(tab.connection)
      // The answer was lost, so the browser sends the event again.
      let again = try await tab.resumed(after: 0)
      let tap = ClientEvent(number: 1, element: try tab.button("Increment"), interaction: .tap)
      await tab.session.receive(.event(tap), from: again)
      let next = ClientEvent(number: 2, element: try tab.button("Increment"), interaction: .tap)
      await tab.session.receive(.event(next), from: again)
      let received = try again.received()
      #expect(received.map(\.seq) == [nil, 1, 2])
      #expect(received.last?.text.contains("count 2") == true)
    }
  }

  @Test func theHelloOfAnAbandonedAttemptIsIgnored() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      await tab.session.detach(tab.connection)
      let (late, second) = (RecordedConnection(), RecordedConnection())
      #expect(await tab.session.attach(second, greeting: [.again], after: 0, attempt: 3))
      #expect(await !tab.session.attach(late, greeting: [.again], after: 0, attempt: 2))
      #expect(try late.received() == [])
      #expect(!second.isClosed)
      #expect(try second.received().map(\.hello) == ["again"])
    }
  }

  @Test func changesAccumulateWhileDisconnected() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      try await tab.tap("Wait", number: 1)
      await tab.session.detach(tab.connection)
      _ = try tab.connection.received()
      harness.gate.open()
      #expect(await harness.gate.outcome() == .delivered)
      #expect(try tab.connection.received() == [])
      let again = try await tab.resumed(after: 1)
      let received = try again.received()
      #expect(received.map(\.seq) == [nil, 2])
      #expect(received.last?.text.contains("count 100") == true)
    }
  }

  @Test func aBrowserMissingDiscardedMessagesCannotResume() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      for number in 1...3 { try await tab.tap("Increment", number: number) }
      await tab.session.receive(.acknowledgement(2), from: tab.connection)
      await tab.session.detach(tab.connection)
      let again = RecordedConnection()
      #expect(await !tab.session.attach(again, greeting: [.again], after: 1))
      #expect(await !tab.session.attach(again, greeting: [.again], after: 4))
      #expect(try again.received() == [])
      #expect(await tab.session.attach(again, greeting: [.again], after: 2))
    }
  }

  @Test func acknowledgingUnsentMessagesEndsTheConnection() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      try await tab.tap("Increment", number: 1)
      await tab.session.receive(.acknowledgement(2), from: tab.connection)
      #expect(try harness.rejections(.impossible) == 1)
      #expect(try tab.connection.received().map(\.ack) == [1])
      #expect(tab.connection.isClosed)
      // No message was discarded, so a client that acknowledges correctly can resume.
      let again = try await tab.resumed(after: 0)
      #expect(try again.received().map(\.seq) == [nil, 1])
    }
  }
}
#endif
