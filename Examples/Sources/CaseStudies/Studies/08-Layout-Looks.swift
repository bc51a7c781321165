import ComposableArchitecture
import Foundation
import SwiftUI

extension CaseStudy {
  static let looks = CaseStudy(
    "Materials and gradients",
    """
    A `MeshGradient` flows between nine colors, a `mask` lets it fade out, and the material of the card decides how \
    much of it is seen. The state is an angle and a few names: all colors follow from them. The note is Markdown, \
    read by `AttributedString`.
    """
  ) {
    LooksView(store: Store(initialState: Looks.State()) { Looks() })
  }
}

@Reducer
struct Looks {
  enum Surface: String, CaseIterable, Identifiable {
    case ultraThin = "Ultra-thin material"
    case thin = "Thin material"
    case regular = "Regular material"
    case thick = "Thick material"
    case glass = "Glass"

    var id: Self { self }
  }

  enum Letters: String, CaseIterable, Identifiable {
    case standard = "Plain"
    case rounded = "Round"
    case serif = "Serif"
    case monospaced = "Mono"

    var id: Self { self }
  }

  @ObservableState
  struct State: Equatable {
    /// The hue of the first color, in degrees.
    var angle = 150.0
    var surface = Surface.thin
    var letters = Letters.serif
    var fadesOut = false
    var note =
      "Seen **above the fjord** at *midnight*, ~~the tenth~~ the ninth"
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case turnTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .turnTapped:
        state.angle = (state.angle + 60).truncatingRemainder(dividingBy: 360)
        return .none
      }
    }
  }
}

struct LooksView: View {
  @Bindable var store: StoreOf<Looks>
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack {
      ZStack {
        sky
        card.fontDesign(store.letters.design)
      }
      .frame(height: 280)
      .padding(.horizontal)
      form
    }
  }

  private var form: some View {
    Form {
      Section {
        Slider(value: $store.angle, in: 0...360, step: 1) { Text("Colors") }
        Button("Turn the colors") { store.send(.turnTapped) }
        Toggle("Fade out", isOn: $store.fadesOut)
      }
      Section("Card") {
        Picker("Surface", selection: $store.surface) {
          ForEach(Looks.Surface.allCases) { Text($0.rawValue) }
        }
        Picker("Letters", selection: $store.letters) {
          ForEach(Looks.Letters.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
      }
      Section("Note") {
        VStack(alignment: .leading, spacing: 8) {
          HStack {
            Image(systemName: "sparkles")
              .font(.title)
              .foregroundStyle(
                LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom)
              )
              .accessibilityHidden(true)
            Text("Northern lights")
              .font(.title).bold()
              .foregroundStyle(
                LinearGradient(colors: [.purple, .pink], startPoint: .leading, endPoint: .trailing))
          }
          Text(note)
        }
        TextField("Markdown", text: $store.note)
      }
    }
  }

  private var sky: some View {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.6, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [0, 40, 80, 100, 160, 60, 190, 130, 220].map(color),
      background: color(turnedBy: 110)
    )
    .mask {
      LinearGradient(
        colors: [.black, store.fadesOut ? .clear : .black], startPoint: .top, endPoint: .bottom)
    }
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .accessibilityLabel("A sky of nine colors that flow into each other")
  }

  /// Returns a color that the words of the card are legible on, in light and in dark appearance.
  private func color(turnedBy degrees: Double) -> Color {
    let hue = ((store.angle + degrees) / 360).truncatingRemainder(dividingBy: 1)
    return Color(
      hue: hue, saturation: colorScheme == .dark ? 0.75 : 0.55,
      brightness: colorScheme == .dark ? 0.62 : 0.97)
  }

  @ViewBuilder private var card: some View {
    let shape = RoundedRectangle(cornerRadius: 20)
    if let material = store.surface.material {
      CardWords().background(material, in: shape)
    } else {
      CardWords().glassEffect(.regular, in: shape)
    }
  }

  private var note: AttributedString {
    (try? AttributedString(markdown: store.note)) ?? AttributedString(store.note)
  }
}

private struct CardWords: View {
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "moon.stars.fill").font(.largeTitle).accessibilityHidden(true)
      Text("Tromsø").font(.title2).bold()
      Text("Clear, −4 °C")
    }
    .padding(.horizontal, 36)
    .padding(.vertical, 24)
  }
}

extension Looks.Surface {
  /// The material; `nil` for glass.
  fileprivate var material: Material? {
    switch self {
    case .ultraThin: .ultraThinMaterial
    case .thin: .thinMaterial
    case .regular: .regularMaterial
    case .thick: .thickMaterial
    case .glass: nil
    }
  }
}

extension Looks.Letters {
  fileprivate var design: Font.Design {
    switch self {
    case .standard: .default
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    }
  }
}

#Preview {
  LooksView(store: Store(initialState: Looks.State()) { Looks() })
}
