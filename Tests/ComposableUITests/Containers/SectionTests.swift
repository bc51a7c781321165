import ComposableUI
import Testing

@MainActor
@Suite struct SectionTests {
  @Test func aCollapsedSectionHidesItsRows() throws {
    let view = ViewDriver { CollapsibleSections() }
    #expect(view.texts == ["Fruits", "Apple", "Roots"])
    try view.disclosure("Fruits").set(false)
    #expect(view.texts == ["Fruits", "Roots"])
    try view.disclosure("Roots").tap()
    #expect(view.texts == ["Fruits", "Roots", "Carrot"])
  }
}

private struct CollapsibleSections: View {
  @State private var showsFruits = true
  @State private var showsRoots = false

  var body: some View {
    List {
      Section("Fruits", isExpanded: $showsFruits) { Text("Apple") }
      Section(isExpanded: $showsRoots) {
        Text("Carrot")
      } header: {
        Text("Roots")
      }
    }
  }
}
