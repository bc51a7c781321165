import ComposableArchitecture
import ComposableUI
import Testing

@testable import CaseStudies

@MainActor
@Suite struct ReadingListTests {
  private let state = ReadingList.State(articles: [
    Article.State(id: 1, title: "Actors"), Article.State(id: 2, title: "Macros"),
  ])

  @Test func aTitleIsEditedInTheList() async {
    let store = TestStore(initialState: state) { ReadingList() }
    await store.send(\.articles[id: 2].titleChanged, "Result builders") {
      $0.articles[id: 2]?.title = "Result builders"
    }
  }

  @Test func secondsAreCountedUntilTheTaskIsCancelled() async {
    let clock = TestClock()
    let store = TestStore(initialState: state) {
      ReadingList()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = await store.send(\.articles[id: 1].task)
    await clock.advance(by: .seconds(2))
    await store.receive(\.articles[id: 1].timerTicked) { $0.articles[id: 1]?.secondsRead = 1 }
    await store.receive(\.articles[id: 1].timerTicked) { $0.articles[id: 1]?.secondsRead = 2 }
    await task.cancel()
    await store.finish()
  }

  @Test func viewShowsAnEditedTitleInTheRow() throws {
    let store = Store(initialState: state) {
      ReadingList()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let view = ViewDriver { NavigationStack { ReadingListView(store: store) } }
    try view.button("Actors 0 s").tap()
    try view.textField("Title").type("Stores")
    try view.goBack()
    #expect(view.texts == ["Articles", "Stores", "0 s", "Macros", "0 s"])
  }

  @Test(.timeLimit(.minutes(5))) func theEffectOfAScreenEndsWhenTheUserGoesBack() async throws {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    let store = Store(initialState: state) {
      ReadingList()
      // An effect beside the timer, which is cancelled together with it.
      Reduce { _, action in
        guard action.is(\.articles[id: 1].task) else { return .none }
        return .run { _ in
          continuation.yield("begins")
          try? await Task.never()
          continuation.yield("ends")
        }
      }
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let view = ViewDriver { NavigationStack { ReadingListView(store: store) } }
    var iterator = events.makeAsyncIterator()
    try view.button("Actors 0 s").tap()
    view.update()
    #expect(await iterator.next() == "begins")
    try view.goBack()
    view.update()
    #expect(await iterator.next() == "ends")
  }
}
