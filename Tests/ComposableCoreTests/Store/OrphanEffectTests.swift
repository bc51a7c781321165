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

  @Test(arguments: Parent.Place.allCases)
  func effectsOfTheRemovingActionRunInCancelledTasks(_ place: Parent.Place) async {
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
  func effectsOfTheRemovingActionDeliverNothing(_ place: Parent.Place) async {
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

  @Test func aLateSendOfAnEffectOfTheRemovingActionIsDropped() async throws {
    let escaped = LockIsolated<Send<String>?>(nil)
    let store = testStore(.run { send in escaped.setValue(send) })
    await store.send(.optional("remove")) { $0.optional = nil }
    await store.finish()
    let send = try #require(escaped.value)
    await send("no")
    await store.finish()
  }

  @Test func cancelsByEffectsOfTheRemovingActionDoNotReachALaterFeature() async {
    let store = reopenedStore(.concatenate(.run { _ in }, .cancel(id: 1)))
    store.send(.child(.close))
    store.send(.open)
    await store.send(.child(.start(.run { send in await send(.ticked) }))).finish()
    #expect(store.withState(\.child) == 1)
  }

  /// Cancels and restarts the identifier of the later feature's effect, from inside an effect.
  private nonisolated static let cancels: [@Sendable () async -> Void] = [
    { Task.cancel(id: 1) },
    { await withTaskCancellation(id: 1, cancelInFlight: true) {} },
  ]

  @Test(arguments: [true, false], cancels.indices)
  func lateCancelsInsideEffectsOfARemovedFeatureReachNoLaterOne(
    isReturnedByTheRemoval: Bool, cancel: Int
  ) async {
    let (reopened, reopen) = AsyncStream<Void>.makeStream()
    let (returned, end) = AsyncStream<Void>.makeStream()
    let late = Effect<Reopened.ChildAction>.run { _ in
      await Task { for await _ in reopened {} }.value
      await Self.cancels[cancel]()
      end.finish()
    }
    let store = reopenedStore(isReturnedByTheRemoval ? late : .none)
    if !isReturnedByTheRemoval { store.send(.child(.start(late))) }
    store.send(.child(.close))
    store.send(.open)
    let running = store.send(.child(.start(.run { _ in try await Task.never() })))
    reopen.finish()
    for await _ in returned {}
    #expect(!running.isCancelled)
    running.cancel()
  }

  private func reopenedStore(_ effect: Effect<Reopened.ChildAction>) -> StoreOf<Reopened> {
    Store(initialState: Reopened.State()) { Reopened(effect: UncheckedSendable(effect)) }
  }

  @Reducer struct Reopened {
    struct State {
      var child: Int? = 0
    }
    enum Action { case open, child(ChildAction) }
    enum ChildAction { case close, start(Effect<ChildAction>), ticked }
    /// The effect of the action that closes the child.
    let effect: UncheckedSendable<Effect<ChildAction>>

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
          case .close: return effect.value
          case .start(let effect): return effect.cancellable(id: 1)
          case .ticked:
            count += 1
            return .none
          }
        }
      }
    }
  }

  @Test func aLoopInAnEffectOfTheRemovingActionEndsAtOnce() async {
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
