import ComposablePublishers
import Testing

/// Effects of children that an ancestor runs as publishers.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct PublishedChildrenTests {
  /// The ids of the children whose effects were started and cancelled.
  final class Log: Sendable {
    let starts = AsyncStream.makeStream(of: Int.self)
    let started = LockIsolated([Int]())
    let cancelled = LockIsolated([Int]())
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Identifiable {
      let id: Int
    }

    enum Action {
      case start
      case stop
      /// Starts an effect; the parent removes the state.
      case startAndRemove
      /// Starts an effect; the parent replaces the state.
      case startAndReplace
    }

    enum CancelID { case work }

    let log: Log

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .stop = action { return .cancel(id: CancelID.work) }
        return .run { [id = state.id] _ in
          log.started.withValue { $0.append(id) }
          await withTaskCancellationHandler {
            log.starts.continuation.yield(id)
            try? await Task.never()
          } onCancel: {
            log.cancelled.withValue { $0.append(id) }
          }
        }
        .cancellable(id: CancelID.work)
      }
    }
  }

  @Reducer
  struct Parent {
    @ObservableState
    struct State {
      var child: Child.State? = Child.State(id: 0)
      var rows: IdentifiedArrayOf<Child.State> = [Child.State(id: 1), Child.State(id: 2)]
    }

    enum Action {
      case child(Child.Action)
      case rows(IdentifiedActionOf<Child>)
      case replace
      case remove
      case removeRow(Int)
      case stop
    }

    let log: Log

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .replace, .child(.startAndReplace): state.child = Child.State(id: 3)
        case .remove, .child(.startAndRemove): state.child = nil
        case .removeRow(let id), .rows(.element(let id, .startAndRemove)): state.rows[id: id] = nil
        case .stop: return .cancel(id: Child.CancelID.work)
        case .child, .rows: break
        }
        return .none
      }
      .ifLet(\.child, action: \.child) { Child(log: log) }
      .forEach(\.rows, action: \.rows) { Child(log: log) }
    }
  }

  /// A reducer that runs all effects of another reducer as publishers, each after a first effect.
  struct Published<Base: Reducer>: Reducer {
    let base: Base
    let first: Effect<Base.Action>

    func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
      let effect = base.reduce(into: &state, action: action)
      return .concatenate(first, .publisher { effect.publisher })
    }
  }

  private let log = Log()

  private func store(first: Effect<Parent.Action> = .none) -> StoreOf<Parent> {
    Store(initialState: Parent.State()) { Published(base: Parent(log: log), first: first) }
  }

  @Test(arguments: [Parent.Action.remove, .replace])
  func removingOrReplacingTheStateCancelsTheEffects(action: Parent.Action) async {
    let store = store()
    let task = store.send(.child(.start))
    store.send(action)
    await task.finish()
  }

  @Test func removingARowCancelsOnlyItsEffects() async {
    let store = store()
    let (first, second) = (
      store.send(.rows(.element(id: 1, action: .start))),
      store.send(.rows(.element(id: 2, action: .start)))
    )
    var starts = log.starts.stream.makeAsyncIterator()
    let startedIDs = await [starts.next(), starts.next()]
    #expect(Set(startedIDs) == [1, 2])
    store.send(.removeRow(1))
    await first.finish()
    #expect(log.cancelled.value == [1])
    store.send(.removeRow(2))
    await second.finish()
  }

  @Test(arguments: [
    Parent.Action.child(.startAndRemove), .child(.startAndReplace),
    .rows(.element(id: 1, action: .startAndRemove)),
  ])
  func effectsOfTheActionThatRemovesTheStateDoNotStart(action: Parent.Action) async {
    await store().send(action).finish()
    #expect(log.started.value == [])
  }

  @Test(arguments: [Parent.Action.remove, .replace])
  func pendingEffectsOfRemovedStateDoNotStart(action: Parent.Action) async {
    let gate = PassthroughSubject<Parent.Action, Never>()
    let store = store(first: .publisher { gate })
    let task = store.send(.child(.start))
    store.send(action)
    gate.send(completion: .finished)
    await task.finish()
    #expect(log.started.value == [])
  }

  @Test func aChildsCancelReachesItsOwnEffects() async {
    let store = store()
    let tasks = [
      store.send(.child(.start)), store.send(.rows(.element(id: 1, action: .start))),
    ]
    store.send(.child(.stop))
    await tasks[0].finish()
    store.send(.rows(.element(id: 1, action: .stop)))
    await tasks[1].finish()
  }

  @Test func aParentsCancelReachesItsChildren() async {
    let store = store()
    let tasks = [
      store.send(.child(.start)), store.send(.rows(.element(id: 1, action: .start))),
    ]
    store.send(.stop)
    for task in tasks { await task.finish() }
  }

  @Reducer
  struct Sheet {
    struct State: Equatable {}
    enum Action { case close }
    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { [dismiss] _, _ in
        .publisher { Effect.run { _ in await dismiss() }.publisher }
      }
    }
  }

  @Reducer
  struct Screen {
    @ObservableState
    struct State { @Presents var sheet: Sheet.State? = Sheet.State() }
    enum Action { case sheet(PresentationAction<Sheet.Action>) }

    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.$sheet, action: \.sheet) { Sheet() }
    }
  }

  @Test func aPresentedFeatureCanDismissItself() async {
    let store = Store(initialState: Screen.State()) { Screen() }
    await store.send(.sheet(.presented(.close))).finish()
    #expect(store.sheet == nil)
  }
}
