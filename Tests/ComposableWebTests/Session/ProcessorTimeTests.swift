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
    for _ in 0..<4_000 { time.chargeRequest(to: "flood") }
    time.chargeRequest(to: "honest")
    let isDelayed = { (address: String) in await time.wait(for: address, atMost: .zero) != nil }
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

  @Test func updatesThatEffectsCauseAreCharged() async throws {
    try await SessionHarness.run {
      ($0.processorTimePerAddress, $0.processorBurstPerAddress) = (1, .zero)
    } _: { harness in
      let tabs = [try await harness.joined("1.2.3.4"), try await harness.joined("5.6.7.8")]
      try await tabs[0].tap("Wait", number: 1)
      // Until nothing is charged to anybody.
      await harness.clock.advance(by: .seconds(10))
      harness.gate.open()
      #expect(await harness.gate.outcome() == .delivered)
      await harness.waitUntilIdle()
      try await tabs[1].tap("Increment", number: 1)
      let delayed = Task(executorPreference: QuiescentExecutor.current) {
        try await tabs[0].tap("Increment", number: 2)
      }
      await harness.waitUntilIdle()
      #expect(try tabs[0].connection.received().last?.ack != 2)
      await harness.clock.advance(by: .seconds(1))
      #expect(try tabs[0].connection.received().last?.ack == 2)
      try await delayed.value
    }
  }

  @Test func aRequestWaitsForTheTimeOfItsAddressAndIsThenRefused() async throws {
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
      for _ in 1...3 { #expect(try await get("/", from: 1).status == 200) }
      #expect(try await get("/", from: 2).status == 200)
      async let refused = get("/\(Asset.theme.name)", from: 1)
      var (waits, others) = (0, 2)
      for await sleep in sleeps where sleep == .milliseconds(250) {
        waits += 1
        if waits == 4 {
          others += 1
          #expect(try await get("/", from: others).status == 200)
        }
        await clock.clock.advance(by: sleep)
        if waits == 8 { break }
      }
      let response = try await refused
      #expect(response.status == 429)
      #expect(response.headers.contains("retry-after: "))
    }
  }
}
#endif
