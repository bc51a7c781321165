import Testing

@_spi(Renderer) @testable import ComposableUI

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

  @Test func anAlertIsCreatedOnlyWhileItIsPresented() throws {
    struct Page: View {
      @State private var isAsking = false
      @State private var name: String?
      var body: some View {
        Button("Ask") { (name, isAsking) = ("Tea", true) }
          .alert(isPresented: $isAsking) { Alert(title: Text(verbatim: name!)) }
      }
    }
    let view = ViewDriver { Page() }
    try view.button("Ask").tap()
    #expect(view.rendering.description.contains("Tea"))
    #expect(!view.rendering.snapshot.contains("Message"))
    try view.button("OK").tap()
    #expect(view.texts == ["Ask"])
  }

  @Test func aButtonCanPresentTheNextItem() throws {
    struct Page: View {
      @State private var item: Item? = Item(id: 1)
      var body: some View {
        Text("page").alert(item: $item) { current in
          Alert(
            title: Text("Item \(current.id)"),
            primaryButton: .default(Text("Next")) { item = Item(id: current.id + 1) },
            secondaryButton: .cancel())
        }
      }
    }
    let view = ViewDriver { Page() }
    try view.button("Next").tap()
    #expect(view.rendering.description.contains("Item 2"))
    try view.button("Cancel").tap()
    #expect(view.texts == ["page"])
  }
}
