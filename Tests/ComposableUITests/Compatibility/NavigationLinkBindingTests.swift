import ComposableUI
import Testing

/// Links whose screens are presented by a binding.
@MainActor
@Suite struct NavigationLinkBindingTests {
  @available(*, deprecated)
  private struct Content: View {
    @State private var isActive = false
    @State private var selection: String?

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Details", isActive: $isActive) { Text("Details of it") }
          NavigationLink("One", destination: Text("Screen 1"), tag: "1", selection: $selection)
          NavigationLink(tag: "2", selection: $selection) {
            Text("Screen 2")
          } label: {
            Text("Two")
          }
          Text(verbatim: "\(isActive) \(selection ?? "none")")
        }
        .navigationBarTitle("Home", displayMode: .inline)
      }
    }
  }

  @available(*, deprecated)
  @Test func aLinkPresentsWhileItsConditionHolds() throws {
    let view = ViewDriver { Content() }
    #expect(view.description.contains("Screen \"Home\""))
    try view.button("Details").tap()
    #expect(view.texts.contains("Details of it"))
    #expect(view.texts.contains("true none"))
    try view.goBack()
    #expect(view.texts.contains("false none"))
  }

  @available(*, deprecated)
  @Test func aLinkPresentsWhileItsTagIsSelected() throws {
    let view = ViewDriver { Content() }
    try view.button("Two").tap()
    #expect(view.texts.contains("Screen 2"))
    #expect(!view.texts.contains("Screen 1"))
    #expect(view.texts.contains("false 2"))
    try view.goBack()
    #expect(view.texts.contains("false none"))
  }
}
