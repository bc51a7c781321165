import ComposableArchitecture
import ComposableEffectIdentifier
import Dispatch

/// The cost of identifiers and namespaces.
@MainActor
enum EffectIDBenchmarks {
  private static let count = 20_000

  /// Identifiers, in and outside namespaces.
  static func reading(_ table: inout Table) {
    let outside = store { Reader() }
    let inside = store { Reader().namespace("a").namespace("b") }
    for (name, store) in [("outside a namespace", outside), ("inside two", inside)] {
      let none = Measure.nanoseconds(count / 10) { store.send(.read(times: 0)) }
      let hundred = Measure.nanoseconds(count / 10) { store.send(.read(times: 100)) }
      let allocations = Allocations.count { store.send(.read(times: 10_000)) }
      let without = Allocations.count { store.send(.read(times: 0)) }
      let extra = allocations.flatMap { all in without.map { all - $0 } }
      table.add(
        "read an `@EffectID` \(name) (\(extra.map { "\($0)" } ?? "?") allocations in 20,000)",
        (hundred - none) / 200, raw: none, of: "`send` to that reducer"
      )
    }
  }

  /// Namespaces, also with effects that wait in them.
  static func namespaces(_ table: inout Table) async {
    let plain = store { Reader() }
    let plainSend = Measure.nanoseconds(count) { plain.send(.read(times: 0)) }
    let named = store { Reader().namespace("a") }
    let namedSend = Measure.nanoseconds(count) { named.send(.read(times: 0)) }
    table.add("`send` through a `namespace`", namedSend, raw: plainSend, of: "without", factor: 2)

    let few = await send(liveEffects: 10)
    for (name, count) in [("1,000", 1_000), ("100,000", 100_000)] {
      table.add(
        "`send` through a `namespace` with \(name) live effects", await send(liveEffects: count),
        raw: few, of: "with 10", factor: 1.2
      )
    }
  }

  /// Nanoseconds of an action in a namespace with effects that wait.
  private static func send(liveEffects count: Int) async -> Double {
    let arrivals = DispatchSemaphore(value: 0)
    let store = Store(initialState: WorkingRow.State(id: 0)) {
      WorkingRow(arrivals: arrivals).namespace("a")
    }
    let tasks = (0..<count).map { _ in store.send(.work) }
    arrivals.wait(count)
    let time = Measure.nanoseconds(self.count) { store.send(.increment) }
    store.send(.stop)
    for task in tasks { await task.finish() }
    return time
  }

  private static func store(
    @ReducerBuilder<Int, Reader.Action> _ reducer: () -> some Reducer<Int, Reader.Action>
  ) -> Store<Int, Reader.Action> {
    Store(initialState: 0, reducer: reducer)
  }
}

/// Reads its two identifiers as often as it is told.
private struct Reader: Reducer {
  enum Action { case read(times: Int) }

  @EffectID var first
  @EffectID var second

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .read(let times):
      // Compared, so that the compiler can't leave the reading out.
      for _ in 0..<times where first == second { state += 1 }
      return .none
    }
  }
}
