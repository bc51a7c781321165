import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let gestures = CaseStudy(
    "Gestures and shapes",
    """
    A drag ends in an action; while it lasts, its place is a `@GestureState` of the view. The dial is a `Shape` of \
    its own, and a `GeometryReader` turns the place of a touch into a level. Each gesture has a control beside it \
    that does the same by keyboard.
    """
  ) {
    GesturesView(store: Store(initialState: Gestures.State()) { Gestures() })
  }
}

@Reducer
struct Gestures {
  @ObservableState
  struct State: Equatable {
    var level = 0.25
    var cards = ["Lisbon", "Oslo", "Rome", "Vienna"]
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case cardThrown
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .cardThrown:
        // The thrown card goes below the others.
        state.cards.append(state.cards.removeFirst())
        return .none
      }
    }
  }
}

/// A part of a ring, from 12 o'clock.
struct Arc: Shape {
  var fraction: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 8,
        startAngle: .degrees(-90), endAngle: .degrees(360 * fraction - 90), clockwise: false)
    }
  }
}

struct GesturesView: View {
  @Bindable var store: StoreOf<Gestures>
  @GestureState private var translation = CGSize.zero

  var body: some View {
    Form {
      Section("Level") {
        Arc(fraction: store.level)
          .stroke(.tint, style: StrokeStyle(lineWidth: 16, lineCap: .round))
          .background { Circle().stroke(.quaternary, lineWidth: 16).padding(8) }
          .frame(width: 120, height: 120)
          .frame(maxWidth: .infinity)
        bar
        Slider(value: $store.level, in: 0...1) { Text("Level") }
      }
      Section("Cards") {
        ZStack {
          ForEach(store.cards.reversed(), id: \.self) { city in
            card(city)
          }
        }
        .frame(maxWidth: .infinity)
        Button("Next card", action: throwCard)
      }
    }
  }

  /// A bar whose length follows the pointer.
  private var bar: some View {
    GeometryReader { proxy in
      LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
        .clipShape(Capsule())
        .frame(width: max(24, proxy.size.width * store.level))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { drag in
            store.level = min(max(0, drag.location.x / proxy.size.width), 1)
          }
        )
    }
    .frame(height: 24)
  }

  @ViewBuilder private func card(_ city: String) -> some View {
    let isFirst = city == store.cards.first
    let offset = isFirst ? translation : .zero
    RoundedRectangle(cornerRadius: 12)
      .fill(
        LinearGradient(
          colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .overlay { Text(city).font(.title).bold().foregroundStyle(.black) }
      .frame(width: 160, height: 100)
      .rotationEffect(.degrees(offset.width / 20))
      .offset(offset)
      .gesture(
        DragGesture(minimumDistance: 4)
          .updating($translation) { drag, translation, _ in translation = drag.translation }
          .onEnded { drag in
            if abs(drag.translation.width) > 80 { throwCard() }
          }
      )
      .disabled(!isFirst)
  }

  private func throwCard() {
    store.send(.cardThrown, animation: .spring)
  }
}

#Preview {
  GesturesView(store: Store(initialState: Gestures.State()) { Gestures() })
}
