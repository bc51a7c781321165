#if Web
  import ComposableUI
  import Testing

  @testable import ComposableWeb

  @Suite struct ResumeTests {
    @Test func whatWasNotAcknowledgedIsSentAgain() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        for number in 1...3 { try await tab.tap("Increment", number: number) }
        let sent = try tab.connection.received()
        await tab.session.receive(.acknowledgement(1), from: tab.connection)
        await tab.session.detach(tab.connection)

        let again = RecordedConnection()
        #expect(await tab.session.attach(again, greeting: [.again], after: 1))
        #expect(try again.received().dropFirst() == sent[1...])
      }
    }

    @Test func whatArrivedIsNotSentAgain() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        for number in 1...3 { try await tab.tap("Increment", number: number) }
        await tab.session.detach(tab.connection)
        let again = RecordedConnection()
        #expect(await tab.session.attach(again, greeting: [.again], after: 3))
        #expect(try again.received().map(\.hello) == ["again"])
      }
    }

    @Test func eventsThatArrivedAreNotTakenAgain() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        try await tab.tap("Increment", number: 1)
        await tab.session.detach(tab.connection)
        // The answer was lost, so the browser asks again.
        let again = RecordedConnection()
        #expect(await tab.session.attach(again, greeting: [.again], after: 0))
        let tap = ClientEvent(number: 1, element: try tab.button("Increment"), interaction: .tap)
        await tab.session.receive(.event(tap), from: again)
        let next = ClientEvent(number: 2, element: try tab.button("Increment"), interaction: .tap)
        await tab.session.receive(.event(next), from: again)
        let received = try again.received()
        #expect(received.map(\.seq) == [nil, 1, 2])
        #expect(received.last?.text.contains("count 2") == true)
      }
    }

    @Test func theHelloOfAnAttemptThatWasGivenUpChangesNothing() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        await tab.session.detach(tab.connection)
        let (late, second) = (RecordedConnection(), RecordedConnection())
        #expect(await tab.session.attach(second, greeting: [.again], after: 0, attempt: 3))
        #expect(await !tab.session.attach(late, greeting: [.again], after: 0, attempt: 2))
        #expect(try late.received() == [])
        #expect(!second.isClosed)
        #expect(try second.received().map(\.hello) == ["again"])
      }
    }

    @Test func changesGatherWhileNobodyIsConnected() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        try await tab.tap("Wait", number: 1)
        await tab.session.detach(tab.connection)
        _ = try tab.connection.received()
        stage.alarm.ring()
        #expect(await stage.alarm.outcome() == .heard)
        #expect(try tab.connection.received() == [])
        let again = RecordedConnection()
        #expect(await tab.session.attach(again, greeting: [.again], after: 1))
        let received = try again.received()
        #expect(received.map(\.seq) == [nil, 2])
        #expect(received.last?.text.contains("count 100") == true)
      }
    }

    @Test func aBrowserThatLacksWhatIsGoneCannotResume() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
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

    @Test func acknowledgingWhatWasNeverSentEndsTheConnection() async throws {
      try await SessionStage.run { stage in
        let tab = try await stage.joined()
        try await tab.tap("Increment", number: 1)
        await tab.session.receive(.acknowledgement(2), from: tab.connection)
        #expect(try stage.rejections(.impossible) == 1)
        #expect(try tab.connection.received().map(\.ack) == [1])
        #expect(tab.connection.isClosed)
        // Nothing was let go: whoever comes back in good faith has lost nothing.
        let again = RecordedConnection()
        #expect(await tab.session.attach(again, greeting: [.again], after: 0))
        #expect(try again.received().map(\.seq) == [nil, 1])
      }
    }
  }
#endif
