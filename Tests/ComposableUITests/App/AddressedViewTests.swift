import CasePaths
@_spi(Renderer) import ComposableUI
import Foundation
import Testing

@Suite struct PageAddressTests {
  @Test(arguments: [
    "/", "/products/3", "/search?q=tea&page=2", "/a%20b/%C3%BC?q=1%262%3D3&empty=&flag#top%20part",
  ])
  func anAddressIsWrittenAsItIsRead(_ text: String) {
    #expect(PageAddress(text)?.description == text)
  }

  @Test(arguments: ["", "products", "//example.com", "https://example.com/"])
  func aTextThatIsNoAddressIsRejected(_ text: String) {
    #expect(PageAddress(text) == nil)
  }

  @Test func partsAreUnescaped() throws {
    let address = try #require(PageAddress("/a%2Fb//c/?q=one+two%2B&q=3"))
    #expect(address.components == ["a/b", "c"])
    #expect(address.query("q") == "one two+")
    #expect(address.description == "/a%2Fb/c?q=one%20two%2B&q=3")
  }
}

@CasePathable private enum ShopRoute: Equatable {
  case products
  case product(id: Int)
  case section(String)
  case search(String, page: Int?)
}

@Suite struct RoutesTests {
  private let routes = Routes<ShopRoute> {
    RouteCase(\.products, "/")
    RouteCase(\.product, "/products/:id")
    RouteCase(\.section, "/about#:section")
    RouteCase("/search?q=:text&page=:page") {
      ShopRoute.search($0, page: $1)
    } parameters: {
      if case .search(let text, let page) = $0 { (text, page) } else { nil }
    }
  }

  @Test(arguments: [
    ("/", ShopRoute.products), ("/products/3", .product(id: 3)), ("/about#team", .section("team")),
    ("/search?q=green%20tea", .search("green tea", page: nil)),
    ("/search?q=a%2Fb&page=2", .search("a/b", page: 2)),
  ])
  private func aRouteHasOneAddress(_ text: String, _ route: ShopRoute) throws {
    #expect(routes.address(of: route)?.description == text)
    #expect(try routes.route(at: #require(PageAddress(text))) == route)
  }

  @Test(arguments: [
    "/products", "/products/three", "/products/3/4", "/search", "/search?q=tea&page=two", "/about",
    "/nowhere",
  ])
  func anUnknownAddressHasNoRoute(_ text: String) throws {
    #expect(try routes.route(at: #require(PageAddress(text))) == nil)
  }

  @Test func otherItemsOfTheQueryAreIgnored() throws {
    let address = try #require(PageAddress("/search?utm=x&page=1&q=tea"))
    #expect(routes.route(at: address) == .search("tea", page: 1))
  }

  @Test(arguments: ["", ".", ".."])
  func aRouteWithAPartThatBrowsersRemoveHasNoAddress(_ name: String) {
    let routes = Routes<ShopRoute> { RouteCase(\.section, "/sections/:name") }
    #expect(routes.address(of: .section(name)) == nil)
  }

  @Test func aPatternWithAnotherNumberOfParametersIsReported() {
    withKnownIssue {
      let routes = Routes<ShopRoute> { RouteCase(\.product, "/products/:id/:name") }
      #expect(routes.address(of: .product(id: 1)) == nil)
    } matching: { issue in
      issue.description.contains("has 2 parameters, but its case has 1")
    }
  }
}

/// Views whose address is a part of their state.
@MainActor
@Suite struct AddressedViewTests {
  @Observable fileprivate final class Model {
    var route = ShopRoute.products
  }

  @Observable fileprivate final class PathModel {
    var path = [1]
  }

  private struct Shop: View {
    @Bindable var model: Model

    static let routes = Routes<ShopRoute> {
      RouteCase(\.products, "/")
      RouteCase(\.product, "/products/:id")
    }

    var body: some View {
      VStack {
        switch model.route {
        case .product(let id):
          Text("product \(id)").navigationTitle("Product \(id)").pageStatus(id > 99 ? 404 : nil)
        default: Text("products")
        }
      }
      .routes(Self.routes, $model.route)
    }
  }

  private func graph(_ model: Model, at text: String) throws -> ViewGraph {
    var environment = EnvironmentValues()
    environment.requestedAddress = try #require(PageAddress(text))
    let graph = ViewGraph(environment: environment, isConnected: false, isolation: MainActor.shared)
    {
      Shop(model: model)
    }
    _ = graph.update()
    return graph
  }

  private func window(_ graph: ViewGraph) throws -> WindowContent {
    guard let window = graph.rendering.content.as(WindowContent.self) else {
      throw CancellationError()
    }
    return window
  }

  @Test func aDeepLinkOpensTheStateThatItNames() throws {
    let model = Model()
    let graph = try graph(model, at: "/products/3")
    #expect(model.route == .product(id: 3))
    #expect(try window(graph).address?.description == "/products/3")
    #expect(try window(graph).title == "Product 3")
    #expect(graph.pageStatus == 200)
  }

  @Test func anUnknownAddressHasNoPage() throws {
    let model = Model()
    #expect(try graph(model, at: "/nowhere").pageStatus == nil)
    #expect(model.route == .products)
  }

  @Test func theStateSetsTheStatus() throws {
    #expect(try graph(Model(), at: "/products/100").pageStatus == 404)
  }

  @Test(arguments: [-1, 0, 101, 204, 304, 600, 1_000])
  func aStatusThatNoPageHasIsReported(_ status: Int) {
    withKnownIssue {
      let graph = ViewGraph(isolation: MainActor.shared) { Text("x").pageStatus(status) }
      #expect(graph.pageStatus == 200)
    } matching: { issue in
      issue.description.contains("A page can't have the status \(status).")
    }
  }

  @Test func theAddressFollowsTheState() throws {
    let model = Model()
    let graph = try graph(model, at: "/")
    model.route = .product(id: 7)
    _ = graph.update()
    #expect(try window(graph).address?.description == "/products/7")
    #expect(try window(graph).title == "Product 7")
    model.route = .products
    _ = graph.update()
    #expect(try window(graph).address == .root)
    #expect(try window(graph).title == nil)
  }

  @Test func aVisitSetsTheState() throws {
    let model = Model()
    let graph = try graph(model, at: "/")
    let (known, unknown) = (PageAddress(path: "/products/5"), PageAddress(path: "/nowhere"))
    #expect(graph.handle(AddressVisit(known)))
    #expect(model.route == .product(id: 5))
    #expect(!graph.handle(AddressVisit(unknown)))
    #expect(model.route == .product(id: 5))
  }

  @Test func aViewHandlesTheURLsThatItIsOpenedWith() throws {
    final class Opened { var urls: [String] = [] }
    func graph(at text: String, _ opened: Opened) throws -> ViewGraph {
      var environment = EnvironmentValues()
      environment.requestedAddress = try #require(PageAddress(text))
      environment.windowOrigin = "https://example.com/shop"
      let graph = ViewGraph(environment: environment, isolation: MainActor.shared) {
        Text("x").onOpenURL { opened.urls.append($0.absoluteString) }
      }
      _ = graph.update()
      return graph
    }
    let (opened, root) = (Opened(), Opened())
    let link = try graph(at: "/products/3?q=a%20b", opened)
    #expect(opened.urls == ["https://example.com/shop/products/3?q=a%20b"])
    #expect(link.pageStatus == 200)
    #expect(try window(link).address?.description == "/products/3?q=a%20b")
    #expect(link.handle(AddressVisit(PageAddress(path: "/about"))))
    #expect(opened.urls.last == "https://example.com/shop/about")
    _ = try graph(at: "/", root)
    #expect(root.urls.isEmpty)
  }

  @Test func aViewWithoutAnAddressHasOnePage() throws {
    func status(_ text: String) throws -> Int? {
      var environment = EnvironmentValues()
      environment.requestedAddress = try #require(PageAddress(text))
      let graph = ViewGraph(environment: environment, isolation: MainActor.shared) { Text("x") }
      _ = graph.update()
      return graph.pageStatus
    }
    #expect(try status("/?q=1") == 200)
    #expect(try status("/other") == nil)
  }

  @Test func theTitleIsThatOfTheVisibleScreen() throws {
    struct Root: View {
      let model: PathModel

      var body: some View {
        NavigationStack(
          path: Binding(get: { model.path }, set: { model.path = $0 })
        ) {
          Text("root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { Text("x").navigationTitle("Screen \($0)") }
        }
      }
    }
    let model = PathModel()
    let graph = ViewGraph(isConnected: false, isolation: MainActor.shared) { Root(model: model) }
    _ = graph.update()
    #expect(try window(graph).title == "Screen 1")
    model.path = []
    _ = graph.update()
    #expect(try window(graph).title == "Root")
    graph.connect()
    _ = graph.update()
    model.path = [2, 3]
    _ = graph.update()
    #expect(try window(graph).title == "Screen 3")
  }
}
