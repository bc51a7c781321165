import ComposableCore
import Testing

@testable import ComposableTestSupport

/// Cancels of an identifier that only other features use.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct CancelMissTests {
  @Test func aChildThatCancelsAnEffectOfItsParentIsReportedWithBothLocations() async throws {
    let store = Store(initialState: Parent.State()) { Parent() }
    let task = store.send(.start)
    let reports = await reports { store.send(.child(.cancel)) }
    let report = try #require(reports.first)
    #expect(reports.count == 1)
    #expect(report.line == Child.cancelLine)
    #expect(report.mentions("CancelMissTests.swift:\(Parent.effectLine)", "shared"))
    task.cancel()
  }

  @Test func cancellingAnEffectOfASiblingOfAnotherKindIsReported() async {
    let store = Store(initialState: Parent.State()) { Parent() }
    let task = store.send(.other(.start))
    let reports = await reports { store.send(.child(.cancel)) }
    #expect(reports.count == 1)
    task.cancel()
  }

  @Test func cancellingAnEffectOfAnotherInstanceOfTheFeatureIsNotReported() async {
    let store = Store(initialState: Parent.State()) { Parent() }
    let task = store.send(.child(.start))
    let reports = await reports {
      store.send(.twin(.cancel))
      store.send(.twin(.start)).cancel()
    }
    #expect(reports.isEmpty)
    task.cancel()
  }

  @Test func cancellingNothingAndCancellingAChildAreNotReported() async {
    let store = Store(initialState: Parent.State()) { Parent() }
    let reports = await reports {
      store.send(.child(.cancel))
      let task = store.send(.child(.start))
      store.send(.cancel)
      await task.finish()
      let restarted = store.send(.start)
      store.send(.child(.start)).cancel()
      restarted.cancel()
    }
    #expect(reports.isEmpty)
  }

  @Reducer
  struct Child {
    @ObservableState
    struct State: Equatable {}
    enum Action { case start, cancel }

    static let cancelLine = #line + 7

    var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .start: return endless().cancellable(id: "shared", cancelInFlight: true)
        case .cancel:
          return .cancel(id: "shared")
        }
      }
    }
  }

  @Reducer
  struct Other {
    @ObservableState
    struct State: Equatable {}
    enum Action { case start }

    var body: some ReducerOf<Self> {
      Reduce { _, _ in endless().cancellable(id: "shared") }
    }
  }

  @Reducer
  struct Parent {
    @ObservableState
    struct State: Equatable {
      var child = Child.State()
      var twin = Child.State()
      var other = Other.State()
    }
    enum Action {
      case start, cancel
      case child(Child.Action)
      case twin(Child.Action)
      case other(Other.Action)
    }

    static let effectLine = #line + 10

    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Child() }
      Scope(state: \.twin, action: \.twin) { Child() }
      Scope(state: \.other, action: \.other) { Other() }
      Reduce { _, action in
        switch action {
        case .start:
          return
            .run { _ in try await Task.never() }
            .cancellable(id: "shared")
        case .cancel:
          return .cancel(id: "shared")
        case .child, .twin, .other:
          return .none
        }
      }
    }
  }
}

private func endless<Action>() -> Effect<Action> {
  .run { _ in try await Task.never() }
}
