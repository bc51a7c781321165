import ConcurrencyExtras
import Testing

@Suite struct LockIsolatedTests {
  @Test func concurrentIncrementsAreAllCounted() async {
    let count = LockIsolated(0)
    await withTaskGroup { group in
      for _ in 0..<1_000 { group.addTask { count.withValue { $0 += 1 } } }
    }
    #expect(count.value == 1_000)
  }

  @Test func setValueReplacesTheValue() {
    let name = LockIsolated("a")
    name.setValue("b")
    #expect(name.value == "b")
  }

  @Test func dynamicMembersReadProperties() {
    let text = LockIsolated("abc")
    #expect(text.count == 3)
  }

  @Test func withValueReturnsTheResultAndRethrows() {
    struct Failure: Error {}
    let values = LockIsolated([1, 2])
    #expect(values.withValue { $0.removeLast() } == 2)
    #expect(throws: Failure.self) { try values.withValue { _ in throw Failure() } }
    #expect(values.value == [1])
  }

  @Test func valuesNeedNotBeSendable() {
    final class Box { var n = 1 }
    let box = LockIsolated(Box())
    box.withValue { $0.n += 1 }
    #expect(box.n == 2)
  }
}
