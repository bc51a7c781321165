#if Web
import Logging
import MetricsTestKit
import Testing

@testable import ComposableWeb

@Suite struct TelemetryTests {
  @Test func aSlowTurnIsLoggedWithItsView() async throws {
    try await SessionHarness.run {
      $0.turn = .zero
    } _: { harness in
      let tab = try await harness.joined()
      try await tab.tap("Increment", number: 1)
      let line = try #require(harness.log.lines.last)
      #expect(line["element"] == "\(try tab.button("Increment"))")
      #expect(line["interaction"] == "tap")
      #expect(line["view"]?.description.hasSuffix("TallyView") == true)
      #expect(line["host"] == "/")
      let slow = try harness.metrics.expectCounter(
        "composable_web_slow_turns", [("host", "/")])
      #expect(slow.totalValue == 1)
    }
  }

  @Test func aTurnWithinTheLimitIsNotLogged() async throws {
    try await SessionHarness.run {
      $0.turn = .seconds(3_600)
    } _: { harness in
      let tab = try await harness.joined()
      try await tab.tap("Increment", number: 1)
      #expect(harness.log.lines.isEmpty)
    }
  }

  @Test func aSessionRecordsMetrics() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      try await tab.tap("Increment", number: 1)
      try await tab.tap("Increment", number: 1)
      try await tab.tap("Increment", number: 2)
      let answers = try tab.connection.received()
      await tab.session.end(.idle)

      func counter(_ name: String, _ reason: String? = nil) throws -> Int64 {
        let dimensions = [("host", "/")] + (reason.map { [("reason", $0)] } ?? [])
        return try harness.metrics.expectCounter("composable_web_\(name)", dimensions).totalValue
      }
      let host = [("host", "/")]
      #expect(try counter("sessions_started") == 1)
      #expect(try counter("sessions_ended", "idle") == 1)
      #expect(try counter("sessions_ended", "lost") == 0)
      #expect(try counter("events") == 2)
      #expect(try counter("events_delayed") == 0)
      #expect(try counter("patches") == 2)
      #expect(try counter("refusals", "replayed") == 1)
      let hello = ServerMessage.again.text.utf8.count
      let bye = ServerMessage.bye(.idle).text.utf8.count
      let sent = answers.map { Int64($0.text.utf8.count) }.reduce(0, +)
      #expect(try counter("bytes_sent") == sent + Int64(hello + bye))
      #expect(try harness.metrics.expectGauge("composable_web_sessions", host).lastValue == 0)
      // One for each processed event, and for each check for changes.
      #expect(try harness.metrics.expectTimer("composable_web_reduce", host).values.count == 2)
      #expect(try harness.metrics.expectTimer("composable_web_diff", host).values.count == 3)
      #expect(try harness.metrics.expectTimer("composable_web_encode", host).values.count == 2)
    }
  }
}
#endif
