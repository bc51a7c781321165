import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let tabs = CaseStudy(
    "Tabs",
    """
    The selected tab is part of the state, so that an action of one tab can select another. Each tab keeps its \
    state while it is not visible.
    """
  ) {
    TabsView(store: Store(initialState: Tabs.State()) { Tabs() })
  }
}

@Reducer
struct Tabs {
  @ObservableState
  struct State: Equatable {
    var selectedTab = Tab.first
    var first = Counter.State()
    var second = Counter.State()

    enum Tab: Hashable {
      case first, second
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case first(Counter.Action)
    case otherTabButtonTapped
    case second(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.first, action: \.first) { Counter() }
    Scope(state: \.second, action: \.second) { Counter() }
    Reduce { state, action in
      switch action {
      case .binding, .first, .second:
        return .none

      case .otherTabButtonTapped:
        state.selectedTab = state.selectedTab == .first ? .second : .first
        return .none
      }
    }
  }
}

struct TabsView: View {
  @Bindable var store: StoreOf<Tabs>

  var body: some View {
    TabView(selection: $store.selectedTab) {
      tab(store.scope(state: \.first, action: \.first))
        .tabItem { Label("First", systemImage: "person") }
        .tag(Tabs.State.Tab.first)
      tab(store.scope(state: \.second, action: \.second))
        .tabItem { Label("Second", systemImage: "gearshape") }
        .tag(Tabs.State.Tab.second)
    }
  }

  private func tab(_ counter: StoreOf<Counter>) -> some View {
    Form {
      CounterView(store: counter)
      Button("Go to the other tab") { store.send(.otherTabButtonTapped) }
    }
  }
}

#Preview {
  TabsView(store: Store(initialState: Tabs.State()) { Tabs() })
}
