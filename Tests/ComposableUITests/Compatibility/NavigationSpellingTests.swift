import ComposableUI
import Testing

/// Older spellings of the module `SwiftUINavigation`.
@MainActor
@Suite struct NavigationSpellingTests {
  @available(*, deprecated)
  private struct Items: View {
    @State private var item: String?

    var body: some View {
      NavigationStack {
        NavigationLink(item: $item) { isActive in
          item = isActive ? "milk" : nil
        } destination: { $item in
          Text("Details of \(item)")
          Button("Rename") { $item.wrappedValue = "tea" }
        } label: {
          Text("Details")
        }
        Text("\($item.isPresent().wrappedValue)")
      }
    }
  }

  @available(*, deprecated)
  @Test func aLinkPresentsAnItem() throws {
    let view = ViewDriver { Items() }
    #expect(view.texts == ["Details", "false"])
    try view.button("Details").tap()
    #expect(view.texts.suffix(2) == ["Details of milk", "Rename"])
    try view.button("Rename").tap()
    #expect(view.texts.suffix(2) == ["Details of tea", "Rename"])
    try view.goBack()
    #expect(view.texts == ["Details", "false"])
  }

  @available(*, deprecated)
  @Test func withStateOwnsTheValueOfItsContent() throws {
    let view = ViewDriver {
      WithState(initialValue: 1) { $count in
        Button("count \(count)") { count += 1 }
      }
    }
    try view.button("count 1").tap()
    #expect(view.texts == ["count 2"])
  }

  @available(*, deprecated)
  @Test func aContextMenuValueIsAttachedToAView() throws {
    var log: [String] = []
    let view = ViewDriver {
      Text("tea").contextMenu(ContextMenu { Button("Buy") { log.append("tea") } })
      Text("milk").contextMenu(ContextMenu<Text>?.none)
    }
    try view.contextMenuItem("Buy", of: "tea").tap()
    #expect(log == ["tea"])
  }
}
