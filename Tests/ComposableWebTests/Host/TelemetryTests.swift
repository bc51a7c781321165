#if Web
import MetricsTestKit
import Testing

@testable import ComposableWeb

@Suite struct TelemetryTests {
  @Test func aSessionRecordsMetrics() async throws {
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      try await tab.tap("Increment", number: 1)
      try await tab.tap("Increment", number: 1)
      try await tab.tap("Increment", number: 2)
      let answers = try tab.connection.received()
      await tab.session.end(.idle)

      func counter(_ name: String, _ reason: String? = nil) throws -> Int64 {
        let dimensions = reason.map { [("reason", $0)] } ?? []
        return try harness.metrics.expectCounter("composable_web_\(name)", dimensions).totalValue
      }
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
      #expect(try harness.metrics.expectGauge("composable_web_sessions").lastValue == 0)
      // One for each processed event, and for each check for changes.
      #expect(try harness.metrics.expectTimer("composable_web_reduce").values.count == 2)
      #expect(try harness.metrics.expectTimer("composable_web_diff").values.count == 3)
      #expect(try harness.metrics.expectTimer("composable_web_encode").values.count == 2)
    }
  }
}
#endif
