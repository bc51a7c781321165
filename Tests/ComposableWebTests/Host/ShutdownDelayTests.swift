#if Web
import ComposableCore
import Testing

@testable import ComposableWeb

@Suite struct ShutdownDelayTests {
  @Test func aStoppingServerWorksUntilTheDelayEnds() async throws {
    let (sleeps, continuation) = AsyncStream<Duration>.makeStream()
    let clock = ObservedClock { continuation.yield($0) }
    var settings = HostSettings()
    settings.clock = clock
    settings.shutdownDelay = .seconds(7)
    try await LiveServer.run(settings: settings) { server in
      func status(_ path: String) async throws -> Int {
        try await Browser.get(path, port: server.port).status
      }
      #expect(try await status("/readyz") == 200)
      let (browser, _, button) = try await server.joined()
      await server.stop()
      for await sleep in sleeps where sleep == .seconds(7) { break }
      #expect(try await status("/readyz") == 503)
      #expect(try await status("/healthz") == 200)
      #expect(try await status("/") == 200)
      await browser.tap(button, number: 1)
      #expect(try await browser.message()?.text.contains("count 1") == true)

      await clock.clock.advance(by: .seconds(7))
      #expect(try await browser.message()?.bye == "stopped")
    }
  }
}
#endif
