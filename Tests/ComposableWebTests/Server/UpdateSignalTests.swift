#if Web
  import Testing

  @testable import ComposableWeb

  @Suite struct UpdateSignalTests {
    @Test func theFirstChangeSchedulesAnUpdateAndNoOther() {
      let signal = UpdateCoalescer()
      #expect(signal.raise())
      #expect(!signal.raise())
      signal.begin()
      #expect(!signal.end())
      #expect(signal.raise())
    }

    @Test func aChangeWhileTheOwnerWorksIsSeenAtItsEnd() {
      let signal = UpdateCoalescer()
      signal.begin()
      #expect(!signal.raise())
      #expect(signal.end())
      // The owner schedules it, so that nobody else has to.
      #expect(!signal.raise())
      signal.begin()
      #expect(!signal.end())
    }

    @Test func noChangeIsLostBetweenThreads() async {
      let signal = UpdateCoalescer()
      let scheduled = await withTaskGroup { group in
        for _ in 0..<8 {
          group.addTask { (0..<10_000).count { _ in signal.raise() } }
        }
        return await group.reduce(0, +)
      }
      #expect(scheduled == 1)
    }
  }
#endif
