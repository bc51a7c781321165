import ComposableConcurrency
public import ComposableCore

/// A table of the addresses of an app: a parser and a printer in one.
///
/// ```swift
/// @CasePathable enum ShopRoute: Equatable {
///   case products
///   case product(id: Int)
///   case search(String, page: Int?)
/// }
///
/// let routes = Routes<ShopRoute> {
///   RouteCase(\.products, "/")
///   RouteCase(\.product, "/products/:id")
///   RouteCase("/search?q=:text&page=:page") { ShopRoute.search($0, page: $1) } parameters: {
///     if case .search(let text, let page) = $0 { (text, page) } else { nil }
///   }
/// }
///
/// routes.route(at: PageAddress(path: "/products/3"))           // .product(id: 3)
/// routes.address(of: .search("tea", page: nil))?.description  // "/search?q=tea"
/// ```
///
/// 1. An address is that of the first case whose pattern it matches and whose parameters are valid.
/// 2. The address of a route is written by the first case that contains it, and leads to it again. An
///    empty string, `.` and `..` can't be a part of a path.
/// 3. An item of the query with an optional parameter may be missing.
public struct Routes<Route: SendableMetatype>: Sendable {
  private let cases: [RouteCase<Route>]

  /// Creates a table from its cases.
  public init(@RoutesBuilder<Route> cases: () -> [RouteCase<Route>]) {
    self.cases = cases()
  }

  /// Returns the route of an address; `nil` if no case has it.
  public func route(at address: PageAddress) -> Route? {
    for routeCase in cases {
      if let route = routeCase.parse(address) { return route }
    }
    return nil
  }

  /// Returns the address of a route; `nil` if no case contains it.
  public func address(of route: Route) -> PageAddress? {
    for routeCase in cases {
      if let address = routeCase.print(route) { return address }
    }
    return nil
  }
}

/// A case of a route, with the pattern of its addresses, see ``Routes``.
///
/// A pattern is a path with an optional query and fragment, in which `:name` stands for the next
/// parameter: `/products/:id?tab=:tab`.
public struct RouteCase<Route: SendableMetatype>: Sendable {
  let parse: @Sendable (PageAddress) -> Route?
  let print: @Sendable (Route) -> PageAddress?

  /// Creates a case without parameters, or with one.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the case.
  ///   - pattern: The pattern of the addresses.
  public init<Value: SendableMetatype>(
    _ keyPath: CaseKeyPath<Route, Value>, _ pattern: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Route: CasePathable, Value: AddressParameter {
    let path = AnyCasePath(keyPath)
    self.init(
      pattern, count: 1, SourceLocation(fileID, filePath, line, column)
    ) { parameters in
      Value(addressText: parameters[0]).map(path.embed)
    } parameters: { route in
      path.extract(from: route).map { [$0.addressText] }
    }
  }

  /// Creates a case without a payload.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the case.
  ///   - pattern: The pattern of the addresses.
  public init(
    _ keyPath: CaseKeyPath<Route, Void>, _ pattern: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Route: CasePathable {
    let path = AnyCasePath(keyPath)
    self.init(
      pattern, count: 0, SourceLocation(fileID, filePath, line, column)
    ) { _ in
      path.embed(())
    } parameters: { route in
      path.extract(from: route).map { [] }
    }
  }

  /// Creates a case with any number of parameters.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the addresses.
  ///   - route: Creates the route from its parameters.
  ///   - parameters: Returns the parameters of a route; `nil` for routes of other cases.
  public init<each Parameter: AddressParameter & SendableMetatype>(
    _ pattern: String,
    route: @escaping @Sendable (repeat each Parameter) -> Route,
    parameters: @escaping @Sendable (Route) -> (repeat each Parameter)?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    var count = 0
    for _ in repeat (each Parameter).self { count += 1 }
    self.init(
      pattern, count: count, SourceLocation(fileID, filePath, line, column)
    ) { texts in
      var remaining = texts[...]
      func next<Value: AddressParameter>(_ type: Value.Type) throws(InvalidParameter) -> Value {
        guard let value = Value(addressText: remaining.removeFirst()) else {
          throw InvalidParameter()
        }
        return value
      }
      return try? route(repeat next((each Parameter).self))
    } parameters: { value in
      guard let values = parameters(value) else { return nil }
      var texts: [String?] = []
      for value in repeat each values { texts.append(value.addressText) }
      return texts
    }
  }

  private struct InvalidParameter: Error {}

  private init(
    _ pattern: String, count: Int, _ location: SourceLocation,
    route: @escaping @Sendable ([String?]) -> Route?,
    parameters: @escaping @Sendable (Route) -> [String?]?
  ) {
    let compiled = AddressPattern(pattern)
    guard compiled.parameterCount == count else {
      location.report(
        """
        The pattern '\(pattern)' has \(compiled.parameterCount) parameters, but its case has \(count).

        Write ':name' in the place of each value.
        """
      )
      parse = { _ in nil }
      print = { _ in nil }
      return
    }
    parse = { address in compiled.match(address).flatMap(route) }
    print = { value in parameters(value).flatMap(compiled.address) }
  }
}

/// A result builder that creates the cases of ``Routes`` from the statements of a closure.
@resultBuilder public enum RoutesBuilder<Route: SendableMetatype> {
  /// Returns a case that is a statement of the closure.
  public static func buildExpression(_ routeCase: RouteCase<Route>) -> RouteCase<Route> {
    routeCase
  }

  /// Returns the cases of the closure in their order.
  public static func buildBlock(_ cases: RouteCase<Route>...) -> [RouteCase<Route>] { cases }
}
