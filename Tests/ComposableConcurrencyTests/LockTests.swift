import ComposableConcurrency
import Testing

@Suite struct LockTests {
  @Test func concurrentIncrementsAreAllCounted() async {
    final class Counter: Sendable { let count = Lock(0) }
    let counter = Counter()
    await withTaskGroup { group in
      for _ in 0..<1_000 { group.addTask { counter.count.withLock { $0 += 1 } } }
    }
    #expect(counter.count.withLock { $0 } == 1_000)
  }

  @Test func anErrorReleasesTheLock() {
    struct Failure: Error {}
    let values = Lock([1])
    #expect(throws: Failure.self) { try values.withLock { _ in throw Failure() } }
    #expect(values.withLock { $0 } == [1])
  }

  @Test func theValueIsDeallocatedWithTheLock() {
    final class Value: Sendable {}
    func makeValue() -> Weak<Value> {
      let value = Value()
      let lock = Lock(value)
      return lock.withLock { Weak(value: $0) }
    }
    #expect(makeValue().value == nil)
  }
}

private struct Weak<Value: AnyObject & Sendable>: Sendable {
  weak var value: Value?
}
