import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let subviews = CaseStudy(
    "A container of cards",
    """
    A container that takes the views of its content apart: `Group(subviews:)` returns them one by one, and the \
    container turns and shifts each of them. A `ContainerValues` entry is what a card says to its container.
    """
  ) {
    DeckView(store: Store(initialState: Deck.State()) { Deck() })
  }
}

@Reducer
struct Deck {
  @ObservableState
  struct State: Equatable {
    var cards = ["Fire", "Moon", "Star", "Cloud", "Rain"]
    var isFanned = true
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
        state.cards.append(state.cards.removeFirst())
        return .none
      }
    }
  }
}

extension ContainerValues {
  /// True for a card that its container raises.
  @Entry var isRaised = false
}

/// Cards above each other, or side by side like those in a hand.
struct CardFan<Content: View>: View {
  let isFanned: Bool
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { cards in
      ZStack {
        ForEach(Array(cards.enumerated()), id: \.element.id) { index, card in
          let position = Double(index) - Double(cards.count - 1) / 2
          let angle = isFanned ? position * 9 : position * 2
          card
            .rotationEffect(.degrees(angle))
            .offset(
              x: isFanned ? position * 34 : 0,
              y: (isFanned ? position * position * 6 : 0)
                - (card.containerValues.isRaised ? 22 : 0))
        }
      }
    }
  }
}

struct DeckView: View {
  @Bindable var store: StoreOf<Deck>

  var body: some View {
    Form {
      Section {
        CardFan(isFanned: store.isFanned) {
          ForEach(store.cards, id: \.self) { card in
            CardFace(name: card).containerValue(\.isRaised, card == store.cards.last)
          }
        }
        .frame(maxWidth: .infinity, minHeight: 230)
      }
      Section {
        Toggle("In a fan", isOn: $store.isFanned.animation(.spring))
        Button("Next card") { store.send(.nextTapped, animation: .spring) }
      }
    }
  }
}

private struct CardFace: View {
  let name: String

  private var face: (symbol: String, color: Color) {
    switch name {
    case "Fire": ("flame.fill", .orange)
    case "Moon": ("moon.fill", .indigo)
    case "Star": ("star.fill", .pink)
    case "Cloud": ("cloud", .teal)
    default: ("drop", .blue)
    }
  }

  var body: some View {
    VStack(spacing: 10) {
      Image(systemName: face.symbol).font(.largeTitle)
      Text(name).font(.headline)
    }
    .foregroundStyle(Color.white)
    .frame(width: 84, height: 120)
    .background(face.color.gradient, in: RoundedRectangle(cornerRadius: 14))
    .shadow(radius: 5, y: 2)
  }
}

#Preview {
  DeckView(store: Store(initialState: Deck.State()) { Deck() })
}
