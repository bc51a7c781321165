import CaseStudies
import ComposableArchitecture
import SwiftUI

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
    .navigationTitle("Animation")
  }
}

extension Animations.Hue {
  var color: Color {
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
