import ComposableCore
import Testing

/// The expressions of a `body`, and the order in which they reduce.
@MainActor
@Suite struct ReducerBuilderTests {
  /// A reducer that appends its name to the state.
  private struct AppendName: Reducer {
    let name: String
    init(_ name: String) { self.name = name }
    func reduce(into state: inout [String], action: Int) -> Effect<Int> {
      state.append(name)
      return .none
    }
  }

  private struct Conditional: Reducer {
    enum Kind { case one, two, three }
    var isOn = true
    var kind = Kind.one
    var names: [String] = []
    var extra: String?

    var body: some Reducer<[String], Int> {
      if isOn {
        AppendName("on")
        AppendName("still on")
      } else {
        AppendName("off")
      }
      switch kind {
      case .one: AppendName("one")
      case .two: AppendName("two")
      case .three: EmptyReducer()
      }
      for name in names { AppendName(name) }
      if let extra { AppendName(extra) }
      if kind == .one { AppendName("first") }
    }
  }

  private func appendedNames(_ reducer: some Reducer<[String], Int>) -> [String] {
    let store = Store(initialState: [String]()) { reducer }
    store.send(0)
    return store.state
  }

  @Test func reducersRunInTheOrderOfTheirDeclaration() {
    #expect(
      appendedNames(
        CombineReducers {
          AppendName("a"); AppendName("b"); AppendName("c"); AppendName("d")
        })
        == ["a", "b", "c", "d"]
    )
  }

  @Test func ifAndElseSelectABranch() {
    #expect(appendedNames(Conditional()).prefix(2) == ["on", "still on"])
    #expect(appendedNames(Conditional(isOn: false)).first == "off")
  }

  @Test func switchSelectsACase() {
    #expect(appendedNames(Conditional()).dropFirst(2) == ["one", "first"])
    #expect(appendedNames(Conditional(kind: .two)).dropFirst(2) == ["two"])
    #expect(appendedNames(Conditional(kind: .three)).dropFirst(2) == [])
  }

  @Test func forRunsAReducerForEachElement() {
    #expect(
      appendedNames(Conditional(kind: .three, names: ["x", "y"])).dropFirst(2) == ["x", "y"])
  }

  @Test func aReducerForAnOptionalValueRunsUnlessItIsNil() {
    #expect(appendedNames(Conditional(kind: .three, extra: "extra")).dropFirst(2) == ["extra"])
  }

  @Test func anEmptyReducerDoesNothing() {
    #expect(appendedNames(EmptyReducer()) == [])
  }

  @Test func anEmptyBodyDoesNothing() {
    struct Empty: Reducer {
      var body: some Reducer<[String], Int> {}
    }
    #expect(appendedNames(Empty()) == [])
  }

  @Test func combineReducersAppliesAnOperatorToAGroup() {
    let count = LockIsolated(0)
    let reducer = CombineReducers {
      AppendName("a")
      AppendName("b")
    }
    .onChange(of: \.count) { _, _ in
      Reduce { _, _ in
        count.withValue { $0 += 1 }
        return .none
      }
    }
    #expect(appendedNames(reducer) == ["a", "b"])
    #expect(count.value == 1)
  }

  @Test func effectsOfAllReducersRun() async {
    struct Both: Reducer {
      var body: some Reducer<[Int], Int> {
        Reduce { _, action in action == 0 ? .send(1) : .none }
        Reduce { state, action in
          if action > 0 { state.append(action) }
          return action == 0 ? .run { await $0(2) } : .none
        }
      }
    }
    let store = Store(initialState: [Int]()) { Both() }
    await store.send(0).finish()
    #expect(store.state == [1, 2])
  }

  @Test func reduceWrapsAClosureOrAReducer() {
    #expect(appendedNames(Reduce(AppendName("wrapped"))) == ["wrapped"])
    let closure = Reduce<[String], Int> { state, action in
      state.append("\(action)")
      return .none
    }
    #expect(appendedNames(closure) == ["0"])
  }

  @Test func aReducerCanBeCalledDirectly() {
    var state: [String] = []
    _ = Conditional(kind: .two).reduce(into: &state, action: 0)
    #expect(state == ["on", "still on", "two"])
  }

  @Test func aStoreTakesABuilderWithManyReducers() {
    let store = Store(initialState: [String]()) {
      AppendName("a")
      AppendName("b")
    }
    store.send(0)
    #expect(store.state == ["a", "b"])
  }
}
