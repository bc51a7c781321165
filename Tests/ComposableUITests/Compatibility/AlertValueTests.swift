@_spi(Renderer) import ComposableUI
import Testing

/// Alerts and action sheets as values.
@MainActor
@Suite struct AlertValueTests {
  private final class Log { var entries: [String] = [] }

  private struct Item: Identifiable { let id: Int }

  private struct Page: View {
    let log: Log
    @State private var isAsking = true
    @State private var item: Item?

    var body: some View {
      VStack {
        Button("Ask") { item = Item(id: 7) }
        Text(isAsking ? "asking" : "asked")
      }
      .alert(isPresented: $isAsking) {
        Alert(
          title: Text("Delete?"), message: Text("For ever."),
          primaryButton: .destructive(Text("Delete")) { log.entries.append("deleted") },
          secondaryButton: .cancel())
      }
      .actionSheet(item: $item) { item in
        ActionSheet(
          title: Text("Item \(item.id)"),
          buttons: [.default(Text("Open")) { log.entries.append("opened") }, .cancel()])
      }
    }
  }

  @Test func aButtonOfAnAlertPerformsItsActionAndDismissesIt() throws {
    let log = Log()
    let view = ViewDriver { Page(log: log) }
    #expect(view.texts.contains("For ever."))
    try view.button("Delete").tap()
    #expect(log.entries == ["deleted"])
    #expect(view.texts.contains("asked") && !view.texts.contains("For ever."))
  }

  @Test func theCancelButtonHasATitle() throws {
    let log = Log()
    let view = ViewDriver { Page(log: log) }
    try view.button("Cancel").tap()
    #expect(log.entries.isEmpty && view.texts.contains("asked"))
  }

  @Test func anActionSheetIsForAnItem() throws {
    let log = Log()
    let view = ViewDriver { Page(log: log) }
    try view.button("Cancel").tap()
    try view.button("Ask").tap()
    #expect(view.rendering.description.contains("Item 7"))
    try view.button("Open").tap()
    #expect(log.entries == ["opened"])
    #expect(!view.rendering.description.contains("Item 7"))
  }
}
