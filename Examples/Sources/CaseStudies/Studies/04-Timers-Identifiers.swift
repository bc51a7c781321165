import ComposableArchitecture
import ComposableEffectIdentifier
import SwiftUI

extension CaseStudy {
  static let effectIdentifiers = CaseStudy(
    "Effect identifiers",
    """
    Each tank runs the feature `Valve` twice on its state: as the inlet and as the outlet. Both give their \
    timer the same `@EffectID`, and `namespace` makes two identifiers of it: otherwise opening the outlet \
    would replace the inlet's timer. `forEachNamespace` adds the id of the tank. A second identifier, which \
    namespaces don't change, cancels all timers at once. Open some valves, then close one or all of them.
    """
  ) {
    EffectIdentifiersView(
      store: Store(initialState: EffectIdentifiers.State()) { EffectIdentifiers() }
    )
  }
}

@Reducer
struct EffectIdentifiers {
  @ObservableState
  struct State: Equatable {
    var tanks: IdentifiedArrayOf<Tank.State> = [Tank.State(id: 1), Tank.State(id: 2)]
  }

  enum Action: Equatable {
    case closeAllButtonTapped
    case tanks(IdentifiedActionOf<Tank>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeAllButtonTapped:
        for id in state.tanks.ids {
          state.tanks[id: id]?.isInletOpen = false
          state.tanks[id: id]?.isOutletOpen = false
        }
        return .cancel(id: Valve.CancelID.allTimers)

      case .tanks:
        return .none
      }
    }
    .forEachNamespace(\.tanks, action: \.tanks) { Tank() }
  }
}

@Reducer
struct Tank {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var level = 50
    var isInletOpen = false
    var isOutletOpen = false
  }

  enum Action: Equatable {
    case inlet(Valve.Action)
    case outlet(Valve.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.self, action: \.inlet) {
      Valve(isOpen: \.isInletOpen, flow: 5).namespace("inlet")
    }
    Scope(state: \.self, action: \.outlet) {
      Valve(isOpen: \.isOutletOpen, flow: -3).namespace("outlet")
    }
  }
}

/// A timer that changes the level of a tank while the valve is open.
@Reducer
struct Valve {
  typealias State = Tank.State

  enum Action: Equatable {
    case openChanged(Bool)
    case timerTicked
  }

  /// An identifier for the timers of all valves: namespaces apply to an `@EffectID` only.
  enum CancelID { case allTimers }

  let isOpen: WritableKeyPath<State, Bool>
  /// The change of the level in a second.
  let flow: Int
  @EffectID var timerID
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openChanged(let isOpen):
        state[keyPath: self.isOpen] = isOpen
        guard isOpen else { return .cancel(id: timerID) }
        return Effect.timer(id: timerID, every: .seconds(1), clock: clock)
          .map { _ in .timerTicked }
          .animation(.linear(duration: 1))
          .cancellable(id: CancelID.allTimers)

      case .timerTicked:
        state.level = min(max(state.level + flow, 0), 100)
        return .none
      }
    }
  }
}

struct EffectIdentifiersView: View {
  let store: StoreOf<EffectIdentifiers>

  var body: some View {
    Form {
      ForEach(store.scope(state: \.tanks, action: \.tanks)) { TankView(store: $0) }
      Button("Close all valves") { store.send(.closeAllButtonTapped) }
    }
  }
}

struct TankView: View {
  @Bindable var store: StoreOf<Tank>

  var body: some View {
    let tank = store.state.id
    Section("Tank \(tank)") {
      ProgressView(value: Double(store.level), total: 100) {
        Text("Level")
      } currentValueLabel: {
        Text("\(store.level) %").monospacedDigit()
      }
      Toggle("Inlet", isOn: $store.isInletOpen.sending(\.inlet.openChanged))
        .accessibilityLabel("Inlet of tank \(tank)")
      Toggle("Outlet", isOn: $store.isOutletOpen.sending(\.outlet.openChanged))
        .accessibilityLabel("Outlet of tank \(tank)")
    }
  }
}

#Preview {
  EffectIdentifiersView(
    store: Store(initialState: EffectIdentifiers.State()) { EffectIdentifiers() }
  )
}
