import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let stacks = CaseStudy(
    "Stacks",
    """
    A path through different screens, as state: a `StackState` of a `@Reducer enum`. `NavigationLink(state:)` \
    pushes a screen without knowing who shows it, and the parent sees all of it: it adds up the floors, and \
    pops to the root. The effects of a screen end when it is popped, here its clock. Climb a few floors.
    """
  ) {
    TowerView(store: Store(initialState: Tower.State()) { Tower() })
  }
}

@Reducer
struct Tower {
  @Reducer
  enum Path {
    case floor(Floor)
    case roof(Roof)
  }

  @ObservableState
  struct State: Equatable {
    var isOpen = false
    var path = StackState<Path.State>()
    var secondsSpent = 0
  }

  enum Action {
    case enterButtonTapped
    case leaveButtonTapped
    case path(StackActionOf<Path>)
    case toGroundButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .enterButtonTapped:
        state.isOpen = true
        return .none

      case .leaveButtonTapped:
        state.isOpen = false
        state.path.removeAll()
        return .none

      case .path(.element(id: _, action: .floor(.timerTicked))):
        state.secondsSpent += 1
        return .none

      case .path:
        return .none

      case .toGroundButtonTapped:
        state.path.removeAll()
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Tower.Path.State: Equatable {}

@Reducer
struct Floor {
  @ObservableState
  struct State: Equatable {
    let number: Int
    var seconds = 0
  }

  enum Action {
    case downButtonTapped
    case task
    case timerTicked
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .downButtonTapped:
        return .run { _ in await dismiss() }

      case .task:
        return .run(for: clock.timer(interval: .seconds(1))) { _, send in
          await send(.timerTicked)
        }

      case .timerTicked:
        state.seconds += 1
        return .none
      }
    }
  }
}

@Reducer
struct Roof {
  @ObservableState
  struct State: Equatable {
    let floors: Int
  }
}

struct TowerView: View {
  @Bindable var store: StoreOf<Tower>

  var body: some View {
    Form {
      Section("Tower") {
        LabeledContent("Time on its floors", value: "\(store.secondsSpent) s")
        Button("Enter") { store.send(.enterButtonTapped) }
      }
    }
    .fullScreenCover(isPresented: isOpen) {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        GroundView(store: store)
      } destination: { path in
        switch path.case {
        case .floor(let floor): FloorView(store: floor)
        case .roof(let roof): RoofView(tower: store, store: roof)
        }
      }
    }
  }

  private var isOpen: Binding<Bool> {
    Binding(get: { store.isOpen }, set: { if !$0 { store.send(.leaveButtonTapped) } })
  }
}

private struct GroundView: View {
  let store: StoreOf<Tower>

  var body: some View {
    Form {
      Section {
        NavigationLink("Climb", state: Tower.Path.State.floor(Floor.State(number: 1)))
        Button("Leave") { store.send(.leaveButtonTapped) }
      }
    }
    .navigationTitle("Ground floor")
  }
}

private struct FloorView: View {
  let store: StoreOf<Floor>

  var body: some View {
    Form {
      Section {
        LabeledContent("Time on this floor", value: "\(store.seconds) s")
        NavigationLink(
          "Climb", state: Tower.Path.State.floor(Floor.State(number: store.number + 1)))
        NavigationLink(
          "To the roof", state: Tower.Path.State.roof(Roof.State(floors: store.number)))
        Button("Down") { store.send(.downButtonTapped) }
      }
    }
    .navigationTitle("Floor \(store.number)")
    .task { await store.send(.task).finish() }
  }
}

private struct RoofView: View {
  let tower: StoreOf<Tower>
  let store: StoreOf<Roof>

  var body: some View {
    Form {
      Section {
        LabeledContent("Floors below", value: "\(store.floors)")
        Button("Slide to the ground") { tower.send(.toGroundButtonTapped) }
      }
    }
    .navigationTitle("Roof")
  }
}

#Preview {
  TowerView(store: Store(initialState: Tower.State()) { Tower() })
}
