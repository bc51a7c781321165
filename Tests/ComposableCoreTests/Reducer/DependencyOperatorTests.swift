import ComposableCore
import Foundation
import Testing

/// `dependency`, `transformDependency` and `_printChanges`.
@MainActor
@Suite struct DependencyOperatorTests {
  /// A feature that records the date in its reducer, or the one in its effect.
  @Reducer
  fileprivate struct DateReader {
    struct State: Equatable { var dates: [Double] = [] }
    enum Action { case now, later, seen(Double) }
    @Dependency(\.date.now) var now

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .now:
          state.dates.append(now.timeIntervalSince1970)
          return .none
        case .later:
          return .run { await $0(.seen(now.timeIntervalSince1970)) }
        case .seen(let date):
          state.dates.append(date)
          return .none
        }
      }
    }
  }

  private func date(_ seconds: Double) -> DateGenerator {
    .constant(Date(timeIntervalSince1970: seconds))
  }

  private func dates(_ reducer: some Reducer<DateReader.State, DateReader.Action>) async -> [Double]
  {
    let store = Store(initialState: DateReader.State()) {
      reducer
    } withDependencies: {
      $0.date = date(1)
    }
    await store.send(.now).finish()
    await store.send(.later).finish()
    return store.dates
  }

  @Test func aStoresDependenciesReachReducerAndEffects() async {
    #expect(await dates(DateReader()) == [1, 1])
  }

  @Test func aDependencyIsOverriddenForItsReducerAndEffects() async {
    #expect(await dates(DateReader().dependency(\.date, date(2))) == [2, 2])
  }

  @Test func theInnermostDependencyWins() async {
    #expect(
      await dates(DateReader().dependency(\.date, date(2)).dependency(\.date, date(3))) == [2, 2]
    )
  }

  @Test func transformDependencyReceivesTheCurrentValue() async {
    #expect(
      await dates(
        DateReader().transformDependency(\.date) { date in
          let now = date.now
          date = .constant(now.addingTimeInterval(10))
        }
      ) == [11, 11]
    )
  }

  @Test func transformDependencyCanChangeSeveralValues() async {
    let reducer = DateReader().transformDependency(\.self) {
      $0.date = .constant(Date(timeIntervalSince1970: 7))
      $0.uuid = .incrementing
    }
    #expect(await dates(reducer) == [7, 7])
  }

  @Test func anOverrideAppliesOnlyToItsReducer() async {
    #expect(
      await dates(
        CombineReducers {
          DateReader().dependency(\.date, date(2))
          Reduce<DateReader.State, DateReader.Action> { state, action in
            @Dependency(\.date.now) var now
            if case .now = action { state.dates.append(now.timeIntervalSince1970) }
            return .none
          }
        }
      ) == [2, 1, 2]
    )
  }

  @Test func printChangesReportsActionAndStates() async {
    let printed = LockIsolated<[String]>([])
    let store = Store(initialState: 1) {
      Reduce<Int, String> { state, action in
        state += action.count
        return action == "abc" ? .run { await $0("d") } : .none
      }
      ._printChanges(
        _ReducerPrinter { action, oldState, newState in
          printed.withValue { $0.append("\(action): \(oldState), \(newState)") }
        }
      )
    }
    await store.send("abc").finish()
    #expect(printed.value == ["abc: 1, 4", "d: 4, 5"])
    #expect(store.state == 5)
  }

  @Test func printChangesWithoutAPrinterOnlyReduces() {
    let store = Store(initialState: Leaf.State(id: 1)) { Leaf()._printChanges(nil) }
    store.send(.increment)
    #expect(store.count == 1)
  }
}
