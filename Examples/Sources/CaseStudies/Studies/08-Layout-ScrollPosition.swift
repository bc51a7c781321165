import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let scrollPosition = CaseStudy(
    "Scroll position",
    """
    The place of a scroll view is a part of the state: `scrollPosition(id:)` sets it when you scroll, and scrolls \
    when an action sets it. Each picture rests at the edge, as `scrollTargetBehavior` says.
    """
  ) {
    PanoramaView(store: Store(initialState: Panorama.State()) { Panorama() })
  }
}

@Reducer
struct Panorama {
  @ObservableState
  struct State: Equatable {
    let hours = Array(6...22)
    var hour: Int? = 6

    /// Returns the hour after a number of hours, between the first and the last one.
    fileprivate func hour(after step: Int) -> Int {
      min(max((hour ?? 6) + step, 6), 22)
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case earlierTapped
    case laterTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .earlierTapped:
        state.hour = state.hour(after: -1)
        return .none

      case .laterTapped:
        state.hour = state.hour(after: 1)
        return .none
      }
    }
  }
}

struct PanoramaView: View {
  @Bindable var store: StoreOf<Panorama>

  var body: some View {
    Form {
      Section("The sky at \(store.hour ?? 6):00") {
        ScrollView(.horizontal) {
          HStack(spacing: 12) {
            ForEach(store.hours, id: \.self) { Sky(hour: $0) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $store.hour, anchor: .leading)
        .scrollIndicators(.hidden)
        .padding(.vertical, 8)
      }
      Section {
        Button("An hour earlier") { store.send(.earlierTapped, animation: .default) }
          .disabled(store.hour == 6)
        Button("An hour later") { store.send(.laterTapped, animation: .default) }
          .disabled(store.hour == 22)
      }
    }
  }
}

private struct Sky: View {
  let hour: Int

  /// From 0 at midnight to 1 at noon.
  private var light: Double { (1 - cos(Double(hour) / 12 * .pi)) / 2 }

  var body: some View {
    VStack {
      Image(systemName: light > 0.2 ? "sun.max" : "moon.fill").font(.largeTitle)
      Text("\(hour):00").monospacedDigit()
    }
    .foregroundStyle(light > 0.6 ? Color.black : Color.white)
    .frame(width: 150, height: 180)
    .background(
      LinearGradient(
        colors: [
          Color(hue: 0.6, saturation: 0.7 - light * 0.2, brightness: 0.2 + light * 0.75),
          Color(hue: 0.07, saturation: 0.6 - light * 0.5, brightness: 0.3 + light * 0.7),
        ],
        startPoint: .top, endPoint: .bottom),
      in: RoundedRectangle(cornerRadius: 16))
  }
}

#Preview {
  PanoramaView(store: Store(initialState: Panorama.State()) { Panorama() })
}
