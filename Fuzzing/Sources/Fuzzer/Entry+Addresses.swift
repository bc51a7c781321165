import ComposableCore
@_spi(Renderer) import ComposableUI
import Foundation

@testable import ComposableHTML
@testable import ComposableWeb

/// Routes with parameters of all types that addresses have.
@CasePathable private enum FuzzedRoute: Equatable, Sendable {
  case home
  case product(id: Int)
  case place(String)
  case order(id: UUID)
  case price(Double)
  case search(String, page: Int?, isExact: Bool?)

  static let routes = Routes<FuzzedRoute> {
    RouteCase(\.home, "/")
    RouteCase(\.product, "/products/:id")
    RouteCase(\.place, "/places/:name")
    RouteCase(\.order, "/orders/:id#items")
    RouteCase(\.price, "/prices?at=:price")
    RouteCase("/search/:text?page=:page#:exact") {
      FuzzedRoute.search($0, page: $1, isExact: $2)
    } parameters: {
      if case .search(let text, let page, let isExact) = $0 { (text, page, isExact) } else { nil }
    }
  }
}

extension Entry {
  /// The address of a page that a browser visits, and one that a page is left for.
  static let addresses = Entry(name: "addresses") { input in
    if let address = PageAddress(input.text) { check(address) }
    if let redirect = RedirectAddress(input.text) { check(redirect) }
  }

  private static func check(_ address: PageAddress) {
    expect(
      PageAddress(address.description)?.description == address.description,
      "parsing the text of an address gives the same text", address)
    expect(address.description.isPrintableASCII, "the text of an address is escaped", address)
    // Of a browser, no others are accepted.
    guard address.components.allSatisfy(PageAddress.isComponent) else { return }
    expect(
      PageAddress(address.description) == address,
      "parsing the text of an address gives the same address", address)
    expect(
      address.description == "/" || !address.description.hasPrefix("//"),
      "an address is not that of another host", address)
    if let route = FuzzedRoute.routes.route(at: address) {
      guard let written = FuzzedRoute.routes.address(of: route) else {
        return expect(false, "a route of an address has an address", address)
      }
      if case .price(let price) = route, price.isNaN { return }
      expect(
        FuzzedRoute.routes.route(at: written) == route, "the address of a route leads to it",
        address)
    }
    let page = PageRequest(url: URL(string: "https://example.com/shop") ?? URL(filePath: "/"))
    let request = page.visiting(address, of: "/shop")
    expect(
      request.url.host() == "example.com", "a visited address does not change the host", address)
    expect(
      request.path == RequestTarget(path: "/shop" + address.path, query: nil)?.path,
      "admission sees the path that is visited", address)
  }

  private static func check(_ redirect: RedirectAddress) {
    expect(redirect.text.isPrintableASCII, "a field has only printable characters", redirect.text)
    guard !redirect.text.hasPrefix("/") else {
      return expect(
        URL(string: redirect.text, relativeTo: URL(string: "https://example.com"))
          .map { $0.absoluteURL.host() == "example.com" } ?? true,
        "a path leads to the same host", redirect.text)
    }
    let scheme = redirect.text.prefix { $0 != ":" }.lowercased()
    expect(["http", "https"].contains(scheme), "a redirection leads to the web", redirect.text)
  }
}
