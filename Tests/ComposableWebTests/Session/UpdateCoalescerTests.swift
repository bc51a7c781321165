import Testing

@testable import ComposableWeb

@Suite struct UpdateCoalescerTests {
  @Test func onlyTheFirstChangeSchedulesAnUpdate() {
    let coalescer = UpdateCoalescer()
    #expect(coalescer.setNeedsUpdate())
    #expect(!coalescer.setNeedsUpdate())
    coalescer.beginUpdate()
    #expect(!coalescer.endUpdate())
    #expect(coalescer.setNeedsUpdate())
  }

  @Test func changesDuringAnUpdateAreReportedAtItsEnd() {
    let coalescer = UpdateCoalescer()
    coalescer.beginUpdate()
    #expect(!coalescer.setNeedsUpdate())
    #expect(coalescer.endUpdate())
    // The owner schedules this update, so that later changes need not.
    #expect(!coalescer.setNeedsUpdate())
    coalescer.beginUpdate()
    #expect(!coalescer.endUpdate())
  }

  @Test func concurrentChangesScheduleOneUpdate() async {
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
