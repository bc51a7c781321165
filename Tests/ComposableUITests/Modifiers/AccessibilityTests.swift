import ComposableArchitecture
import ComposableUI
import Testing

@MainActor
@Suite struct AccessibilityTests {
  @Test func anAccessibilityLabelAppliesWhileEnabled() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewDriver {
      Button("Delete") { store.send(.set(true)) }
        .accessibilityLabel("Delete it", isEnabled: store.isOn)
    }
    try view.button("Delete").tap()
    _ = try view.button("Delete it")
  }
}
