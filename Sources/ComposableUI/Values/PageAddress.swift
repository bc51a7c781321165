public import Foundation

/// The address of a page within its app: a path, a query and a fragment.
///
/// ```swift
/// let address = PageAddress(path: "/search", query: [URLQueryItem(name: "q", value: "tea")])
/// address.description  // "/search?q=tea"
/// ```
public struct PageAddress: Hashable, Sendable {
  /// The components of the path, without percent escapes: `["products", "3"]`.
  public var components: [String]
  /// The items of the query, in their order.
  public var query: [URLQueryItem]
  /// The fragment, without `#`; `nil` for none.
  public var fragment: String?

  /// The address of the first page of an app, `/`.
  public static let root = PageAddress()

  /// Creates an address from its parts.
  ///
  /// - Parameters:
  ///   - components: The components of the path, without percent escapes.
  ///   - query: The items of the query.
  ///   - fragment: The fragment; `nil` for none.
  public init(
    components: [String] = [], query: [URLQueryItem] = [], fragment: String? = nil
  ) {
    self.components = components
    self.query = query
    self.fragment = fragment
  }

  /// Creates an address from a path, a query and a fragment.
  public init(path: String, query: [URLQueryItem] = [], fragment: String? = nil) {
    self.init(
      components: path.split(separator: "/").map {
        String($0).removingPercentEncoding ?? String($0)
      },
      query: query, fragment: fragment
    )
  }

  /// The path, with percent escapes: `/products/3`.
  public var path: String {
    "/"
      + components.map { $0.addingPercentEncoding(withAllowedCharacters: .unescaped) ?? "" }
      .joined(separator: "/")
  }

  /// Returns the value of the first item with a name in the query; `nil` if there is no such item,
  /// or if it has no value.
  public func query(_ name: String) -> String? { query.first { $0.name == name }?.value }
}

extension CharacterSet {
  /// The characters that no part of an address escapes.
  fileprivate static let unescaped = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

extension PageAddress: LosslessStringConvertible {
  /// Creates an address from a text: `/search?q=tea#results`; `nil` if it does not begin with a
  /// slash, or is no address.
  public init?(_ description: String) {
    guard description.hasPrefix("/"), !description.hasPrefix("//"),
      let parts = URLComponents(string: description)
    else { return nil }
    // Browsers write a space in a query as `+`.
    let query = (parts.percentEncodedQueryItems ?? []).map { item in
      func decode(_ text: String) -> String {
        text.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? text
      }
      return URLQueryItem(name: decode(item.name), value: item.value.map(decode))
    }
    self.init(path: parts.percentEncodedPath, query: query, fragment: parts.fragment)
  }

  /// The text of the address, with percent escapes: `/search?q=tea#results`.
  public var description: String {
    func escape(_ text: String) -> String {
      text.addingPercentEncoding(withAllowedCharacters: .unescaped) ?? ""
    }
    let items = query.map { item in
      escape(item.name) + (item.value.map { "=" + escape($0) } ?? "")
    }
    return path + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
      + (fragment.map { "#" + escape($0) } ?? "")
  }
}

/// The effect of a change of the address on the history of a browser.
public enum AddressHistory: String, Hashable, Sendable {
  /// A change of the path adds an entry, or goes back to the entry before if that has the new address,
  /// such as when a sheet is closed; a change of the query or the fragment replaces the current
  /// one.
  case automatic
  /// A change adds an entry: the Back button returns to the address before.
  case push
  /// A change replaces the current entry.
  case replace
}
