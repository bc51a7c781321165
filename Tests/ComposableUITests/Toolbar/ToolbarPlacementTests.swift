import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The places of toolbar items, search fields and refreshes.
@MainActor
@Suite struct ToolbarPlacementTests {
  @Observable final class Model {
    var query = ""
    @ObservationIgnored var log: [String] = []
  }

  private let model = Model()

  @Test(arguments: [
    (ToolbarItemPlacement.automatic, ToolbarSlot.trailing), (.principal, .principal),
    (.navigation, .leading), (.primaryAction, .trailing), (.secondaryAction, .trailing),
    (.status, .bottom), (.confirmationAction, .trailing), (.cancellationAction, .leading),
    (.destructiveAction, .trailing), (.topBarLeading, .leading), (.topBarTrailing, .trailing),
    (.navigationBarLeading, .leading), (.navigationBarTrailing, .trailing), (.bottomBar, .bottom),
    (.keyboard, .bottom),
  ])
  func anItemIsInItsPlace(placement: ToolbarItemPlacement, slot: ToolbarSlot) {
    let view = ViewDriver {
      NavigationStack {
        Text("content").toolbar { ToolbarItem(placement: placement) { Text("item") } }
      }
    }
    let slots = view.contents.compactMap { $0.as(ToolbarSlotContent.self)?.slot }
    #expect(slots == [slot])
    #expect(placement.isConfirmation == (placement == .confirmationAction))
  }

  @Test func itemsOfOnePlaceAreInTheOrderOfTheirViews() {
    let view = ViewDriver {
      NavigationStack {
        VStack {
          Text("a").toolbar { Button("first") {} }
          Text("b").toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("leading") {} }
            ToolbarItem { Button("second") {} }
          }
        }
      }
    }
    #expect(view.texts == ["leading", "first", "second", "a", "b"])
  }

  @Test func theFormerModifiersPutItemsAtTheEdges() {
    func slots(_ content: some View) -> [ToolbarSlot] {
      ViewDriver { NavigationStack { content } }.contents
        .compactMap { $0.as(ToolbarSlotContent.self)?.slot }
    }
    #expect(slots(Text("a").navigationBarItems(leading: Text("b"))) == [.leading])
    #expect(slots(Text("a").navigationBarItems(trailing: Text("b"))) == [.trailing])
  }

  @Test func aSearchFieldHasAPromptByDefault() throws {
    let query = Binding(get: { model.query }, set: { model.query = $0 })
    let view = ViewDriver { Text("content").searchable(text: query) }
    try view.textField("Search").type("tea\ntime")
    #expect(model.query == "teatime")
    // The text is shown, though no other view reads it.
    #expect(view.description.contains("SearchField \"teatime\" (Search)"))
  }

  @Test func viewsRefreshTheirContentThroughTheEnvironment() async throws {
    struct Content: View {
      @Environment(\.refresh) private var refresh
      let ended: AsyncStream<Void>.Continuation
      var body: some View {
        let refresh = refresh
        Text(refresh == nil ? "none" : "some").task {
          await refresh?()
          ended.yield()
        }
      }
    }
    let (ended, end) = AsyncStream<Void>.makeStream()
    let view = ViewDriver {
      Content(ended: end).refreshable { model.log.append("refreshed") }
    }
    #expect(view.texts.contains("some"))
    for await _ in ended { break }
    #expect(model.log == ["refreshed"])
    #expect(ViewDriver { Content(ended: end) }.texts == ["none"])
  }

  @Test func aRefreshIsCancelledWhenItsViewDisappears() async throws {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") { Text("next") }.refreshable {
          continuation.yield("begins")
          try? await Task.never()
          continuation.yield("ends")
        }
      }
    }
    try view.button("Refresh").tap()
    view.update()
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == "begins")
    try view.button("Next").tap()
    view.update()
    #expect(await iterator.next() == "ends")
    try view.goBack()
    #expect(!view.description.contains("Progress"))
  }

  @Test func aRefreshThatIgnoresItsCancellationShowsNoProgress() async throws {
    let (begins, begin) = AsyncStream<Void>.makeStream()
    var end: CheckedContinuation<Void, Never>?
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("Next") { Text("next") }.refreshable {
          await withCheckedContinuation { continuation in
            end = continuation
            begin.yield()
          }
        }
      }
    }
    try view.button("Refresh").tap()
    view.update()
    for await _ in begins { break }
    #expect(view.description.contains("Progress"))
    try view.button("Next").tap()
    try view.goBack()
    #expect(!view.description.contains("Progress"))
    end?.resume()
  }
}
