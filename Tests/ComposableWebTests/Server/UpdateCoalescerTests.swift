#if Web
  import Testing

  @testable import ComposableWeb

  @Suite struct UpdateSignalTests {
    @Test func theFirstChangeSchedulesAnUpdateAndNoOther() {
      let coalescer = UpdateCoalescer()
      #expect(coalescer.setNeedsUpdate())
      #expect(!coalescer.setNeedsUpdate())
      coalescer.beginUpdate()
      #expect(!coalescer.endUpdate())
      #expect(coalescer.setNeedsUpdate())
    }

    @Test func aChangeWhileTheOwnerWorksIsSeenAtItsEnd() {
      let coalescer = UpdateCoalescer()
      coalescer.beginUpdate()
      #expect(!coalescer.setNeedsUpdate())
      #expect(coalescer.endUpdate())
      // The owner schedules it, so that nobody else has to.
      #expect(!coalescer.setNeedsUpdate())
      coalescer.beginUpdate()
      #expect(!coalescer.endUpdate())
    }

    @Test func noChangeIsLostBetweenThreads() async {
      let coalescer = UpdateCoalescer()
      let scheduled = await withTaskGroup { group in
        for _ in 0..<8 {
          group.addTask { (0..<10_000).count { _ in coalescer.setNeedsUpdate() } }
        }
        return await group.reduce(0, +)
      }
      #expect(scheduled == 1)
    }
  }
#endif
