#if Web
import ComposableCore
import NIOCore
import NIOEmbedded
import Testing

@testable import ComposableWeb

@Suite struct ProcessorTimeTests {
  @Test func hostsWithTheSameSettingsShareTheTimeOfAnAddress() async {
    var settings = HostSettings()
    let one = SessionConfiguration(settings)
    settings.limits.sessions = 1
    #expect(one.processorTime === SessionConfiguration(settings).processorTime)
    #expect(one.processorTime !== SessionConfiguration(HostSettings()).processorTime)
  }

  @Test func addressesHaveLessTimeWhileAnEventLoopIsLate() async {
    let clock = TestClock()
    let time = ProcessorTime(SessionLimits(), clock: ServerClock(clock))
    for _ in 0..<4_000 { await time.waitWithRequest(of: "flood") }
    await time.waitWithRequest(of: "honest")
    let isDelayed = { (address: String) in
      let isDelayed = LockIsolated(false)
      await time.wait(for: address, isOfUser: true) { _ in
        isDelayed.setValue(true)
        return false
      }
      return isDelayed.value
    }
    let loop = EmbeddedEventLoop()
    // A loop is watched once, however many messages it handles.
    for _ in 0..<3 { time.watch(loop) }
    #expect(await isDelayed("flood") == false)
    #expect(await isDelayed("honest") == false)
    await clock.advance(by: .milliseconds(100))
    loop.advanceTime(by: .milliseconds(20))
    #expect(await isDelayed("flood"))
    #expect(await isDelayed("honest") == false)
    for _ in 0..<8 { loop.advanceTime(by: .milliseconds(20)) }
    #expect(await isDelayed("flood") == false)
    // It is no longer watched, until it is used again.
    await clock.advance(by: .milliseconds(100))
    loop.advanceTime(by: .seconds(1))
    #expect(await isDelayed("flood") == false)
    time.watch(loop)
    await clock.advance(by: .milliseconds(100))
    loop.advanceTime(by: .milliseconds(20))
    #expect(await isDelayed("flood"))
  }

  /// Two tabs of different addresses. The first one waits for an effect, and has used no time.
  private func withWaitingTab(
    _ body: @escaping @Sendable (SessionHarness, _ waiting: Tab, _ other: Tab) async throws -> Void
  ) async throws {
    try await SessionHarness.run {
      ($0.processorTimePerAddress, $0.processorBurstPerAddress) = (1, .zero)
    } _: { harness in
      let (waiting, other) = (try await harness.joined(), try await harness.joined("5.6.7.8"))
      try await waiting.tap("Wait", number: 1)
      await harness.clock.advance(by: .seconds(10))
      try await body(harness, waiting, other)
    }
  }

  @Test func updatesThatEffectsCauseAreCharged() async throws {
    try await withWaitingTab { harness, waiting, other in
      harness.gate.open()
      #expect(await harness.gate.outcome() == .delivered)
      await harness.waitUntilIdle()
      try await other.tap("Increment", number: 1)
      let delayed = Task(executorPreference: QuiescentExecutor.current) {
        try await waiting.tap("Increment", number: 2)
      }
      await harness.waitUntilIdle()
      #expect(try waiting.connection.received().last?.ack != 2)
      await harness.clock.advance(by: .seconds(1))
      #expect(try waiting.connection.received().last?.ack == 2)
      try await delayed.value
    }
  }

  @Test func updatesWaitForTheTimeOfTheirAddress() async throws {
    try await withWaitingTab { harness, waiting, other in
      try await other.tap("Increment", number: 1)
      try await waiting.tap("Increment", number: 2)
      harness.gate.open()
      #expect(await harness.gate.outcome() == .delivered)
      await harness.waitUntilIdle()
      let before = try waiting.connection.received()
      #expect(before.last?.ack == 2 && before.last?.text.contains("count 101") == false)
      await harness.clock.advance(by: .seconds(1))
      let after = try waiting.connection.received()
      #expect(after.count == 1 && after[0].text.contains("count 101"))
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func anEventWaitsWhileItsConnectionIsThereAndOthersAreActive(isLost: Bool) async throws {
    try await SessionHarness.run {
      ($0.processorTimePerAddress, $0.processorBurstPerAddress) = (0.001, .zero)
    } _: { harness in
      let tab = try await harness.joined()
      let time = harness.sessions.configuration.processorTime
      for _ in 0..<1_000 { await time.waitWithRequest(of: "1.2.3.4") }
      await time.waitWithRequest(of: "5.6.7.8")
      let delayed = Task(executorPreference: QuiescentExecutor.current) {
        try await tab.tap("Increment", number: 1)
      }
      await harness.clock.advance(by: .seconds(1))
      #expect(try tab.connection.received().map(\.text) == [#"{"pong":0}"#])
      if isLost {
        await time.waitWithRequest(of: "9.9.9.9")
        await tab.session.detach(tab.connection)
      }
      await harness.clock.advance(by: .seconds(1))
      try await delayed.value
      // The browser sends an event again over the next connection.
      #expect(await tab.session.lastEvent == (isLost ? 0 : 1))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func requestsWaitForTheTimeOfTheirAddressAndPagesAreThenRefused() async throws {
    let (sleeps, continuation) = AsyncStream<Duration>.makeStream()
    let clock = ObservedClock { continuation.yield($0) }
    var settings = HostSettings()
    settings.clock = clock
    settings.trustedProxies = try TrustedProxies(["127.0.0.1"])
    (settings.limits.processorTimePerAddress, settings.limits.processorBurstPerAddress) = (
      0.001, .zero
    )
    try await LiveServer.run(settings: settings) { server in
      func get(_ path: String, from client: Int) async throws -> (status: Int, headers: String) {
        let response = try await Browser.get(
          path, port: server.port, headers: ["X-Forwarded-For: 203.0.113.\(client)"])
        return (response.status, response.headers)
      }
      // The only one has all the time.
      let time = server.view.sessions.configuration.processorTime
      for _ in 1...100 { await time.waitWithRequest(of: "203.0.113.1") }
      #expect(try await get("/", from: 1).status == 200)
      #expect(try await get("/", from: 2).status == 200)
      async let page = get("/", from: 1)
      async let script = get("/\(Asset.script.name)", from: 1)
      var waits = 0
      for await sleep in sleeps where sleep == .seconds(2) {
        waits += 1
        if waits == 2 { break }
      }
      await clock.clock.advance(by: .seconds(1))
      #expect(try await get("/", from: 3).status == 200)
      await clock.clock.advance(by: .seconds(1))
      let refused = try await page
      #expect(refused.status == 429)
      #expect(refused.headers.contains("retry-after: "))
      // A browser would not request the script of a page again.
      let status = try await script.status
      #expect(status == 200)
    }
  }
}
#endif
