import ComposableArchitecture

/// The cost of an action that has no effect.
@MainActor
enum SendBenchmarks {
  private static let count = 20_000

  /// A feature without children.
  static func flat(_ table: inout Table) {
    var state = Counter.State()
    let counter = Counter()
    let reduce = Measure.nanoseconds(count) {
      _ = counter.reduce(into: &state, action: .increment)
    }
    table.add(
      "flat `send`, observable state", flatSend(), raw: reduce, of: "direct `reduce`", limit: 50
    )

    var plainState = PlainCounter.State()
    let plainCounter = PlainCounter()
    let plainReduce = Measure.nanoseconds(count) {
      _ = plainCounter.reduce(into: &plainState, action: .increment)
    }
    let plainStore = Store(initialState: PlainCounter.State()) { PlainCounter() }
    let plain = Measure.nanoseconds(count) { plainStore.send(.increment) }
    table.add(
      "flat `send`, plain state", plain, raw: plainReduce, of: "direct `reduce`", limit: 50
    )
  }

  /// Nanoseconds of an action of a feature without children.
  private static func flatSend() -> Double {
    let store = Store(initialState: Counter.State()) { Counter() }
    return Measure.nanoseconds(count) { store.send(.increment) }
  }

  /// Ten features, each the child of the one before.
  static func nested(_ table: inout Table) {
    let flat = flatSend()
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
      factor: 8
    )
    let atRoot = Measure.nanoseconds(count / 10) { root.send(.increment) }
    table.add(
      "`send` at the root of them, all stores alive", atRoot, raw: flat, of: "flat `send`"
    )
  }

  /// Rows of which one receives actions.
  static func rows(_ table: inout Table) {
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

  /// Children in a field, and in a field of a field. Their state is so large that a copy would take
  /// longer than the action.
  static func paths(_ table: inout Table) {
    let near = Store(initialState: OneComponent.State()) { OneComponent() }
    let far = Store(initialState: TwoComponents.State()) { TwoComponents() }
    let first = Measure.nanoseconds(count) { near.send(.first(.increment)) }
    let plain = Measure.nanoseconds(count) { far.send(.plain(.increment)) }
    table.add(
      "`send` through a `Scope` with two components", plain, raw: first,
      of: "with one component", factor: 1.2
    )
    let second = Measure.nanoseconds(count) { near.send(.second(.increment)) }
    let observed = Measure.nanoseconds(count) { far.send(.observed(.increment)) }
    table.add(
      "`send` through a `Scope` with two observed components", observed, raw: second,
      of: "with one component", factor: 1.2
    )
  }
}
