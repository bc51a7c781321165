import ComposableArchitecture
import Foundation
import Testing

/// `dependency`, `transformDependency` and `_printChanges`.
@MainActor
@Suite struct DependencyOperatorTests {
  /// Notes the date that it sees while reducing, then the one its effect sees.
  @Reducer
  fileprivate struct Dated {
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

  private func dates(_ reducer: some Reducer<Dated.State, Dated.Action>) async -> [Double] {
    let store = Store(initialState: Dated.State()) {
      reducer
    } withDependencies: {
      $0.date = date(1)
    }
    await store.send(.now).finish()
    await store.send(.later).finish()
    return store.dates
  }

  @Test func aStoresDependenciesReachReducerAndEffects() async {
    #expect(await dates(Dated()) == [1, 1])
  }

  @Test func dependencyOverridesForReducerAndEffects() async {
    #expect(await dates(Dated().dependency(\.date, date(2))) == [2, 2])
  }

  @Test func theInnerDependencyWins() async {
    #expect(
      await dates(Dated().dependency(\.date, date(2)).dependency(\.date, date(3))) == [2, 2]
    )
  }

  @Test func transformDependencyStartsFromTheValueThereIs() async {
    #expect(
      await dates(
        Dated().transformDependency(\.date) { date in
          let now = date.now
          date = .constant(now.addingTimeInterval(10))
        }
      ) == [11, 11]
    )
  }

  @Test func transformDependencyCanChangeSeveral() async {
    let reducer = Dated().transformDependency(\.self) {
      $0.date = .constant(Date(timeIntervalSince1970: 7))
      $0.uuid = .incrementing
    }
    #expect(await dates(reducer) == [7, 7])
  }

  @Test func anOverrideReachesOnlyItsOwnPart() async {
    #expect(
      await dates(
        CombineReducers {
          Dated().dependency(\.date, date(2))
          Reduce<Dated.State, Dated.Action> { state, action in
            @Dependency(\.date.now) var now
            if case .now = action { state.dates.append(now.timeIntervalSince1970) }
            return .none
          }
        }
      ) == [2, 1, 2]
    )
  }

  @Test func printChangesTellsActionAndStates() async {
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

  @Test func printChangesOfNothingOnlyReduces() {
    let store = Store(initialState: Leaf.State(id: 1)) { Leaf()._printChanges(nil) }
    store.send(.increment)
    #expect(store.count == 1)
  }
}
