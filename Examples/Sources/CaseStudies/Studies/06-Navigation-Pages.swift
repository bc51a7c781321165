import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let pages = CaseStudy(
    "Pages",
    """
    A `TabView` of pages to swipe, with a dot for each. The visible page is part of the state, so that a button turns \
    it as well. The last page ends the tour.
    """
  ) {
    TourView(store: Store(initialState: Tour.State()) { Tour() })
  }
}

@Reducer
struct Tour {
  enum Page: String, CaseIterable, Identifiable {
    case state = "State"
    case actions = "Actions"
    case effects = "Effects"

    var id: Self { self }
  }

  @ObservableState
  struct State: Equatable {
    var page = Page.state
    var isDone = false
  }

  enum Action: BindableAction {
    case againTapped
    case binding(BindingAction<State>)
    case nextTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .againTapped:
        state = State()
        return .none

      case .binding:
        return .none

      case .nextTapped:
        let pages = Page.allCases
        guard let next = pages.drop(while: { $0 != state.page }).dropFirst().first else {
          state.isDone = true
          return .none
        }
        state.page = next
        return .none
      }
    }
  }
}

struct TourView: View {
  @Bindable var store: StoreOf<Tour>

  var body: some View {
    VStack(spacing: 16) {
      if store.isDone {
        ContentUnavailableView("That was all", systemImage: "checkmark.circle")
        Button("Again") { store.send(.againTapped, animation: .default) }
      } else {
        TabView(selection: $store.page) {
          ForEach(Tour.Page.allCases) { page in
            Tab(value: page) {
              TourPage(page: page) { store.send(.nextTapped, animation: .default) }
            }
          }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .frame(height: 380)
      }
    }
    .padding()
  }
}

private struct TourPage: View {
  let page: Tour.Page
  let next: () -> Void

  private var face: (symbol: String, text: LocalizedStringKey, color: Color) {
    switch page {
    case .state:
      ("square.grid.2x2", "One value holds everything that a screen shows.", .indigo)
    case .actions:
      (
        "bolt.fill", "Whatever happens is an action, and nothing else changes the state.", .orange
      )
    case .effects:
      (
        "arrow.triangle.2.circlepath", "Work outside is an effect, which answers with actions.",
        .teal
      )
    }
  }

  var body: some View {
    VStack(spacing: 18) {
      Image(systemName: face.symbol)
        .font(.system(size: 56))
        .foregroundStyle(face.color)
        .accessibilityHidden(true)
      Text(page.rawValue).font(.title.bold())
      Text(face.text).multilineTextAlignment(.center)
      Button(page == .effects ? "Done" : "Next", action: next)
        .buttonStyle(.borderedProminent)
    }
    .padding(28)
    .padding(.bottom, 24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.fill, in: RoundedRectangle(cornerRadius: 24))
  }
}

#Preview {
  TourView(store: Store(initialState: Tour.State()) { Tour() })
}
