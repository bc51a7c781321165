import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let matchedGeometry = CaseStudy(
    "Matched geometry",
    """
    A tile and its card are two views with the same id in a namespace: under the animation of the action, \
    `matchedGeometryEffect` lets one grow out of the other, and shrink to its place again. The state knows which \
    stone is open, and no frames. The focus follows the card.
    """
  ) {
    StonesView(store: Store(initialState: Stones.State()) { Stones() })
  }
}

@Reducer
struct Stones {
  struct Stone: Equatable, Identifiable {
    let name: String
    let origin: String

    var id: String { name }
  }

  @ObservableState
  struct State: Equatable {
    var stones = [
      Stone(name: "Ruby", origin: "Found in the marble of Mogok"),
      Stone(name: "Topaz", origin: "Found in the Urals"),
      Stone(name: "Emerald", origin: "Found in the mines of Muzo"),
      Stone(name: "Sapphire", origin: "Found in the rivers of Ceylon"),
      Stone(name: "Amethyst", origin: "Found in the lava of Uruguay"),
      Stone(name: "Turquoise", origin: "Found in the desert of Sinai"),
    ]
    var openID: Stone.ID?

    var open: Stone? { stones.first { $0.id == openID } }
  }

  enum Action {
    case closeTapped
    case tileTapped(Stone.ID)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeTapped:
        state.openID = nil
        return .none

      case .tileTapped(let id):
        state.openID = id
        return .none
      }
    }
  }
}

struct StonesView: View {
  let store: StoreOf<Stones>
  @Namespace private var namespace
  @FocusState private var focus: Stones.Stone.ID?

  var body: some View {
    Form {
      Section {
        ZStack {
          if let stone = store.open { card(stone) } else { tiles }
        }
        .frame(maxWidth: .infinity, minHeight: 300, maxHeight: 300)
      }
    }
    .onChange(of: store.openID) { old, new in focus = new ?? old }
  }

  private var tiles: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: 2), spacing: 12)
    {
      ForEach(store.stones) { stone in
        Button {
          store.send(.tileTapped(stone.id), animation: .spring(duration: 0.6))
        } label: {
          Text(stone.name)
            .font(.headline)
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity, minHeight: 92)
            .background { surface(of: stone) }
        }
        .buttonStyle(.plain)
        .focused($focus, equals: stone.id)
      }
    }
  }

  private func card(_ stone: Stones.Stone) -> some View {
    VStack(spacing: 16) {
      Text(stone.name).font(.largeTitle).bold()
      Text(stone.origin)
      Button("Close") { store.send(.closeTapped, animation: .spring(duration: 0.6)) }
        .buttonStyle(.bordered)
        .focused($focus, equals: stone.id)
    }
    .tint(.white)
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { surface(of: stone) }
  }

  /// The surface that a tile and a card share.
  private func surface(of stone: Stones.Stone) -> some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(stone.color.gradient)
      .matchedGeometryEffect(id: stone.id, in: namespace)
  }
}

extension Stones.Stone {
  fileprivate var color: Color {
    switch name {
    case "Ruby": Color(hue: 0.96, saturation: 0.85, brightness: 0.7)
    case "Topaz": Color(hue: 0.07, saturation: 0.9, brightness: 0.58)
    case "Emerald": Color(hue: 0.42, saturation: 0.9, brightness: 0.45)
    case "Sapphire": Color(hue: 0.62, saturation: 0.8, brightness: 0.75)
    case "Amethyst": Color(hue: 0.77, saturation: 0.6, brightness: 0.6)
    default: Color(hue: 0.5, saturation: 0.9, brightness: 0.42)
    }
  }
}

#Preview {
  StonesView(store: Store(initialState: Stones.State()) { Stones() })
}
