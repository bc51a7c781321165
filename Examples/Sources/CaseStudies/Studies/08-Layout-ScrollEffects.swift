import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let scrollEffects = CaseStudy(
    "Scroll effects",
    """
    A carousel whose cards have a part of its width (`containerRelativeFrame`), rest at its edge, and shrink and fade \
    where they leave it (`scrollTransition`). A `visualEffect` turns the color of each card by its place in the row, \
    which is a named `coordinateSpace`. The state has the plan and the choices, not the scrolling.
    """
  ) {
    TrailsView(store: Store(initialState: Trails.State()) { Trails() })
  }
}

@Reducer
struct Trails {
  @ObservableState
  struct State: Equatable {
    let names = [
      "Alpine lake", "Birch forest", "Coast path", "Dune ridge", "Eagle rock", "Fern gorge",
      "Glacier view", "Heather moor",
    ]
    var cardsInView = 2
    var fades = true
    var shrinks = true
    var plan: [String] = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case trailTapped(String)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .trailTapped(let name):
        if let index = state.plan.firstIndex(of: name) {
          state.plan.remove(at: index)
        } else {
          state.plan.append(name)
        }
        return .none
      }
    }
  }
}

struct TrailsView: View {
  @Bindable var store: StoreOf<Trails>

  var body: some View {
    Form {
      Section("Tap a trail to plan it") {
        ScrollView(.horizontal) {
          HStack(spacing: 12) {
            ForEach(store.names, id: \.self) { card($0) }
          }
          .scrollTargetLayout()
          .coordinateSpace(.named("row"))
        }
        .scrollTargetBehavior(.viewAligned)
        .contentMargins(.horizontal, 36, for: .scrollContent)
        .scrollIndicators(.hidden)
        .padding(.vertical, 16)
        .listRowInsets(EdgeInsets())
      }
      Section {
        Stepper("Cards in view: \(store.cardsInView)", value: $store.cardsInView, in: 1...3)
        Toggle("Shrink at the edges", isOn: $store.shrinks)
        Toggle("Fade at the edges", isOn: $store.fades)
      }
      Section("Plan") {
        Text(store.plan.isEmpty ? "No trails" : store.plan.formatted())
      }
    }
  }

  private func card(_ name: String) -> some View {
    let isPlanned = store.plan.contains(name)
    let (scale, opacity) = (store.shrinks ? 0.75 : 1, store.fades ? 0.2 : 1)
    return Button {
      store.send(.trailTapped(name), animation: .default)
    } label: {
      VStack(spacing: 12) {
        Image(systemName: isPlanned ? "checkmark.circle.fill" : "map")
          .font(.largeTitle)
          .accessibilityHidden(true)
        Text(name).font(.subheadline).bold().multilineTextAlignment(.center)
      }
      .padding(.horizontal, 8)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: 180)
      .background {
        RoundedRectangle(cornerRadius: 16)
          .fill(Color(hue: 0.68, saturation: 0.65, brightness: 0.62).gradient)
          .visualEffect { content, proxy in
            content.hueRotation(.degrees(proxy.frame(in: .named("row")).minX / 6))
          }
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isPlanned ? .isSelected : [])
    .containerRelativeFrame(.horizontal, count: store.cardsInView, spacing: 12)
    .scrollTransition(axis: .horizontal) { content, phase in
      content
        .scaleEffect(phase.isIdentity ? 1 : scale)
        .opacity(phase.isIdentity ? 1 : opacity)
    }
  }
}

#Preview {
  TrailsView(store: Store(initialState: Trails.State()) { Trails() })
}
