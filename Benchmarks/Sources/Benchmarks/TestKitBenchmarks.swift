import ComposableArchitecture

/// The cost of the test kit.
@MainActor
enum TestKitBenchmarks {
  /// One effect that sends one action.
  @Reducer
  struct Echo {
    struct State: Equatable { var count = 0 }
    enum Action: Equatable { case call, answer }

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .call: return .run { await $0(.answer) }
        case .answer:
          state.count += 1
          return .none
        }
      }
    }
  }

  static func run(_ table: inout Table) async {
    let count = 500
    let store = Store(initialState: Echo.State()) { Echo() }
    let plain = await Measure.nanoseconds(count) {
      for _ in 0..<count { await store.send(.call).finish() }
    }
    let tested = await Measure.nanoseconds(count) {
      let store = TestStore(initialState: Echo.State()) { Echo() }
      for _ in 0..<count {
        await store.send(.call)
        await store.receive(.answer) { $0.count += 1 }
      }
    }
    table.add(
      "`TestStore`: `send` and `receive`", tested, raw: plain, of: "`Store.send` and `finish`")

    let orders = 5_000
    let explored = await Measure.nanoseconds(orders, samples: 5) {
      _ = try? await TestStoreOf<Echo>.explore(
        .random(seed: 1, count: orders), initialState: Echo.State()
      ) {
        Echo()
      } scenario: { store in
        await store.send(.call)
        await store.send(.call)
        await store.finish()
      }
    }
    table.add(
      "`explore`: one order of two effects (\(number(1e9 / explored)) a second)", explored,
      raw: 2 * plain, of: "both in a plain store"
    )
  }
}
