import ComposableCore
import Testing

/// Reducers that may be absent.
@MainActor
@Suite struct OptionalReducerTests {
  private struct Counter: Reducer {
    let step: Int

    func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
      state += step
      return action ? .run { await $0(false) } : .none
    }
  }

  /// A feature with a part that may be absent.
  private struct Whole: Reducer {
    let part: Counter?

    var body: some Reducer<Int, Bool> {
      Counter(step: 1)
      part
    }
  }

  @Test func aReducerThatExistsRuns() async {
    let store = Store(initialState: 0) { Optional(Counter(step: 1)) }
    await store.send(true).finish()
    #expect(store.state == 2)
  }

  @Test func aReducerThatIsAbsentDoesNothing() async {
    let store = Store(initialState: 0) { Counter?.none }
    await store.send(true).finish()
    #expect(store.state == 0)
  }

  @Test func aPartOfABodyMayBeAbsent() {
    let without = Store(initialState: 0) { Whole(part: nil) }
    without.send(false)
    #expect(without.state == 1)
    let with = Store(initialState: 0) { Whole(part: Counter(step: 10)) }
    with.send(false)
    #expect(with.state == 11)
  }

  @Test func anOptionalReducerCanBeRunByHand() {
    var state = 0
    _ = Optional(Counter(step: 3)).reduce(into: &state, action: false)
    _ = Counter?.none.reduce(into: &state, action: false)
    #expect(state == 3)
  }
}
