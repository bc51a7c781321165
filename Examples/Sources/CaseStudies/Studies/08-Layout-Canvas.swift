import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let canvas = CaseStudy(
    "Canvas",
    """
    A `Canvas` draws a flower from two numbers of the state. It is one view, whatever it draws, so it needs a label \
    of its own.
    """
  ) {
    FlowerView(store: Store(initialState: Flower.State()) { Flower() })
  }
}

@Reducer
struct Flower {
  @ObservableState
  struct State: Equatable {
    var petals = 8.0
    var hue = 0.9
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case shuffleTapped
  }

  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .shuffleTapped:
        withRandomNumberGenerator { generator in
          state.petals = Double(Int.random(in: 3...16, using: &generator))
          state.hue = Double.random(in: 0...1, using: &generator)
        }
        return .none
      }
    }
  }
}

struct FlowerView: View {
  @Bindable var store: StoreOf<Flower>

  var body: some View {
    Form {
      Section {
        Canvas { context, size in
          draw(in: context, size)
        }
        .frame(height: 260)
        .accessibilityLabel("A flower with \(Int(store.petals)) petals")
      }
      Section {
        Slider(value: $store.petals, in: 3...16, step: 1) { Text("Petals") }
        Slider(value: $store.hue, in: 0...1) { Text("Color") }
        Button("Another one", systemImage: "sparkles") { store.send(.shuffleTapped) }
      }
    }
  }

  private func draw(in context: GraphicsContext, _ size: CGSize) {
    let radius = min(size.width, size.height) / 2 - 8
    let count = Int(store.petals)
    for layer in 0..<2 {
      let length = radius * (layer == 0 ? 1 : 0.62)
      let width = min(length * 0.8, length * 4.4 / Double(count))
      let petal = Path(
        ellipseIn: CGRect(x: length * 0.12, y: -width / 2, width: length * 0.88, height: width))
      for index in 0..<count {
        var turned = context
        turned.translateBy(x: size.width / 2, y: size.height / 2)
        turned.rotate(by: .degrees(360 * (Double(index) + Double(layer) / 2) / Double(count)))
        turned.opacity = 0.6
        let hue = (store.hue + Double(index) / Double(count) * 0.12).truncatingRemainder(
          dividingBy: 1)
        let color = Color(hue: hue, saturation: layer == 0 ? 0.65 : 0.4, brightness: 0.95)
        turned.fill(petal, with: .color(color))
      }
    }
    let heart = CGRect(
      x: size.width / 2 - radius * 0.14, y: size.height / 2 - radius * 0.14, width: radius * 0.28,
      height: radius * 0.28)
    context.fill(Path(ellipseIn: heart), with: .color(.yellow))
  }
}

#Preview {
  FlowerView(store: Store(initialState: Flower.State()) { Flower() })
}
