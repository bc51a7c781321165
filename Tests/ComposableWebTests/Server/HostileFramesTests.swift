#if Web
  import Foundation
  import Testing

  @testable import ComposableWeb

  @Suite struct HostileFramesTests {
    /// `COMPOSABLE_FUZZ` says how many frames are sent, `COMPOSABLE_FUZZ_SEED` which.
    private static func number(_ name: String, _ usual: Int) -> Int {
      ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
    }

    @Test func hostileFramesHarmNobody() async throws {
      let total = Self.number("COMPOSABLE_FUZZ", 3_000)
      let seed = UInt64(Self.number("COMPOSABLE_FUZZ_SEED", 1))
      try await LiveServer.run {
        $0.eventsPerSecond = 1e9
        $0.eventBurst = 1_000_000
        $0.messageSize = 8_192
        $0.unacknowledgedPatches = 1_000_000
        $0.unacknowledgedBytes = .max
      } _: { server in
        let (good, _, button) = try await server.joined()
        var frames = HostileFrames(seed: seed, elements: Array(0...button + 3))
        var (sent, taps) = (0, 0)
        while sent < total {
          // A session of its own, as one that was acknowledged too far is lost to it.
          frames.target = try await Browser.token(port: server.port)
          let hostile = try await Browser.join(frames.token(), port: server.port)
          for _ in 0..<50 {
            await frames.send(to: hostile)
            sent += 1
          }
          // Waits until the server has read them all, or has had enough.
          _ = await hostile.isHeard()
          await hostile.close()

          taps += 1
          await good.say(#"{"n":\#(taps),"i":\#(button),"do":"tap"}"#)
          let answer = try #require(try await good.message())
          #expect(answer.ack == taps)
          #expect(answer.text.contains("count \(taps)"))
          await good.say(#"{"ack":\#(answer.seq ?? 0)}"#)
        }
        #expect(try await Browser.get(port: server.port).status == 200)
        #expect(server.view.sessions.count <= SessionLimits().sessionsPerAddress)
      }
    }
  }
#endif
