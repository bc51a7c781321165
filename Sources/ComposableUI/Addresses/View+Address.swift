import ComposableConcurrency
import Foundation

nonisolated extension View {
  /// Makes the address of the page a part of the state.
  ///
  /// ```swift
  /// @State private var address = PageAddress.root
  /// …
  /// content.pageAddress($address)
  /// ```
  ///
  /// 1. A page that is requested with another address sets it before it is rendered for the first
  ///    time. Back, forward and links within the app set it, too.
  /// 2. When the address changes, the browser shows it, without another request.
  /// 3. If a view does not take an address, the browser shows the former one again.
  /// 4. If several views of a window have addresses, that of the last one to appear counts.
  ///
  /// - Parameters:
  ///   - address: A binding to the address.
  ///   - history: The effect of a change on the history of the browser.
  public func pageAddress(
    _ address: Binding<PageAddress>, history: AddressHistory = .automatic
  ) -> some View {
    AncestorValueView(
      value: WindowAddress(address: address.wrappedValue, history: history) {
        address.wrappedValue = $0
        return true
      },
      content: self
    )
  }

  /// Makes the address of the page that of a route, which is a part of the state.
  ///
  /// ```swift
  /// ShopView(store: store)
  ///   .routes(ShopRoute.routes, $store.route.sending(\.routed))
  /// ```
  ///
  /// The route is a computed property of the state in features whose stacks, tabs and sheets have
  /// addresses: see the article "Addresses and history" of `ComposableWeb`.
  ///
  /// 1. A page that is requested with the address of another route sets that route before it is
  ///    rendered for the first time. Back, forward and links within the app set it, too.
  /// 2. When the route changes, the browser shows its address, without another request.
  /// 3. A request for an address without a route gets the status 404, and no page.
  ///
  /// - Parameters:
  ///   - routes: The addresses of the routes.
  ///   - route: A binding to the current route.
  ///   - history: The effect of a change on the history of the browser.
  public func routes<Route>(
    _ routes: Routes<Route>, _ route: Binding<Route>, history: AddressHistory = .automatic
  ) -> some View {
    AncestorValueView(
      value: routes.address(of: route.wrappedValue).map { address in
        WindowAddress(address: address, history: history) { requested in
          guard let requestedRoute = routes.route(at: requested) else { return false }
          route.wrappedValue = requestedRoute
          return true
        }
      },
      content: self
    )
  }

  /// Sets the HTTP status of the response with the page, such as 404 for a product that does not
  /// exist. Of several views, the last one to appear counts.
  ///
  /// - Parameter status: The status of a response with a page: 200 to 599, without 204 and 304;
  ///   `nil` for that of other views. Any other is reported and ignored.
  public func pageStatus(
    _ status: Int?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    let isValid = status.map { (200...599).contains($0) && $0 != 204 && $0 != 304 } ?? true
    if !isValid {
      SourceLocation(fileID, filePath, line, column).report(
        """
        A page can't have the status \(status ?? 0).

        Use one of a response with content, such as 404.
        """
      )
    }
    return AncestorValueView(
      value: isValid ? status.map(PageStatus.init) : nil, content: self)
  }
}

private enum RequestedAddressKey: EnvironmentKey {
  static var defaultValue: PageAddress { .root }
}

extension EnvironmentValues {
  /// The address that a window is opened with.
  @_spi(Renderer) public var requestedAddress: PageAddress {
    get { self[RequestedAddressKey.self] }
    set { self[RequestedAddressKey.self] = newValue }
  }
}
