import ComposableCore
import ComposableUI
import Testing

/// Screens below the visible one.
@MainActor
@Suite struct CoveredScreenTests {
  private let log = LockIsolated<[String]>([])

  private func logged(_ name: String, _ content: some View) -> some View {
    content
      .onAppear { [log] in log.withValue { $0.append("\(name) appears") } }
      .onDisappear { [log] in log.withValue { $0.append("\(name) disappears") } }
  }

  /// Returns the events since the last call.
  private func events(of view: ViewDriver) -> [String] {
    view.update()
    return log.withValue { log in
      defer { log = [] }
      return log
    }
  }

  @Test func aCoveredScreenDisappearsAndAppearsAgain() throws {
    let view = ViewDriver {
      NavigationStack {
        logged("root", NavigationLink("Next") { logged("next", Text("next")) })
      }
    }
    #expect(events(of: view) == ["root appears"])
    try view.button("Next").tap()
    #expect(events(of: view) == ["next appears", "root disappears"])
    try view.goBack()
    #expect(events(of: view) == ["root appears", "next disappears"])
  }

  @Test func aScreenThatIsCoveredFromTheBeginningHasNotAppeared() {
    let router = Router([1, 2])
    let view = ViewDriver {
      NavigationStack(path: router.numbersBinding) {
        logged("root", Text("root"))
          .navigationDestination(for: Int.self) { logged("\($0)", Text("\($0)")) }
      }
    }
    #expect(events(of: view) == ["2 appears"])
    router.numbers = [1]
    #expect(events(of: view) == ["1 appears", "2 disappears"])
    router.numbers = []
    #expect(events(of: view) == ["root appears", "1 disappears"])
  }

  @Test func theTaskOfACoveredScreenIsCancelledAndStartsAgain() async throws {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") { Text("next") }
          .task {
            continuation.yield("begins")
            try? await Task.never()
            continuation.yield("ends")
          }
      }
    }
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == "begins")
    try view.button("Next").tap()
    view.update()
    #expect(await iterator.next() == "ends")
    try view.goBack()
    view.update()
    #expect(await iterator.next() == "begins")
  }

  @Test func aTaskOfACoveredScreenDoesNotStartForAnotherIdentifier() async throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let (events, continuation) = AsyncStream.makeStream(of: Int.self)
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") { Text("next") }
          .task(id: store.count) { continuation.yield(store.count) }
      }
    }
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    try view.button("Next").tap()
    view.update()
    store.send(.count(1))
    view.update()
    store.send(.count(2))
    view.update()
    try view.goBack()
    view.update()
    #expect(await iterator.next() == 2)
  }

  @Test func rowsAddedToACoveredScreenAppearWithIt() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") { Text("next") }
        ForEach(0..<store.count, id: \.self) { logged("\($0)", Text("\($0)")) }
      }
    }
    try view.button("Next").tap()
    view.update()
    store.send(.count(3))
    #expect(events(of: view) == [])
    store.send(.count(2))
    #expect(events(of: view) == [])
    try view.goBack()
    #expect(events(of: view) == ["0 appears", "1 appears"])
  }

  @Test func aStackOnACoveredScreenIsCoveredToo() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Outer") { Text("outer") }
        NavigationStack {
          logged("root", NavigationLink("Inner") { logged("inner", Text("inner")) })
        }
      }
    }
    #expect(events(of: view) == ["root appears"])
    try view.button("Inner").tap()
    #expect(events(of: view) == ["inner appears", "root disappears"])
    try view.button("Outer").tap()
    #expect(events(of: view) == ["inner disappears"])
    try view.goBack()
    #expect(events(of: view) == ["inner appears"])
  }

  @Test func initialOnChangeRunsOnce() throws {
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") { Text("next") }
          .onChange(of: 1, initial: true) { [log] in log.withValue { $0.append("initial") } }
      }
    }
    try view.button("Next").tap()
    try view.goBack()
    #expect(events(of: view) == ["initial"])
  }

  @Test func aButtonOnACoveredScreenTakesNoEvents() throws {
    let view = ViewDriver {
      NavigationStack {
        CountButton()
        NavigationLink("Next") { Text("next") }
      }
    }
    let button = try view.button("0")
    try view.button("Next").tap()
    #expect(throws: ViewDriver.Refused.self) { try button.tap() }
    #expect(throws: ViewDriver.Refused.self) { try view.button("0").tap() }
    try view.goBack()
    try view.button("0").tap()
    #expect(view.texts == ["1", "Next"])
  }

  @Test func aScreenOfALinkGoesWithTheValueBelowIt() throws {
    let router = Router([1])
    let view = ViewDriver {
      NavigationStack(path: router.numbersBinding) {
        Text("root").navigationDestination(for: Int.self) { number in
          NavigationLink("More about \(number)") { Text("more about \(number)") }
        }
      }
    }
    try view.button("More about 1").tap()
    #expect(view.texts == ["root", "More about 1", "more about 1"])
    router.numbers = [2]
    #expect(view.texts == ["root", "More about 2"])
    try view.button("More about 2").tap()
    router.numbers = [2, 3]
    #expect(view.texts == ["root", "More about 2", "more about 2", "More about 3"])
  }
}
