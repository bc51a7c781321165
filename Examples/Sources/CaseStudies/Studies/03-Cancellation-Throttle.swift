import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let throttle = CaseStudy(
    "Throttle",
    """
    A level that is saved at most once a second, however fast it changes. `throttle` delivers the first action \
    at once, and at the end of each second one more: the latest, or the first that had to wait. Tap the stepper \
    quickly with the toggle on and off, and compare the saved level with the shown one.
    """
  ) {
    ThrottlingView(store: Store(initialState: Throttling.State()) { Throttling() })
  }
}

@Reducer
struct Throttling {
  @ObservableState
  struct State: Equatable {
    var level = 0
    var savedLevel = 0
    var saves = 0
    var savesLatest = true
  }

  enum Action: Equatable {
    case latestToggled(Bool)
    case levelChanged(Int)
    case saved(Int)
  }

  @Dependency(\.continuousClock) var clock

  private enum CancelID { case save }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .latestToggled(let savesLatest):
        state.savesLatest = savesLatest
        return .none

      case .levelChanged(let level):
        state.level = level
        return .send(.saved(level))
          .throttle(id: CancelID.save, for: .seconds(1), clock: clock, latest: state.savesLatest)

      case .saved(let level):
        state.savedLevel = level
        state.saves += 1
        return .none
      }
    }
  }
}

struct ThrottlingView: View {
  @Bindable var store: StoreOf<Throttling>

  var body: some View {
    Form {
      Stepper("Level \(store.level)", value: $store.level.sending(\.levelChanged))
      Toggle("Save the latest", isOn: $store.savesLatest.sending(\.latestToggled))
      Text("Level \(store.savedLevel) is saved, after \(store.saves) times.").monospacedDigit()
    }
  }
}

#Preview {
  ThrottlingView(store: Store(initialState: Throttling.State()) { Throttling() })
}
