#if Web
  import NIOCore

  /// Which sites' pages may open a connection to a session.
  ///
  /// A browser says with each WebSocket which page asked for it. Without a check, any page the user
  /// visits could speak with a server that only they can reach. See
  /// https://www.rfc-editor.org/rfc/rfc6455#section-10.2.
  ///
  /// ```swift
  /// settings.origins = OriginPolicy(allowing: ["https://example.com"])
  /// ```
  ///
  /// 1. Pages of the host that the browser asks for are always allowed.
  /// 2. A request that does not say where it comes from is refused.
  /// 3. A browser on the server's own machine gets nothing under a name that is not the machine's: a
  ///    site can have its own name lead there ("DNS rebinding"), and would be the host that the browser
  ///    asks for. The names are addresses, `localhost`, and those of allowed origins. A proxy on the same
  ///    machine that passes on which host was asked for needs that to be allowed.
  public struct OriginPolicy: Equatable, Sendable {
    private let allowed: Set<String>
    /// The names of the hosts of the allowed origins.
    private let names: Set<String>

    /// Allows pages of the host itself.
    public static let sameHost = OriginPolicy(allowing: [])

    /// Allows pages of the host itself and of others.
    ///
    /// - Parameter origins: Each with its scheme and, where it is not the usual one, its port:
    ///   `https://example.com`, `http://127.0.0.1:3000`.
    public init(allowing origins: some Sequence<String>) {
      allowed = Set(origins.map { $0.lowercased() })
      names = Set(allowed.compactMap { $0.split(separator: "//").last.map(Self.name) })
    }

    /// Whether a page may connect.
    ///
    /// - Parameters:
    ///   - origin: What the request says about the page.
    ///   - host: The host that the request is for.
    func allows(origin: String?, host: String?) -> Bool {
      guard let origin = origin?.lowercased() else { return false }
      if allowed.contains(origin) { return true }
      guard let host = host?.lowercased(), !host.isEmpty else { return false }
      return ["http://", "https://"].contains { origin == $0 + host }
    }

    /// Whether a host may be asked for.
    ///
    /// - Parameters:
    ///   - host: The host, with a port or without.
    ///   - client: Who asks.
    func allows(host: String?, for client: ClientAddress) -> Bool {
      guard client.isLocal else { return true }
      guard let host = host?.lowercased(), !host.isEmpty else { return false }
      let name = Self.name(host)
      if name == "localhost" || name.hasSuffix(".localhost") || names.contains(name) { return true }
      return (try? SocketAddress(ipAddress: name, port: 0)) != nil
    }

    /// A host without its port, and without the brackets of an IPv6 address.
    private static func name(_ host: some StringProtocol) -> String {
      if host.first == "[" { return String(host.dropFirst().prefix { $0 != "]" }) }
      return String(host.prefix { $0 != ":" })
    }
  }
#endif
