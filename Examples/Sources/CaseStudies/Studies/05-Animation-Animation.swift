import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let animation = CaseStudy(
    "Animation",
    """
    The changes of an action are animated if it is sent under an animation. Views send with one, bindings have \
    one, and effects send with one, too: the rainbow is a single effect that sends eight colors with pauses \
    between them. Choose a movement, then tap the field or start the rainbow.
    """
  ) {
    AnimationsView(store: Store(initialState: Animations.State()) { Animations() })
  }
}

@Reducer
struct Animations {
  enum Hue: String, CaseIterable {
    case black, blue, green, orange, pink, purple, red, yellow
  }

  enum Movement: String, CaseIterable, Identifiable {
    case spring, bouncy, ease, linear, none

    var id: Self { self }

    var animation: Animation? {
      switch self {
      case .spring: .spring
      case .bouncy: .bouncy
      case .ease: .easeInOut
      case .linear: .linear
      case .none: nil
      }
    }
  }

  @ObservableState
  struct State: Equatable {
    /// The center of the dot in the field; `nil` until the user taps.
    var center: CGPoint?
    var hue = Hue.black
    var isLarge = false
    var isRainbowRunning = false
    var movement = Movement.spring
  }

  enum Action: Equatable {
    case cancelButtonTapped
    case largeToggled(Bool)
    case movementChanged(Movement)
    case rainbowButtonTapped
    case rainbowEnded
    case resetButtonTapped
    case setHue(Hue)
    case tapped(CGPoint)
  }

  @Dependency(\.continuousClock) var clock

  private enum CancelID { case rainbow }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        state.isRainbowRunning = false
        return .cancel(id: CancelID.rainbow)

      case .largeToggled(let isLarge):
        state.isLarge = isLarge
        return .none

      case .movementChanged(let movement):
        state.movement = movement
        return .none

      case .rainbowButtonTapped:
        state.isRainbowRunning = true
        return .run { [clock, movement = state.movement] send in
          for hue in [Hue.red, .blue, .green, .orange, .pink, .purple, .yellow, .black] {
            await send(.setHue(hue), animation: movement.animation)
            try await clock.sleep(for: .seconds(1))
          }
          await send(.rainbowEnded)
        }
        .cancellable(id: CancelID.rainbow, cancelInFlight: true)

      case .rainbowEnded:
        state.isRainbowRunning = false
        return .none

      case .resetButtonTapped:
        state = State(movement: state.movement)
        return .cancel(id: CancelID.rainbow)

      case .setHue(let hue):
        state.hue = hue
        return .none

      case .tapped(let point):
        state.center = point
        return .none
      }
    }
  }
}

struct AnimationsView: View {
  @Bindable var store: StoreOf<Animations>

  var body: some View {
    VStack(alignment: .leading) {
      Text("Tap anywhere in the field to move the dot. The rainbow is one effect with pauses.")
        .padding()

      ZStack(alignment: .topLeading) {
        Circle()
          .fill(store.hue.color)
          .frame(width: 50, height: 50)
          .scaleEffect(store.isLarge ? 2 : 1)
          .offset(x: (store.center?.x ?? 150) - 25, y: (store.center?.y ?? 150) - 25)
          .accessibilityLabel("Dot")
      }
      .frame(maxWidth: .infinity, minHeight: 300, maxHeight: 300, alignment: .topLeading)
      .background(Color.gray.opacity(0.15))
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .onTapGesture { point in
        store.send(.tapped(point), animation: store.movement.animation)
      }
      .accessibilityLabel("Field")
      .padding(.horizontal)

      Form {
        Picker("Movement", selection: $store.movement.sending(\.movementChanged)) {
          ForEach(Animations.Movement.allCases) { movement in
            Text(movement.rawValue.capitalized).tag(movement)
          }
        }
        Toggle(
          "Large",
          isOn: $store.isLarge.sending(\.largeToggled).animation(store.movement.animation)
        )
        if store.isRainbowRunning {
          Button("Cancel the rainbow") { store.send(.cancelButtonTapped) }
        } else {
          Button("Rainbow") { store.send(.rainbowButtonTapped) }
        }
        Button("Reset") {
          store.send(.resetButtonTapped, animation: store.movement.animation)
        }
      }
    }
  }
}

extension Animations.Hue {
  fileprivate var color: Color {
    switch self {
    case .black: .primary
    case .blue: .blue
    case .green: .green
    case .orange: .orange
    case .pink: .pink
    case .purple: .purple
    case .red: .red
    case .yellow: .yellow
    }
  }
}

#Preview {
  AnimationsView(store: Store(initialState: Animations.State()) { Animations() })
}
