import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let flow = CaseStudy(
    "Flow of tags",
    """
    A `Layout` of your own: as many tags in a line as have a place there. The browser measures the tags, the layout \
    places them, and chosen tags move to the front under the animation of their action.
    """
  ) {
    TagsView(store: Store(initialState: Tags.State()) { Tags() })
  }
}

@Reducer
struct Tags {
  @ObservableState
  struct State: Equatable {
    var chosen: [String] = []
    var others = [
      "Bread", "Honey", "Sourdough starter", "Figs", "Olive oil", "Salt", "Walnuts", "Goat cheese",
      "Rosemary", "Blackberries", "Tea",
    ]
  }

  enum Action {
    case tagTapped(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tagTapped(let tag):
        if let index = state.chosen.firstIndex(of: tag) {
          state.others.insert(state.chosen.remove(at: index), at: 0)
        } else if let index = state.others.firstIndex(of: tag) {
          state.chosen.append(state.others.remove(at: index))
        }
        return .none
      }
    }
  }
}

/// Lines of views, each as long as the width allows.
struct FlowLayout: Layout {
  var spacing = 8.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return places(of: sizes, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let points = places(of: sizes, in: bounds.width).points
    for (subview, point) in zip(subviews, points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  /// Returns the places of views with sizes, and the size of all, in a width in points.
  func places(of sizes: [CGSize], in width: CGFloat) -> (points: [CGPoint], size: CGSize) {
    var points: [CGPoint] = []
    var place = CGPoint.zero
    var size = CGSize.zero
    for item in sizes {
      if place.x > 0, place.x + item.width > width {
        place = CGPoint(x: 0, y: size.height + spacing)
      }
      points.append(place)
      size.width = max(size.width, place.x + item.width)
      size.height = max(size.height, place.y + item.height)
      place.x += item.width + spacing
    }
    return (points, size)
  }
}

struct TagsView: View {
  let store: StoreOf<Tags>

  var body: some View {
    Form {
      Section("Pantry") {
        FlowLayout {
          ForEach(store.chosen + store.others, id: \.self) { tag in
            let isChosen = store.chosen.contains(tag)
            Button {
              store.send(.tagTapped(tag), animation: .spring)
            } label: {
              Text(tag)
                .padding(.horizontal, 14)
                .padding(.vertical, 8)
                .foregroundStyle(isChosen ? Color.white : Color.primary)
                .background(isChosen ? Color.indigo : Color.gray.opacity(0.2), in: Capsule())
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(isChosen ? .isSelected : [])
          }
        }
        .padding(.vertical, 8)
      }
    }
  }
}

#Preview {
  TagsView(store: Store(initialState: Tags.State()) { Tags() })
}
