#if Web
@_spi(Renderer) import ComposableUI
import Foundation
import HummingbirdCore

/// The target of a request in the one form that routes, admission and views see, so that no other
/// spelling of an address passes one of them.
///
/// 1. Each component of the path is decoded once: `/%61dmin` is `/admin`.
/// 2. The path has no empty component, `.` or `..`, and no control characters.
struct RequestTarget: Equatable, Sendable {
  /// The components of the path, without percent escapes.
  var components: [String]
  /// The query, as the client wrote it, without the ``firstRows``; `nil` for none.
  let query: String?
  /// The rows that the page begins with; `nil` for the first ones.
  let firstRows: FirstRows?

  /// The maximum size of a target, in bytes.
  static let maximumLength = 8 * 1024

  /// Creates the target of a request; `nil` for one that no page can have.
  init?(_ uri: URI) {
    self.init(path: uri.path, query: uri.query)
  }

  init?(path: String, query: String?) {
    guard path.utf8.count + (query?.utf8.count ?? 0) <= Self.maximumLength, path.hasPrefix("/")
    else { return nil }
    // A browser takes a path that begins with two slashes for another host.
    let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    components = []
    for (index, part) in parts.enumerated() {
      // The path may end with a slash.
      if part.isEmpty, index == parts.count - 1 { break }
      guard let component = part.removingPercentEncoding, PageAddress.isComponent(component) else {
        return nil
      }
      components.append(component)
    }
    // Percent escapes of a query need not be those of a text.
    if let query {
      guard query.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
        URLComponents(string: "/?\(query)") != nil
      else { return nil }
    }
    let parameter = FirstRows.parameter + "="
    var items = query?.split(separator: "&", omittingEmptySubsequences: false) ?? []
    firstRows = items.first { $0.hasPrefix(parameter) }
      .flatMap { FirstRows($0.dropFirst(parameter.count)) }
    items.removeAll { $0.hasPrefix(parameter) }
    self.query = query == nil || items.isEmpty ? nil : items.joined(separator: "&")
  }

  /// The components of the path of a page.
  static func components(of page: String) -> [String] {
    RequestTarget(path: page.isEmpty ? "/" : page, query: nil)?.components ?? []
  }

  /// Returns true if a client has written the path in the form of ``path``, with or without a slash at
  /// its end. Routers compare what the client has written.
  func isCanonical(_ path: String) -> Bool { path == self.path || path == self.path + "/" }

  /// The path, with percent escapes for all characters that are not letters, digits or `-._~`.
  var path: String { PageAddress(components: components).path }

  /// The path of a page, relative to that of its server: empty for the root.
  var pagePath: String { components.isEmpty ? "" : path }

  /// The target without the last components of its path.
  func dropLast(_ count: Int) -> RequestTarget {
    var target = self
    target.components.removeLast(min(count, components.count))
    return target
  }
}

extension RequestTarget: CustomStringConvertible {
  var description: String { path + (query.map { "?" + $0 } ?? "") }
}

extension PageAddress {
  /// Creates the address below the page of a target: its last components, and its query; `nil` for a
  /// query that is none.
  init?(_ target: RequestTarget, below depth: Int) {
    var address = target
    address.components = target.components.suffix(depth)
    self.init(address.description)
  }
}
#endif
