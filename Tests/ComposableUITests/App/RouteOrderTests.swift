import CasePaths
import ComposableUI
import Testing

/// The order of the cases of routes.
@Suite struct RouteOrderTests {
  @CasePathable enum Route: Equatable {
    case newest
    case product(id: Int)
    case page(String)
    case list(sorted: Bool)
  }

  private let routes = Routes<Route> {
    RouteCase(\.newest, "/products/newest")
    RouteCase(\.product, "/products/:id")
    RouteCase(\.page, "/products/:name")
    RouteCase(\.list, "/list?kind=all&sorted=:sorted")
  }

  @Test(arguments: [
    ("/products/newest", Route.newest), ("/products/3", .product(id: 3)),
    ("/products/three", .page("three")),
  ])
  func theFirstCaseWithValidParametersIsUsed(text: String, route: Route) throws {
    #expect(try routes.route(at: #require(PageAddress(text))) == route)
  }

  @Test(arguments: [
    ("/list?kind=all&sorted=true", true), ("/list?sorted=true", false),
    ("/list?kind=some&sorted=true", false), ("/list?kind=all", false),
  ])
  func aValueThatAPatternNamesIsRequired(text: String, matches: Bool) throws {
    let route = try routes.route(at: #require(PageAddress(text)))
    #expect(route == (matches ? .list(sorted: true) : nil))
  }

  @Test func anAddressIsWrittenByTheFirstCaseOfItsRoute() {
    let routes = Routes<Route> {
      RouteCase(\.product, "/products/:id")
      RouteCase(\.product, "/p/:id")
    }
    #expect(routes.address(of: .product(id: 3))?.description == "/products/3")
    #expect(routes.route(at: PageAddress(path: "/p/3")) == .product(id: 3))
    #expect(routes.address(of: .newest) == nil)
  }
}
