@_spi(Renderer) import ComposableUI
import Foundation
import Testing

/// The values that several views set for one page.
@MainActor
@Suite struct PageValueTests {
  @Observable final class Model {
    var isShown = true
    var first = PageAddress(path: "/first")
    var second = PageAddress(path: "/second")
    var text = "A shop"
  }

  private let model = Model()

  private func binding(_ path: ReferenceWritableKeyPath<Model, PageAddress>) -> Binding<PageAddress>
  {
    Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
  }

  private func graph(@ViewBuilder _ view: @escaping () -> some View) -> ViewGraph {
    let graph = ViewGraph(isolation: MainActor.shared, view)
    _ = graph.update()
    return graph
  }

  private func window(_ graph: ViewGraph) -> WindowContent? {
    _ = graph.update()
    return graph.rendering.content.as(WindowContent.self)
  }

  @Test func theAddressIsThatOfTheLastViewToAppear() {
    let graph = graph {
      Text("a").pageAddress(binding(\.first))
      if model.isShown { Text("b").pageAddress(binding(\.second), history: .replace) }
    }
    #expect(window(graph)?.address == model.second)
    #expect(window(graph)?.history == .replace)
    model.isShown = false
    #expect(window(graph)?.address == model.first)
    #expect(window(graph)?.history == .automatic)
  }

  @Test func aVisitSetsTheAddressThatCounts() {
    let graph = graph {
      Text("a").pageAddress(binding(\.first))
      Text("b").pageAddress(binding(\.second))
    }
    let visited = PageAddress(path: "/visited")
    #expect(graph.handle(AddressVisit(visited)))
    #expect(model.first == PageAddress(path: "/first"))
    #expect(model.second == visited)
    #expect(window(graph)?.address == visited)
  }

  @Test func theStatusIsThatOfTheLastViewToAppear() {
    let graph = graph {
      Text("a").pageStatus(404)
      if model.isShown { Text("b").pageStatus(410) }
      Text("c").pageStatus(nil)
    }
    #expect(graph.pageStatus == 410)
    model.isShown = false
    _ = graph.update()
    #expect(graph.pageStatus == 404)
  }

  @Test func theDescriptionFollowsTheLastViewToAppear() {
    let graph = graph {
      Text("a").pageMetadata(PageMetadata(description: model.text))
      if model.isShown { Text("b").pageMetadata(PageMetadata(description: "A product")) }
      Text("c").pageMetadata(nil)
    }
    #expect(window(graph)?.metadata?.description == "A product")
    model.isShown = false
    #expect(window(graph)?.metadata?.description == "A shop")
    model.text = "Another shop"
    #expect(window(graph)?.metadata?.description == "Another shop")
  }
}

/// Values that are parts of addresses.
@Suite struct AddressParameterTests {
  private enum Size: String, AddressParameter { case small, large }
  private enum Page: Int, AddressParameter { case first = 1 }

  private func roundTrip<Value: AddressParameter>(_ value: Value) -> Value? {
    Value(addressText: value.addressText)
  }

  @Test func aValueIsWrittenAndRead() {
    let id = UUID()
    #expect(roundTrip(id) == id)
    #expect(id.addressText == id.uuidString.lowercased())
    #expect(roundTrip(-3) == -3)
    #expect(roundTrip(0.5) == 0.5)
    #expect(roundTrip(true) == true)
    #expect(roundTrip("a/b c") == "a/b c")
    #expect(roundTrip(Size.large) == .large)
    #expect(Page.first.addressText == "1")
    #expect(roundTrip(Page.first) == .first)
  }

  @Test func aMissingPartIsNilForOptionalValuesOnly() {
    #expect(Int(addressText: nil) == nil)
    #expect(UUID(addressText: nil) == nil)
    #expect(Size(addressText: nil) == nil)
    #expect(Int?(addressText: nil) == .some(.none))
    #expect(Int?.none.addressText == nil)
  }

  @Test(arguments: ["", "x", "1.5", "99999999999999999999"])
  func anInvalidPartIsNoValue(text: String) {
    #expect(Int(addressText: text) == nil)
    #expect(Int?(addressText: text) == nil)
    #expect(Size(addressText: text) == nil)
    #expect(UUID(addressText: text) == nil)
  }
}

/// Addresses from their parts.
@Suite struct PageAddressPartTests {
  @Test func partsAreEscapedInTheText() {
    let address = PageAddress(
      components: ["a b", "ü/?"], query: [URLQueryItem(name: "q&", value: "1=2+3")],
      fragment: "#top")
    #expect(address.path == "/a%20b/%C3%BC%2F%3F")
    #expect(address.description == "/a%20b/%C3%BC%2F%3F?q%26=1%3D2%2B3#%23top")
    #expect(PageAddress(address.description) == address)
  }

  @Test func theRootHasNoParts() {
    #expect(PageAddress.root.description == "/")
    #expect(PageAddress("/") == .root)
    #expect(PageAddress(path: "///") == .root)
  }

  @Test func theFirstItemOfANameHasItsValue() {
    let address = PageAddress(
      query: [
        URLQueryItem(name: "a", value: nil), URLQueryItem(name: "a", value: "2"),
        URLQueryItem(name: "b", value: "3"), URLQueryItem(name: "b", value: "4"),
      ])
    #expect(address.query("a") == nil)
    #expect(address.query("b") == "3")
    #expect(address.query("c") == nil)
  }
}
