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

  @Test func aNestedReadSeesTheValueBeforeTheChange() {
    let values = LockIsolated([1])
    let seen = values.withValue {
      $0.append(2)
      return [values.value, [values.count], values.withValue { $0 }]
    }
    #expect(seen == [[1], [1], [1]])
    #expect(values.value == [1, 2])
  }

  @Test func theOuterChangeReplacesANestedOne() {
    let values = LockIsolated([1])
    values.withValue {
      values.withValue { $0.append(2) }
      values.setValue([3])
      $0.append(4)
    }
    #expect(values.value == [1, 4])
  }

  @Test func aNestedAccessDoesNotReleaseTheLock() async {
    let count = LockIsolated(0)
    await withTaskGroup { group in
      for _ in 0..<1_000 {
        group.addTask { count.withValue { $0 += 1 + count.value - count.value } }
      }
    }
    #expect(count.value == 1_000)
  }

  @Test func aChangeBeforeAnErrorIsKept() {
    struct Failure: Error {}
    let values = LockIsolated([1])
    #expect(throws: Failure.self) {
      try values.withValue {
        $0.append(2)
        throw Failure()
      }
    }
    #expect(values.value == [1, 2])
  }

  @Test func theDeinitializerOfAReplacedValueMayAccessTheNewOne() {
    let next = LockIsolated<DeinitHook?>(nil)
    let seen = LockIsolated<[Bool]>([])
    let hook: @Sendable () -> DeinitHook = {
      DeinitHook { seen.withValue { $0.append(next.withValue { $0 == nil }) } }
    }
    next.setValue(hook())
    next.setValue(nil)
    next.setValue(hook())
    next.withValue { $0 = nil }
    #expect(seen.value == [true, true])
  }
}

/// A value that calls a function when it is deallocated.
private final class DeinitHook: Sendable {
  private let onDeinit: @Sendable () -> Void

  init(_ onDeinit: @escaping @Sendable () -> Void) {
    self.onDeinit = onDeinit
  }

  deinit { onDeinit() }
}
