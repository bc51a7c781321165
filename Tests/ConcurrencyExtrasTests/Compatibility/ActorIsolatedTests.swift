import ConcurrencyExtras
import Testing

@Suite struct ActorIsolatedTests {
  @Test func concurrentChangesAreAllKept() async {
    for _ in 0..<5_000 {
      let numbers = ActorIsolated<[Int]>([])
      await withTaskGroup { group in
        for number in 1...10 { group.addTask { await numbers.withValue { $0.append(number) } } }
      }
      #expect(await numbers.value.sorted() == Array(1...10))
      #expect(await numbers.count == 10)
    }
  }

  @Test func aValueIsReplaced() async {
    let number = ActorIsolated(1)
    await number.setValue(2)
    #expect(await number.value == 2)
  }

  @Test func aChangeBeforeAnErrorIsKept() async {
    struct Failure: Error {}
    let number = ActorIsolated(1)
    await #expect(throws: Failure.self) {
      try await number.withValue {
        $0 = 2
        throw Failure()
      }
    }
    #expect(await number.value == 2)
  }
}
