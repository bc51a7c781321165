#if Web
  import Foundation
  import NIOCore

  /// The host names that a server answers to, and the sites whose pages may connect to it.
  ///
  /// A site can have its own name lead to any address ("DNS rebinding"): its pages would then speak with
  /// a server that only their visitor can reach. So a request has to name a host that nobody else can
  /// have, or one that is allowed. A browser also says with each WebSocket which page asked for it; see
  /// https://www.rfc-editor.org/rfc/rfc6455#section-10.2.
  ///
  /// ```swift
  /// settings.origins = OriginPolicy(allowing: ["timers.example.com", "https://portal.example.com"])
  /// ```
  ///
  /// 1. IP addresses, `localhost` and names that end with `.localhost` are always answered to. All other
  ///    names have to be allowed, here or with `--allow-host`.
  /// 2. Pages of the host that the browser asks for may connect, and those of allowed origins.
  /// 3. A request that does not say where it comes from is refused.
  public struct OriginPolicy: Equatable, Sendable {
    private var origins: Set<String> = []
    /// The names of hosts, without ports.
    private var names: Set<String> = []

    /// Allows addresses, `localhost`, and pages of the host itself.
    public static let sameHost = OriginPolicy(allowing: [])

    /// Allows other names as well, and pages of other sites.
    ///
    /// - Parameter hosts: Names of this server, such as `timers.example.com`, and origins of other
    ///   pages, each with its scheme and, where it is not the usual one, its port:
    ///   `https://portal.example.com`, `http://127.0.0.1:3000`. The host of an origin is allowed as a
    ///   name, too.
    public init(allowing hosts: some Sequence<String>) {
      for host in hosts { allow(host) }
    }

    /// Allows another name or origin.
    mutating func allow(_ host: String) {
      let parts = host.lowercased().components(separatedBy: "://")
      // Without the path: "https://example.com/".
      let authority = parts.last?.prefix { $0 != "/" }
      if parts.count > 1, let authority { origins.insert("\(parts[0])://\(authority)") }
      if let name = authority.flatMap(Self.name) { names.insert(name) }
    }

    /// Whether a page may connect.
    ///
    /// - Parameters:
    ///   - origin: The page's origin, as the request says.
    ///   - host: The host that the request is for.
    func allows(origin: String?, host: String?) -> Bool {
      guard let origin = origin?.lowercased() else { return false }
      if origins.contains(origin) { return true }
      guard let host = host?.lowercased(), !host.isEmpty else { return false }
      return ["http://", "https://"].contains { origin == $0 + host }
    }

    /// Whether a host may be asked for.
    ///
    /// - Parameter host: The host, with a port or without.
    func allows(host: String?) -> Bool {
      guard let name = host.flatMap({ Self.name($0.lowercased()) }) else { return false }
      if name == "localhost" || name.hasSuffix(".localhost") || names.contains(name) { return true }
      return (try? SocketAddress(ipAddress: name, port: 0)) != nil
    }

    /// A host without its port, and without the brackets of an IPv6 address; `nil` where it is no host.
    private static func name(_ host: some StringProtocol) -> String? {
      let isBracketed = host.first == "["
      guard
        let end = isBracketed ? host.firstIndex(of: "]") : host.firstIndex(of: ":") ?? host.endIndex
      else { return nil }
      let name = isBracketed ? host[..<end].dropFirst() : host[..<end]
      let port = isBracketed ? host[end...].dropFirst() : host[end...]
      let isPort =
        port.isEmpty
        || (port.first == ":" && port.dropFirst().utf8.allSatisfy { (48...57).contains($0) })
      return isPort && !name.isEmpty ? String(name) : nil
    }
  }
#endif
