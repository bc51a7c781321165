#if Web
import Foundation
import Testing

@testable import ComposableWeb

@Suite struct HostileFramesTests {
  /// A number of the environment: `COMPOSABLE_FUZZ` is the count of frames,
  /// `COMPOSABLE_FUZZ_SEED` their seed.
  private static func number(_ name: String, _ fallback: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? fallback
  }

  @Test func hostileFramesDoNotAffectOtherSessions() async throws {
    let total = Self.number("COMPOSABLE_FUZZ", 3_000)
    let seed = UInt64(Self.number("COMPOSABLE_FUZZ_SEED", 1))
    // Sessions that have connected keep their place: one for 50 frames, the regular one, the last page.
    let sessionLimit = (total + 49) / 50 + 2
    try await LiveServer.run {
      $0.eventsPerSecond = 1e9
      $0.eventBurst = 1_000_000
      $0.messageSize = 8_192
      $0.unacknowledgedPatches = 1_000_000
      $0.unacknowledgedBytes = .max
      $0.pageBurst = total
      $0.sessionsPerAddress = sessionLimit
    } _: { server in
      let (regular, _, button) = try await server.joined()
      var frames = HostileFrames(seed: seed, elements: Array(0...button + 3))
      var (sent, taps) = (0, 0)
      while sent < total {
        // A new session, since one whose patches were acknowledged by hostile frames cannot be
        // resumed.
        frames.target = try await Browser.token(port: server.port)
        let hostile = try await Browser.join(frames.token(), port: server.port)
        for _ in 0..<50 {
          await frames.send(to: hostile)
          sent += 1
        }
        // Waits until the server has read all frames, or has closed the connection.
        _ = await hostile.isResponsive()
        await hostile.close()

        taps += 1
        await regular.tap(button, number: taps)
        let response = try #require(try await regular.message())
        #expect(response.ack == taps)
        #expect(response.text.contains("count \(taps.formatted())"))
        await regular.sendText(#"{"ack":\#(response.seq ?? 0)}"#)
      }
      #expect(try await Browser.get(port: server.port).status == 200)
      #expect(server.view.sessions.count <= sessionLimit)
    }
  }
}
#endif
