import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let transitions = CaseStudy(
    "Transitions of your own",
    """
    A `Transition` says how a view looks before it is there and after it has left; the browser computes what is in \
    between. The action chooses the card and the animation, the view chooses the transition.
    """
  ) {
    PostcardsView(store: Store(initialState: Postcards.State()) { Postcards() })
  }
}

@Reducer
struct Postcards {
  @ObservableState
  struct State: Equatable {
    var cities = ["Lisbon", "Oslo", "Rome", "Vienna"]
    var style = Style.twirl

    enum Style: String, CaseIterable {
      case twirl = "Twirl"
      case fade = "Blur"
      case drop = "Drop"
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case nextTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .nextTapped:
        state.cities.append(state.cities.removeFirst())
        return .none
      }
    }
  }
}

/// A view turns in, grows, and turns out in the other direction.
struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase.value * 160))
      .scaleEffect(phase.isIdentity ? 1 : 0.2)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A view falls in from above, and out below.
struct Drop: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .offset(y: phase.value * 140)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A view comes out of a blur.
struct Blur: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 16)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

struct PostcardsView: View {
  @Bindable var store: StoreOf<Postcards>

  var body: some View {
    Form {
      Section {
        ZStack {
          ForEach(store.cities.prefix(1), id: \.self) { city in
            Postcard(city: city).transition(transition)
          }
        }
        .frame(maxWidth: .infinity, minHeight: 220)
      }
      Section {
        Picker("Transition", selection: $store.style) {
          ForEach(Postcards.State.Style.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        Button("Next postcard") { store.send(.nextTapped, animation: .easeInOut(duration: 0.6)) }
      }
    }
  }

  private var transition: AnyTransition {
    switch store.style {
    case .twirl: AnyTransition(Twirl())
    case .fade: AnyTransition(Blur())
    case .drop: AnyTransition(Drop())
    }
  }
}

private struct Postcard: View {
  let city: String

  private var colors: [Color] {
    switch city {
    case "Lisbon": [.orange, .pink]
    case "Oslo": [.teal, .indigo]
    case "Rome": [.yellow, .red]
    default: [.mint, .blue]
    }
  }

  var body: some View {
    Text("Greetings from \(city)")
      .font(.title2).bold().foregroundStyle(.black)
      .frame(width: 250, height: 160)
      .background(
        LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing),
        in: RoundedRectangle(cornerRadius: 16))
  }
}

#Preview {
  PostcardsView(store: Store(initialState: Postcards.State()) { Postcards() })
}
