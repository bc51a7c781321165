import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let alignment = CaseStudy(
    "Alignments",
    """
    An `AlignmentID` of your own lines up bars at midnight, wherever their `alignmentGuide` has it. `ViewThatFits` \
    chooses what a width has room for. An `anchorPreference` tells the ancestors of a word where it is, and they draw \
    a frame around it.
    """
  ) {
    AlignmentsView(store: Store(initialState: Alignments.State()) { Alignments() })
  }
}

@Reducer
struct Alignments {
  struct Shop: Equatable, Identifiable {
    let name: String
    let opens: Int
    let closes: Int

    var id: String { name }
  }

  @ObservableState
  struct State: Equatable {
    let shops = [
      Shop(name: "Bakery", opens: 5, closes: 13),
      Shop(name: "Library", opens: 9, closes: 18),
      Shop(name: "Theater", opens: 16, closes: 24),
    ]
    var isAlignedAtMidnight = true
    let words = ["Views", "meet", "at", "guides"]
    var selectedWord = "Views"
    var width = 280.0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case wordTapped(String)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .wordTapped(let word):
        state.selectedWord = word
        return .none
      }
    }
  }
}

extension HorizontalAlignment {
  private enum Midnight: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// The start of the day: the leading edge of a view without a guide.
  static let midnight = HorizontalAlignment(Midnight.self)
}

struct AlignmentsView: View {
  @Bindable var store: StoreOf<Alignments>

  var body: some View {
    Form {
      Section("Opening hours") {
        OpeningHours(shops: store.shops, isAlignedAtMidnight: store.isAlignedAtMidnight)
          .frame(maxWidth: .infinity)
        Toggle("Aligned at midnight", isOn: $store.isAlignedAtMidnight.animation(.snappy))
      }
      Section("What fits") {
        ViewThatFits {
          Label("Open today until midnight", systemImage: "clock")
          Label("Until midnight", systemImage: "clock")
          Image(systemName: "clock").accessibilityLabel("Open until midnight")
        }
        .padding(8)
        .frame(width: store.width)
        .background(.tint.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
        .frame(maxWidth: .infinity)
        Slider(value: $store.width, in: 60...280) { Text("Width") }
      }
      Section("A frame from outside") {
        HStack(spacing: 4) {
          ForEach(store.words, id: \.self) { word in
            WordButton(word: word, isSelected: word == store.selectedWord) {
              store.send(.wordTapped(word), animation: .snappy)
            }
          }
        }
        .overlayPreferenceValue(SelectedBoundsKey.self) { bounds in
          GeometryReader { proxy in
            if let frame = bounds.map({ proxy[$0] }) {
              RoundedRectangle(cornerRadius: 8)
                .stroke(.tint, lineWidth: 2)
                .frame(width: frame.width, height: frame.height)
                .offset(x: frame.minX, y: frame.minY)
            }
          }
          .allowsHitTesting(false)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}

/// The hours of a day, and a bar for each shop.
private struct OpeningHours: View {
  let shops: [Alignments.Shop]
  let isAlignedAtMidnight: Bool

  private let hour = 12.0

  var body: some View {
    VStack(alignment: .midnight, spacing: 6) {
      HStack(spacing: 0) {
        ForEach([0, 6, 12, 18], id: \.self) { hours in
          Text("\(hours)").frame(width: 6 * hour, alignment: .leading)
        }
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .accessibilityHidden(true)
      ForEach(shops) { shop in
        Text(shop.name)
          .font(.footnote)
          .foregroundStyle(.white)
          .frame(width: Double(shop.closes - shop.opens) * hour, height: 28)
          .background(.indigo.gradient, in: Capsule())
          .accessibilityLabel("\(shop.name), \(shop.opens) to \(shop.closes) o’clock")
          .alignmentGuide(.midnight) { bar in
            isAlignedAtMidnight ? bar[.leading] - Double(shop.opens) * hour : bar[.leading]
          }
      }
    }
  }
}

/// A word that tells its ancestors where it is, if it is selected.
private struct WordButton: View {
  let word: String
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    Button(word, action: action)
      .buttonStyle(.plain)
      .padding(8)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .anchorPreference(key: SelectedBoundsKey.self, value: .bounds) { isSelected ? $0 : nil }
  }
}

private enum SelectedBoundsKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

#Preview {
  AlignmentsView(store: Store(initialState: Alignments.State()) { Alignments() })
}
