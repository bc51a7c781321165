import Foundation

/// The pattern of addresses, with parameters: `/products/:id?page=:page#:section`.
struct AddressPattern: Sendable {
  private enum Component: Equatable, Sendable {
    case literal(String)
    /// The parameter with an index.
    case parameter(Int)
  }

  private let path: [Component]
  private let query: [(name: String, component: Component)]
  private let fragment: Component?
  /// The number of parameters, which are counted in the order in which they are written.
  let parameterCount: Int

  init(_ pattern: String) {
    var parameterCount = 0
    func component(_ text: some StringProtocol) -> Component {
      guard text.hasPrefix(":"), text.count > 1 else { return .literal(String(text)) }
      defer { parameterCount += 1 }
      return .parameter(parameterCount)
    }
    let parts = pattern.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let address = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = address[0].split(separator: "/").map(component)
    query =
      address.count > 1
      ? address[1].split(separator: "&").map { item in
        let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(pair[0]), component(pair.count > 1 ? pair[1] : ""))
      } : []
    fragment = parts.count > 1 ? component(parts[1]) : nil
    self.parameterCount = parameterCount
  }

  /// Returns the parameters of an address, of which those of the query and the fragment may be
  /// missing; `nil` if the address does not match. Other items of the query are ignored.
  func match(_ address: PageAddress) -> [String?]? {
    guard address.components.count == path.count else { return nil }
    var parameters = [String?](repeating: nil, count: parameterCount)
    func matches(_ component: Component, _ text: String?) -> Bool {
      switch component {
      case .literal(let literal): return literal == text ?? ""
      case .parameter(let index):
        parameters[index] = text
        return true
      }
    }
    for (component, text) in zip(path, address.components) where !matches(component, text) {
      return nil
    }
    for (name, component) in query where !matches(component, address.query(name)) { return nil }
    if let fragment, !matches(fragment, address.fragment) { return nil }
    return parameters
  }

  /// Returns the address with the given parameters; `nil` if a parameter of the path is missing, or is
  /// one that browsers remove from a path: an empty one, `.` or `..`.
  func address(_ parameters: [String?]) -> PageAddress? {
    func text(_ component: Component) -> String? {
      switch component {
      case .literal(let literal): literal
      case .parameter(let index): parameters[index]
      }
    }
    let components = path.compactMap(text)
    guard components.count == path.count, !components.contains(where: ["", ".", ".."].contains)
    else { return nil }
    return PageAddress(
      components: components,
      query: query.compactMap { name, component in
        text(component).map { URLQueryItem(name: name, value: $0) }
      },
      fragment: fragment.flatMap(text)
    )
  }
}
