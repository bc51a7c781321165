import ComposableArchitecture

/// What it costs to send an action that has no effect.
@MainActor
enum SendBenchmarks {
  private static let count = 20_000

  static func run(_ table: inout Table) {
    var state = Counter.State()
    let counter = Counter()
    let reduce = Measure.nanoseconds(count) {
      _ = counter.reduce(into: &state, action: .increment)
    }
    let store = Store(initialState: Counter.State()) { Counter() }
    let flat = Measure.nanoseconds(count) { store.send(.increment) }
    table.add(
      "flat `send`, observable state", flat, raw: reduce, of: "direct `reduce`", factor: 4,
      extra: 100
    )

    var plainState = PlainCounter.State()
    let plainCounter = PlainCounter()
    let plainReduce = Measure.nanoseconds(count) {
      _ = plainCounter.reduce(into: &plainState, action: .increment)
    }
    let plainStore = Store(initialState: PlainCounter.State()) { PlainCounter() }
    let plain = Measure.nanoseconds(count) { plainStore.send(.increment) }
    table.add(
      "flat `send`, plain state", plain, raw: plainReduce, of: "direct `reduce`", factor: 4,
      extra: 100
    )

    nested(flat: flat, &table)
    rows(&table)
  }

  private static func nested(flat: Double, _ table: inout Table) {
    let root = Store(initialState: Level1.State()) { Level1() }
    guard
      let level2 = root.scope(state: \.child, action: \.child),
      let level3 = level2.scope(state: \.child, action: \.child),
      let level4 = level3.scope(state: \.child, action: \.child),
      let level5 = level4.scope(state: \.child, action: \.child),
      let level6 = level5.scope(state: \.child, action: \.child),
      let level7 = level6.scope(state: \.child, action: \.child),
      let level8 = level7.scope(state: \.child, action: \.child),
      let level9 = level8.scope(state: \.child, action: \.child),
      let level10 = level9.scope(state: \.child, action: \.child),
      let leaf = level10.scope(state: \.child, action: \.child)
    else { preconditionFailure("Every level has a child.") }
    let send = Measure.nanoseconds(count / 10) { leaf.send(.increment) }
    table.add(
      "`send` at the leaf of 10 nested optional children", send, raw: flat, of: "flat `send`",
      factor: 10
    )
    let atRoot = Measure.nanoseconds(count / 10) { root.send(.increment) }
    table.add(
      "`send` at the root of them, all stores alive", atRoot, raw: flat, of: "flat `send`"
    )
  }

  private static func rows(_ table: inout Table) {
    func store(_ count: Int) -> StoreOf<Rows> {
      Store(
        initialState: Rows.State(
          rows: IdentifiedArray(uniqueElements: (0..<count).map { Row.State(id: $0) })
        )
      ) {
        Rows()
      }
    }
    let few = store(10)
    let fewTime = Measure.nanoseconds(count) {
      few.send(.rows(.element(id: 5, action: .increment)))
    }
    let many = store(10_000)
    let manyTime = Measure.nanoseconds(count) {
      many.send(.rows(.element(id: 5, action: .increment)))
    }
    table.add(
      "a row's action among 10,000 rows", manyTime, raw: fewTime, of: "among 10 rows", factor: 1.5)

    let fewRows = Array(few.scope(state: \.rows, action: \.rows))
    let fewRowTime = Measure.nanoseconds(count) { fewRows[5].send(.increment) }
    let manyRows = Array(many.scope(state: \.rows, action: \.rows))
    let manyRowTime = Measure.nanoseconds(count) { manyRows[5].send(.increment) }
    table.add(
      "`send` of a row's store, 10,000 row stores alive", manyRowTime, raw: fewRowTime,
      of: "10 row stores alive", factor: 1.5)
  }
}
