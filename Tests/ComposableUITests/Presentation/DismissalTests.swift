import ComposableUI
import Foundation
import Testing

/// The dismissal of presentations, and the actions after it.
@MainActor
@Suite struct DismissalTests {
  struct Item: Identifiable {
    let id: Int
    var name = "a"
  }

  struct Failure: LocalizedError {
    var errorDescription: String?
  }

  @Observable final class Model {
    var item: Item?
    var isShown = true
    var data: String?
    var failure: Failure?
    @ObservationIgnored var log: [String] = []
    @ObservationIgnored var name: Binding<String>?
  }

  private let model = Model()

  private func binding<Value>(_ path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
  }

  @Test func onDismissRunsAfterTheDismissal() {
    let view = ViewDriver {
      Text("page").sheet(isPresented: binding(\.isShown)) {
        model.log.append("shown: \(model.isShown)")
      } content: {
        Text("sheet")
      }
    }
    #expect(model.log == [])
    model.isShown = false
    view.update()
    view.update()
    #expect(model.log == ["shown: false"])
  }

  @Test func dismissingASheetFirstDismissesTheOnesAboveIt() {
    let view = ViewDriver {
      Text("page").sheet(isPresented: binding(\.isShown)) {
        model.log.append("outer")
      } content: {
        Text("sheet").sheet(isPresented: .constant(true)) {
          model.log.append("inner")
        } content: {
          Text("nested")
        }
      }
    }
    #expect(view.texts == ["page", "sheet", "nested"])
    model.isShown = false
    #expect(view.texts == ["page"])
    #expect(model.log == ["inner", "outer"])
  }

  @Test func theEndOfTheWindowDismissesNothing() {
    var view: ViewDriver? = ViewDriver {
      Text("page").sheet(isPresented: binding(\.isShown)) {
        model.log.append("dismissed")
      } content: {
        Text("sheet")
      }
    }
    view?.update()
    view = nil
    #expect(model.log == [])
  }

  @Test func onDismissPerformsTheActionOfTheLatestBody() {
    let view = ViewDriver {
      let data = model.data ?? "none"
      Text("page").sheet(isPresented: binding(\.isShown)) {
        model.log.append(data)
      } content: {
        Text("sheet")
      }
    }
    view.update()
    model.data = "some"
    view.update()
    model.isShown = false
    view.update()
    #expect(model.log == ["some"])
  }

  @Test func aReplacedSheetIsDismissed() {
    model.item = Item(id: 1)
    let view = ViewDriver {
      Text("page").sheet(item: binding(\.item)) {
        model.log.append("dismissed")
      } content: {
        Text("item \($0.id)")
      }
    }
    view.update()
    model.item = Item(id: 2)
    #expect(view.texts == ["page", "item 2"])
    #expect(model.log == ["dismissed"])
  }

  @Test func aChangedItemOfOneIdentityIsNotDismissed() {
    model.item = Item(id: 1)
    let view = ViewDriver {
      Text("page").sheet(item: binding(\.item)) {
        model.log.append("dismissed")
      } content: {
        Text("item \($0.name)")
      }
    }
    view.update()
    model.item?.name = "b"
    #expect(view.texts == ["page", "item b"])
    #expect(model.log == [])
  }

  @Test func aBindingToADismissedItemIsWithoutEffect() throws {
    model.item = Item(id: 1)
    let view = ViewDriver {
      Text("page").sheet(item: binding(\.item)) { (item: Binding<Item>) in
        Text(item.wrappedValue.name).onAppear { model.name = item.name }
      }
    }
    view.update()
    let name = try #require(model.name)
    name.wrappedValue = "b"
    #expect(view.texts == ["page", "b"])
    model.item = nil
    name.wrappedValue = "c"
    #expect(model.item == nil)
    #expect(name.wrappedValue == "a")
  }

  @Test func anAlertNeedsItsDataAndItsCondition() {
    let view = ViewDriver {
      Text("page").alert("Title", isPresented: binding(\.isShown), presenting: model.data) {
        Button($0) {}
      }
    }
    #expect(view.texts == ["page"])
    model.data = "Delete"
    #expect(view.texts == ["page", "Title", "Delete"])
    model.isShown = false
    #expect(view.texts == ["page"])
  }

  @Test func anAlertHasTheDescriptionOfItsError() throws {
    let view = ViewDriver {
      Text("page").alert(isPresented: binding(\.isShown), error: model.failure) {}
    }
    #expect(view.texts == ["page"])
    model.failure = Failure(errorDescription: "No connection")
    #expect(view.texts == ["page", "No connection", "OK"])
    try view.button("OK").tap()
    #expect(!model.isShown)
    model.failure = Failure()
    model.isShown = true
    #expect(view.texts.count == 3)
    #expect(view.texts[1] == Failure().localizedDescription)
  }

  @Test func anAlertFollowsItsItem() {
    model.item = Item(id: 1)
    let view = ViewDriver {
      Text("page").alert(item: binding(\.item)) {
        Text("About \($0.name)")
      } actions: { _ in
      }
    }
    #expect(view.texts == ["page", "About a", "OK"])
    model.item = Item(id: 2, name: "b")
    #expect(view.texts == ["page", "About b", "OK"])
  }

  @Test func aDialogIsCancelledByItsOwnCancelButton() throws {
    let view = ViewDriver {
      Text("page").confirmationDialog("Title", isPresented: binding(\.isShown)) {
        Button("Delete", role: .destructive) { model.log.append("delete") }
        Button("Keep", role: .cancel) { model.log.append("keep") }
      }
    }
    #expect(!view.texts.contains("Cancel"))
    try view.dismiss()
    #expect(model.log == ["keep"])
    #expect(!model.isShown)
  }
}
