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
    typealias Nest2 = Nest<Nest<Counter>>
    typealias Nest4 = Nest<Nest<Nest2>>
    typealias Nest8 = Nest<Nest<Nest<Nest<Nest4>>>>
    typealias Nest10 = Nest<Nest<Nest8>>
    let nest2 = Nest(child: Nest(child: Counter()))
    let nest4 = Nest(child: Nest(child: nest2))
    let nest8 = Nest(child: Nest(child: Nest(child: Nest(child: nest4))))
    let nest10 = Nest(child: Nest(child: nest8))
    let state2 = Nest2.State(child: Nest.State(child: Counter.State()))
    let state4 = Nest4.State(child: Nest.State(child: state2))
    let state8 = Nest8.State(
      child: Nest.State(child: Nest.State(child: Nest.State(child: state4)))
    )
    let state10 = Nest10.State(child: Nest.State(child: state8))

    let root = Store(initialState: state10) { nest10 }
    let leaf = leaf(of: root)
    let send = Measure.nanoseconds(count / 10) { leaf.send(.increment) }
    table.add(
      "`send` at the leaf of 10 nested optional children", send, raw: flat, of: "flat `send`",
      factor: 10
    )
    let atRoot = Measure.nanoseconds(count / 10) { root.send(.increment) }
    table.add(
      "`send` at the root of them, all stores alive", atRoot, raw: flat, of: "flat `send`",
      factor: 10
    )
  }

  /// The store at the end of ten optional scopes.
  private static func leaf(
    of root: StoreOf<Nest<Nest<Nest<Nest<Nest<Nest<Nest<Nest<Nest<Nest<Counter>>>>>>>>>>>
  ) -> StoreOf<Counter> {
    child(child(child(child(child(child(child(child(child(child(root))))))))))
  }

  private static func child<Child: Reducer>(_ store: StoreOf<Nest<Child>>) -> StoreOf<Child> {
    guard let child = store.scope(state: \.child, action: \.child) else {
      preconditionFailure("Every level has a child.")
    }
    return child
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
extension SendBenchmarks {
  static func flatOnly() {
    let many = Store(
      initialState: Rows.State(
        rows: IdentifiedArray(uniqueElements: (0..<10).map { Row.State(id: $0) })
      )
    ) {
      Rows()
    }
    for _ in 0..<1000_000 { many.send(.rows(.element(id: 5, action: .increment))) }
  }
}
