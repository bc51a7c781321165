import ComposableCore
import ComposableUI
import Testing

/// Sheets, covers and popovers.
@MainActor
@Suite struct SheetTests {
  @Observable final class Model {
    var item: Item?
    var isShown = false
    var log: [String] = []
    @ObservationIgnored var dismissal: DismissAction?
  }

  struct Item: Identifiable {
    let id: Int
    var name = ""
  }

  private let model = Model()

  private var item: Binding<Item?> {
    Binding(get: { model.item }, set: { model.item = $0 })
  }
  private var isShown: Binding<Bool> {
    Binding(get: { model.isShown }, set: { model.isShown = $0 })
  }

  /// A view that counts in its own state.
  private struct Counter: View {
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Button("count \(count)") { count += 1 }
      Button("close") { dismiss() }
      Text(isPresented ? "presented" : "not presented")
    }
  }

  @Test func aSheetIsShownWhileThereIsAnItem() {
    let view = ViewDriver {
      Text("page").sheet(item: item) { Text("item \($0.id)") }
    }
    #expect(view.description == #"Text "page""#)
    model.item = Item(id: 1)
    #expect(
      view.description == """
        Text "page"
        Sheet "item 1"
        """)
    model.item = nil
    #expect(view.description == #"Text "page""#)
  }

  @Test func anItemWithAnotherIdentityHasStateOfItsOwn() throws {
    let view = ViewDriver {
      Text("page").sheet(item: item) {
        Text($0.name); Counter()
      }
    }
    model.item = Item(id: 1, name: "a")
    try view.button("count 0").tap()
    model.item?.name = "b"
    #expect(view.texts.contains("b") && view.texts.contains("count 1"))
    model.item = Item(id: 2)
    #expect(view.texts.contains("count 0"))
  }

  @Test func theViewDismissesItself() throws {
    let view = ViewDriver {
      Counter().sheet(isPresented: isShown) { Counter() }
    }
    #expect(view.texts == ["count 0", "close", "not presented"])
    model.isShown = true
    #expect(view.texts.last == "presented")
    try view.button("close").tap()
    #expect(!model.isShown)
    #expect(view.texts == ["count 0", "close", "not presented"])
  }

  @Test func theUserDismissesASheet() throws {
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown, onDismiss: { model.log.append("dismissed") }) {
        Text("sheet")
      }
    }
    #expect(throws: ViewDriver.NotFound.self) { try view.dismiss() }
    model.isShown = true
    try view.dismiss()
    #expect(view.texts == ["page"])
    #expect(model.log == ["dismissed"])
  }

  @Test func whatIsBehindASheetHandlesNoEvents() throws {
    let view = ViewDriver {
      Button("behind") { model.log.append("behind") }
        .sheet(isPresented: isShown) { Button("in front") { model.log.append("in front") } }
    }
    let behind = try view.button("behind")
    try behind.tap()
    model.isShown = true
    #expect(throws: ViewDriver.Refused.self) { try behind.tap() }
    try view.button("in front").tap()
    model.isShown = false
    try behind.tap()
    #expect(model.log == ["behind", "in front", "behind"])
  }

  @Test func aSheetAboveASheetCoversIt() throws {
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown) {
        Button("first") {}.sheet(item: item) { _ in Button("second") {} }
      }
    }
    model.isShown = true
    let first = try view.button("first")
    model.item = Item(id: 1)
    #expect(
      view.description == """
        Text "page"
        Sheet
          Button "first"
        Sheet
          Button "second"
        """)
    #expect(throws: ViewDriver.Refused.self) { try first.tap() }
    try view.dismiss()
    #expect(model.item == nil && model.isShown)
    try first.tap()
  }

  @Test func removingThePresentingViewRemovesTheSheet() {
    model.isShown = true
    let view = ViewDriver {
      if model.item == nil {
        Text("presenting").sheet(isPresented: isShown) { Text("sheet") }
      } else {
        Text("other")
      }
    }
    #expect(view.texts == ["presenting", "sheet"])
    model.item = Item(id: 1)
    #expect(view.texts == ["other"])
  }

  @Test func dismissOnAPushedScreenOfASheetGoesBackFirst() throws {
    model.isShown = true
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown) {
        NavigationStack { NavigationLink("next") { Counter() } }
      }
    }
    try view.button("next").tap()
    try view.button("close").tap()
    #expect(view.texts == ["page", "next"])
    #expect(model.isShown)
  }

  @Test func dismissOnTheRootOfAStackDismissesItsSheet() throws {
    model.isShown = true
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown) { NavigationStack { Counter() } }
    }
    try view.button("close").tap()
    #expect(!model.isShown)
  }

  @Test func aSheetIsNamedAfterItsScreen() {
    model.isShown = true
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown) {
        NavigationStack { Text("form").navigationTitle("New meeting") }
      }
    }
    #expect(
      view.description == """
        Text "page"
        Sheet "New meeting"
          Navigation
            Screen "New meeting" "form"
        """)
  }

  @Test func aSheetAppearsAndDisappearsOnce() {
    let view = ViewDriver {
      Text("page")
        .onDisappear { model.log.append("page disappears") }
        .sheet(isPresented: isShown) {
          Text("sheet").onAppear { model.log.append("appears") }
            .onDisappear { model.log.append("disappears") }
        }
    }
    model.isShown = true
    view.update()
    model.isShown = false
    view.update()
    #expect(model.log == ["appears", "disappears"])
  }

  @Test func aSheetIsAnimatedUnlessTheTransactionDisablesIt() {
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown) { Text("sheet") }
    }
    model.isShown = true
    #expect(view.update() == [.timingCurve(0.32, 0.72, 0, 1, duration: 0.35)])
    withAnimation(.linear) { model.isShown = false }
    #expect(view.update() == [.linear])
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.isShown = true }
    #expect(view.update() == [nil])
  }

  @Test func aSheetFollowsWhatItsViewReads() {
    let store = Store(initialState: Feature.State()) { Feature() }
    model.isShown = true
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown) { Text("\(store.count)") }
    }
    let runs = view.bodyRuns
    store.send(.count(3))
    #expect(view.texts == ["page", "3"])
    // The view of the sheet, and its text.
    #expect(view.bodyRuns == runs + 2)
  }

  @Test func aLateDismissalOfAPoppedScreenLeavesTheSheet() throws {
    struct Next: View {
      let model: Model
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("keep") { model.dismissal = dismiss } }
    }
    model.isShown = true
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown) {
        NavigationStack { NavigationLink("next") { Next(model: model) } }
      }
    }
    try view.button("next").tap()
    try view.button("keep").tap()
    try view.goBack()
    model.dismissal?()
    #expect(model.isShown)
  }

  @Test func aDismissalHasTheTransactionOfItsBinding() throws {
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown.animation(.linear)) { Text("sheet") }
    }
    model.isShown = true
    view.update()
    try view.dismiss()
    #expect(view.update() == [.linear])
  }

  @Test func aReplacedSheetStaysBelowWhatCoversIt() {
    let view = ViewDriver {
      Text("page")
        .sheet(item: item) { Text("item \($0.id)") }
        .alert("Alert", isPresented: isShown) {}
    }
    model.item = Item(id: 1)
    view.update()
    model.isShown = true
    #expect(view.texts == ["page", "item 1", "Alert", "OK"])
    model.item = Item(id: 2)
    #expect(view.texts == ["page", "item 2", "Alert", "OK"])
  }

  @Test func aSheetHasFontsOfItsOwn() {
    let view = ViewDriver {
      Text("page").sheet(isPresented: isShown) { HStack { Text("sheet") }.bold() }
        .bold()
    }
    model.isShown = true
    #expect(view.description.components(separatedBy: "weight").count == 3)
  }
}
