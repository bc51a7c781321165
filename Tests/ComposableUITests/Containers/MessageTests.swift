import ComposableUI
import Testing

/// Messages in place of content.
@MainActor
@Suite struct MessageTests {
  @Test func unavailableContentShowsItsMessage() throws {
    var taps = 0
    let view = ViewDriver {
      ContentUnavailableView {
        Label("No Mail", systemImage: "envelope")
      } description: {
        Text("New mail will appear here.")
      } actions: {
        Button("Reload") { taps += 1 }
      }
    }
    #expect(view.texts == ["No Mail", "New mail will appear here.", "Reload"])
    try view.button("Reload").tap()
    #expect(taps == 1)
    let short = ViewDriver { ContentUnavailableView("No Mail", systemImage: "envelope") }
    #expect(short.texts == ["No Mail"])
  }

  @Test func aSearchWithoutResultsShowsItsText() {
    #expect(ViewDriver { ContentUnavailableView.search }.texts.first == "No Results")
    let view = ViewDriver { ContentUnavailableView.search(text: "*milk*") }
    #expect(view.texts.first == "No Results for “*milk*”")
  }
}
