import ComposableUI
import Testing

@MainActor
@Suite struct AccessibilityActionTests {
  private struct Actions: View {
    @State private var log: [String] = []
    @State private var level = 1

    var body: some View {
      Text(log.joined(separator: " "))
      Text("Letter").accessibilityAction(named: "Archive") { log.append("archived") }
      Text("Volume \(level)").accessibilityAdjustableAction { level += $0 == .increment ? 1 : -1 }
      Circle().accessibilityRepresentation { Button("Play") { log.append("played") } }
      Text("Both").accessibilityActions {
        Button("Copy") { log.append("copied") }
        Button("Paste") { log.append("pasted") }
      }
    }
  }

  @Test func actionsAreButtons() throws {
    let view = ViewDriver { Actions() }
    for button in ["Archive", "Play", "Paste"] { try view.button(button).tap() }
    #expect(view.texts.first == "archived played pasted")
  }

  @Test func anOverlayShowsTheValueOfAPreference() {
    struct Count: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let view = ViewDriver {
      VStack {
        Text("a").preference(key: Count.self, value: 1)
        Text("b").preference(key: Count.self, value: 2)
      }
      .overlayPreferenceValue(Count.self) { Text("over \($0)") }
      .backgroundPreferenceValue(Count.self) { Text("behind \($0)") }
    }
    view.update()
    #expect(view.texts.contains("over 3") && view.texts.contains("behind 3"))
  }
}
