import ComposableUI
import Testing

@MainActor
@Suite struct NavigationStackTests {
  @Test func aNavigationLinkPushesAScreen() throws {
    let view = ViewDriver {
      NavigationStack {
        List {
          NavigationLink("Details") {
            CountButton().navigationTitle("Details")
          }
        }
        .navigationTitle("Home")
      }
    }
    #expect(view.description.contains("Screen \"Home\""))
    try view.button("Details").tap()
    #expect(view.description.contains("Screen \"Details\""))
    try view.button("0").tap()
    #expect(view.texts.contains("1"))
  }
}
