#if Web
import Foundation
import NIOCore

/// The host names that a server accepts, and the origins whose pages may connect to it.
///
/// A site can resolve its own name to any address ("DNS rebinding"). Its pages could then talk to
/// a server that only their visitor can reach, such as one on `localhost`. Therefore a request
/// must be for a host name that no site can claim, or for one that you allow. For WebSockets a
/// browser also sends the origin of the page that opens the socket; see
/// https://www.rfc-editor.org/rfc/rfc6455#section-10.2.
///
/// ```swift
/// settings.origins = OriginPolicy(
///   allowing: ["timers.example.com", "https://portal.example.com"]
/// )
/// ```
///
/// 1. IP addresses, `localhost` and names that end with `.localhost` are always accepted. All
///    other names must be allowed, here or with `--allow-host`.
/// 2. A socket may be opened by pages of the host that the request is for, and by pages of
///    allowed origins.
/// 3. A WebSocket handshake without an origin is rejected.
public struct OriginPolicy: Equatable, Sendable {
  private var origins: Set<String> = []
  /// The allowed host names, without ports.
  private var names: Set<String> = []

  /// Accepts IP addresses and `localhost`, and connections from pages of the same host.
  public static let sameHost = OriginPolicy(allowing: [])

  /// Accepts additional host names, and connections from pages of other origins.
  ///
  /// - Parameter hosts: Names of this server, such as `timers.example.com`, and origins of other
  ///   pages, each with its scheme and, unless it is the default, its port:
  ///   `https://portal.example.com`, `http://127.0.0.1:3000`. The host of an origin is also
  ///   accepted as a name of this server.
  public init(allowing hosts: some Sequence<String>) {
    for host in hosts { allow(host) }
  }

  /// Allows another host name or origin.
  mutating func allow(_ host: String) {
    let parts = host.lowercased().components(separatedBy: "://")
    // Without the path: "https://example.com/".
    let authority = parts.last?.prefix { $0 != "/" }
    if parts.count > 1, let authority { origins.insert("\(parts[0])://\(authority)") }
    if let name = authority.flatMap(Self.name) { names.insert(name) }
  }

  /// Returns true if a page may open a socket.
  ///
  /// - Parameters:
  ///   - origin: The value of the request's `Origin` header.
  ///   - host: The host that the request is for.
  ///   - isSecure: Pass true if the request came over HTTPS. A page over HTTP may then not connect:
  ///     others on its network can change it.
  func allows(origin: String?, host: String?, isSecure: Bool = false) -> Bool {
    guard let origin = origin?.lowercased() else { return false }
    if origins.contains(origin) { return true }
    guard let host = host?.lowercased(), !host.isEmpty else { return false }
    return origin == "https://" + host || (!isSecure && origin == "http://" + host)
  }

  /// Returns the origin of the address of a page, in lowercase; `nil` if it has none.
  static func origin(of address: String) -> String? {
    let scheme = address.prefix { $0 != ":" }
    let rest = address.dropFirst(scheme.count)
    guard ["http", "https"].contains(scheme.lowercased()), rest.hasPrefix("://") else { return nil }
    let authority = rest.dropFirst(3).prefix { !"/?#".contains($0) }.lowercased()
    return name(authority).map { _ in "\(scheme.lowercased())://\(authority)" }
  }

  /// Returns true if the server accepts requests for a host.
  ///
  /// - Parameter host: The host, with or without a port.
  func allows(host: String?) -> Bool {
    guard let name = host.flatMap({ Self.name($0.lowercased()) }) else { return false }
    if name == "localhost" || name.hasSuffix(".localhost") || names.contains(name) { return true }
    return (try? SocketAddress(ipAddress: name, port: 0)) != nil
  }

  /// True for the bytes of names and IP addresses.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || "-._:".utf8.contains(byte)
  }

  /// Returns a host without its port and without the brackets of an IPv6 address, or `nil` if it
  /// isn't a valid host.
  private static func name(_ host: some StringProtocol) -> String? {
    let isBracketed = host.first == "["
    guard
      let end = isBracketed ? host.firstIndex(of: "]") : host.firstIndex(of: ":") ?? host.endIndex
    else { return nil }
    let name = isBracketed ? host[..<end].dropFirst() : host[..<end]
    let port = isBracketed ? host[end...].dropFirst() : host[end...]
    let isPort =
      port.isEmpty
      || (port.first == ":" && port.dropFirst().utf8.allSatisfy { (48...57).contains($0) }
        && (port.utf8.count == 1 || UInt16(port.dropFirst()) != nil))
    let isName =
      (1...253).contains(name.utf8.count) && name.utf8.allSatisfy(Self.isAllowed)
      && (!isBracketed || name.contains(":"))
    return isPort && isName ? String(name) : nil
  }
}
#endif
