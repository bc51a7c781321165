@_spi(Renderer) import ComposableUI
import Testing

/// The guarantees that sheets, covers and popovers share, and those that they do not.
@MainActor
@Suite struct PresentationKindTests {
  enum Kind: CaseIterable { case sheet, cover, popover }

  struct Item: Identifiable {
    let id: Int
  }

  @Observable final class Model {
    var isShown = false
    var item: Item?
  }

  private let model = Model()

  private var isShown: Binding<Bool> {
    Binding(get: { model.isShown }, set: { model.isShown = $0 })
  }

  private var item: Binding<Item?> {
    Binding(get: { model.item }, set: { model.item = $0 })
  }

  private struct Closable: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("close") { dismiss() } }
  }

  private func driver(_ kind: Kind) -> ViewDriver {
    ViewDriver {
      switch kind {
      case .sheet: Text("page").sheet(isPresented: isShown) { Closable() }
      case .cover: Text("page").fullScreenCover(isPresented: isShown) { Closable() }
      case .popover: Text("page").popover(isPresented: isShown) { Closable() }
      }
    }
  }

  private func itemDriver(_ kind: Kind) -> ViewDriver {
    ViewDriver {
      switch kind {
      case .sheet: Text("page").sheet(item: item) { CountButton(name: "item \($0.id):") }
      case .cover: Text("page").fullScreenCover(item: item) { CountButton(name: "item \($0.id):") }
      case .popover: Text("page").popover(item: item) { CountButton(name: "item \($0.id):") }
      }
    }
  }

  @Test func aPopoverIsInTheMiddleWhateverItsAnchor() {
    model.isShown = true
    let plain = driver(.popover)
    let anchored = ViewDriver {
      Text("page").popover(
        isPresented: isShown, attachmentAnchor: .point(.topLeading), arrowEdge: .bottom
      ) { Closable() }
    }
    #expect(anchored.description == plain.description)
  }

  @Test(arguments: Kind.allCases)
  func contentIsPresentedWhileAConditionHolds(kind: Kind) {
    let view = driver(kind)
    #expect(view.texts == ["page"])
    model.isShown = true
    #expect(view.texts == ["page", "close"])
    model.isShown = false
    #expect(view.texts == ["page"])
  }

  @Test(arguments: Kind.allCases)
  func contentDismissesItself(kind: Kind) throws {
    model.isShown = true
    let view = driver(kind)
    try view.button("close").tap()
    #expect(!model.isShown)
    #expect(view.texts == ["page"])
  }

  @Test(arguments: Kind.allCases)
  func theUserDismissesAllButCovers(kind: Kind) throws {
    model.isShown = true
    let view = driver(kind)
    if kind == .cover {
      #expect(throws: ViewDriver.Refused.self) { try view.dismiss() }
    } else {
      try view.dismiss()
    }
    #expect(model.isShown == (kind == .cover))
  }

  @Test(arguments: Kind.allCases)
  func anotherItemIsPresentedAnew(kind: Kind) throws {
    model.item = Item(id: 1)
    let view = itemDriver(kind)
    try view.button("item 1: 0").tap()
    #expect(view.texts == ["page", "item 1: 1"])
    model.item = Item(id: 2)
    #expect(view.texts == ["page", "item 2: 0"])
    model.item = nil
    #expect(view.texts == ["page"])
  }

  @Test(arguments: Kind.allCases)
  func aPresentationIsAnimatedByItself(kind: Kind) {
    let view = driver(kind)
    model.isShown = true
    let own = view.update()
    #expect(own.count == 1)
    #expect(own != [nil])
    withAnimation(.linear) { model.isShown = false }
    #expect(view.update() == [.linear])
  }

  @Test func escTriggersNoDisabledButton() {
    model.isShown = true
    let view = ViewDriver {
      Text("page").alert("Title", isPresented: isShown) { Button("Wait") {}.disabled(true) }
    }
    #expect(throws: ViewDriver.Refused.self) { try view.dismiss() }
    #expect(model.isShown)
  }
}
