import ComposableCore
import Testing

@testable import ComposableTestSupport

/// Effects that are returned by the action that removes their feature's state.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct OrphanEffectTests {
  private let log = LockIsolated<[String]>([])

  private func testStore(_ effect: Effect<String>) -> TestStore<Parent.State, Parent.Action> {
    TestStore(initialState: Parent.State()) {
      Parent(effect: UncheckedSendable(effect))
    }
  }

  private func append(_ text: String) { log.withValue { $0.append(text) } }

  @Test(arguments: Parent.Place.allCases)
  func theirOperationsRunInCancelledTasks(_ place: Parent.Place) async {
    let store = testStore(
      .concatenate(
        .run { [log] _ in log.withValue { $0.append("deleted, cancelled: \(Task.isCancelled)") } },
        .run { [log] _ in log.withValue { $0.append("played") } }
      )
    )
    await store.send(place.action("remove")) { $0 = Parent.State(without: place) }
    await store.finish()
    #expect(log.value == ["deleted, cancelled: true", "played"])
  }

  @Test(arguments: Parent.Place.allCases)
  func theirActionsAreDropped(_ place: Parent.Place) async {
    let store = testStore(
      .merge(
        .run { send in
          await send("no")
          await Task { await send("no") }.value
        },
        .send("no"),
        .subscription { subscriber in
          subscriber.send("no")
          return { [log] in log.withValue { $0.append("unsubscribed") } }
        }
      )
    )
    await store.send(place.action("remove")) { $0 = Parent.State(without: place) }
    await store.finish()
    #expect(log.value == ["unsubscribed"])
  }

  @Test func theirLateActionsAreDropped() async throws {
    let escaped = LockIsolated<Send<String>?>(nil)
    let store = testStore(.run { send in escaped.setValue(send) })
    await store.send(.optional("remove")) { $0.optional = nil }
    await store.finish()
    let send = try #require(escaped.value)
    await send("no")
    await store.finish()
  }

  @Reducer fileprivate struct Reopened {
    struct State {
      var child: Int? = 0
    }
    enum Action { case open, child(ChildAction) }
    enum ChildAction { case close, start, ticked }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .open: state.child = 0
        case .child(.close): state.child = nil
        case .child: break
        }
        return .none
      }
      .ifLet(\.child, action: \.child) {
        Reduce { count, action in
          switch action {
          case .close: return .concatenate(.run { _ in }, .cancel(id: 1))
          case .start: return .run { send in await send(.ticked) }.cancellable(id: 1)
          case .ticked:
            count += 1
            return .none
          }
        }
      }
    }
  }

  @Test func theirCancelsDoNotReachALaterFeatureAtTheSamePath() async {
    let store = Store(initialState: Reopened.State()) { Reopened() }
    store.send(.child(.close))
    store.send(.open)
    await store.send(.child(.start)).finish()
    #expect(store.withState(\.child) == 1)
  }

  @Test func aLoopEndsAtOnce() async {
    let store = testStore(
      .run { _ in
        while !Task.isCancelled { await Task.yield() }
      }
    )
    await store.send(.optional("remove")) { $0.optional = nil }
    await store.finish()
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable, Identifiable { let id: Int }
    let effect: UncheckedSendable<Effect<String>>

    var body: some Reducer<State, String> {
      Reduce { _, action in action == "remove" ? effect.value : .none }
    }
  }

  @Reducer
  struct Parent {
    @ObservableState
    struct State: Equatable {
      var optional: Child.State? = Child.State(id: 0)
      var rows: IdentifiedArrayOf<Child.State> = [Child.State(id: 1)]
      @Presents var sheet: Child.State? = Child.State(id: 2)

      init(without place: Place? = nil) {
        switch place {
        case .optional: optional = nil
        case .row: rows = []
        case .sheet: sheet = nil
        case .replaced: optional = Child.State(id: 9)
        case nil: break
        }
      }
    }

    @CasePathable
    enum Action {
      case optional(String)
      case replaced(String)
      case rows(IdentifiedAction<Int, String>)
      case sheet(PresentationAction<String>)
    }

    enum Place: CaseIterable {
      case optional, row, sheet, replaced

      func action(_ action: String) -> Action {
        switch self {
        case .optional: .optional(action)
        case .row: .rows(.element(id: 1, action: action))
        case .sheet: .sheet(.presented(action))
        case .replaced: .replaced(action)
        }
      }
    }

    let effect: UncheckedSendable<Effect<String>>

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .optional("remove"): state.optional = nil
        case .replaced("remove"): state.optional = Child.State(id: 9)
        case .rows(.element(id: let id, action: "remove")): state.rows.remove(id: id)
        case .sheet(.presented("remove")): state.sheet = nil
        default: Issue.record("An action was delivered.")
        }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { Child(effect: effect) }
      .ifLet(\.optional, action: \.replaced) { Child(effect: effect) }
      .forEach(\.rows, action: \.rows) { Child(effect: effect) }
      .ifLet(\.$sheet, action: \.sheet) { Child(effect: effect) }
    }
  }
}
