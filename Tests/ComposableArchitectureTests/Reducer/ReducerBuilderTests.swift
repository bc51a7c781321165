import ComposableArchitecture
import Testing

/// What may stand in a `body`, and the order in which it reduces.
@MainActor
@Suite struct ReducerBuilderTests {
  /// Writes its name down.
  private struct Note: Reducer {
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
        Note("on")
        Note("still on")
      } else {
        Note("off")
      }
      switch kind {
      case .one: Note("one")
      case .two: Note("two")
      case .three: EmptyReducer()
      }
      for name in names { Note(name) }
      if let extra { Note(extra) }
      if kind == .one { Note("first") }
    }
  }

  private func notes(_ reducer: some Reducer<[String], Int>) -> [String] {
    let store = Store(initialState: [String]()) { reducer }
    store.send(0)
    return store.state
  }

  @Test func reducersRunInTheOrderTheyStandIn() {
    #expect(
      notes(
        CombineReducers {
          Note("a"); Note("b"); Note("c"); Note("d")
        })
        == ["a", "b", "c", "d"]
    )
  }

  @Test func ifAndElseChoose() {
    #expect(notes(Conditional()).prefix(2) == ["on", "still on"])
    #expect(notes(Conditional(isOn: false)).first == "off")
  }

  @Test func switchChooses() {
    #expect(notes(Conditional()).dropFirst(2) == ["one", "first"])
    #expect(notes(Conditional(kind: .two)).dropFirst(2) == ["two"])
    #expect(notes(Conditional(kind: .three)).dropFirst(2) == [])
  }

  @Test func forRunsOneForEach() {
    #expect(notes(Conditional(kind: .three, names: ["x", "y"])).dropFirst(2) == ["x", "y"])
  }

  @Test func anOptionalRunsWhenItIsThere() {
    #expect(notes(Conditional(kind: .three, extra: "extra")).dropFirst(2) == ["extra"])
  }

  @Test func emptyReducerDoesNothing() {
    #expect(notes(EmptyReducer()) == [])
  }

  @Test func anEmptyBodyDoesNothing() {
    struct Empty: Reducer {
      var body: some Reducer<[String], Int> {}
    }
    #expect(notes(Empty()) == [])
  }

  @Test func combineReducersGroupsThemForOneOperator() {
    let count = LockIsolated(0)
    let reducer = CombineReducers {
      Note("a")
      Note("b")
    }
    .onChange(of: \.count) { _, _ in
      Reduce { _, _ in
        count.withValue { $0 += 1 }
        return .none
      }
    }
    #expect(notes(reducer) == ["a", "b"])
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
    #expect(notes(Reduce(Note("wrapped"))) == ["wrapped"])
    let closure = Reduce<[String], Int> { state, action in
      state.append("\(action)")
      return .none
    }
    #expect(notes(closure) == ["0"])
  }

  @Test func aReducerCanBeCalledByHand() {
    var state: [String] = []
    _ = Conditional(kind: .two).reduce(into: &state, action: 0)
    #expect(state == ["on", "still on", "two"])
  }

  @Test func aStoreTakesABuilderWithManyReducers() {
    let store = Store(initialState: [String]()) {
      Note("a")
      Note("b")
    }
    store.send(0)
    #expect(store.state == ["a", "b"])
  }
}
