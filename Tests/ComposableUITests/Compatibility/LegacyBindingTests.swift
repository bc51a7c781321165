import ComposableCore
import ComposableUI
import Testing

/// Bindings and views of stores that are not observable.
@MainActor
@Suite struct LegacyBindingTests {
  private let store = Store(initialState: Feature.State()) { Feature() }

  @Observable final class Model {
    var isOn = true
    var selection: String?
    @ObservationIgnored var log: [String] = []
  }

  private let model = Model()

  @available(*, deprecated)
  @Test func aBindingMaySendOneActionForAnyValue() throws {
    let view = ViewDriver {
      WithViewStore(store, observe: \.isOn) { viewStore in
        Toggle("On", isOn: viewStore.binding(send: .count(3)))
        Toggle("Other", isOn: viewStore.binding(get: { $0 }, send: .set(true)))
      }
    }
    try view.toggle("On").set(true)
    #expect(store.count == 3)
    #expect(!store.isOn)
    try view.toggle("Other").set(false)
    #expect(store.isOn)
  }

  @available(*, deprecated)
  @Test func anActionOfABindingHasItsTransaction() throws {
    let view = ViewDriver {
      WithViewStore(store, observe: \.isOn) { viewStore in
        Toggle("On", isOn: viewStore.binding(send: { .set($0) }).animation(.spring))
      }
    }
    try view.toggle("On").set(true)
    #expect(view.update() == [.spring])
  }

  @available(*, deprecated)
  @Test func aLinkWithATagClearsOnlyItsOwnSelection() throws {
    let selection = Binding(get: { model.selection }, set: { model.selection = $0 })
    let view = ViewDriver {
      NavigationStack {
        NavigationLink("One", tag: "1", selection: selection) { Text("Screen 1") }
        NavigationLink("Two", tag: "2", selection: selection) { Text("Screen 2") }
      }
    }
    try view.button("One").tap()
    #expect(view.texts.contains("Screen 1"))
    model.selection = "2"
    #expect(view.texts.contains("Screen 2"))
    #expect(!view.texts.contains("Screen 1"))
    #expect(model.selection == "2")
    try view.goBack()
    #expect(model.selection == nil)
  }

  @available(*, deprecated)
  @Test func aLinkNotifiesAboutItsItem() throws {
    let selection = Binding(get: { model.selection }, set: { model.selection = $0 })
    let view = ViewDriver {
      NavigationStack {
        NavigationLink(
          item: selection,
          onNavigate: { isActive in
            model.log.append("\(isActive)")
            if isActive { model.selection = "item" }
          },
          destination: { Text("screen of \($0.wrappedValue)") },
          label: { Text("Open") })
      }
    }
    try view.button("Open").tap()
    #expect(view.texts.last == "screen of item")
    try view.goBack()
    #expect(model.log == ["true", "false"])
    #expect(model.selection == nil)
  }

  @available(*, deprecated)
  @Test func aNilContextMenuHasNoItems() {
    let menu: ContextMenu<Button<Text>>? = nil
    let view = ViewDriver { Text("a").contextMenu(menu) }
    #expect(throws: ViewDriver.NotFound.self) { try view.contextMenuItem("Delete", of: "a") }
    #expect(view.texts == ["a"])
  }

  @available(*, deprecated)
  @Test func navigationBarTitleSetsTheTitleOfTheScreen() {
    let view = ViewDriver {
      NavigationStack { Text("root").navigationBarTitle(Text("Home")) }
    }
    #expect(view.description.contains("Screen \"Home\""))
  }

  @available(*, deprecated)
  @Test func isPresentIsFalseForNilAndClearsTheValue() {
    let selection = Binding(get: { model.selection }, set: { model.selection = $0 })
    #expect(!selection.isPresent().wrappedValue)
    model.selection = "a"
    #expect(selection.isPresent().wrappedValue)
    selection.isPresent().wrappedValue = false
    #expect(model.selection == nil)
  }
}
