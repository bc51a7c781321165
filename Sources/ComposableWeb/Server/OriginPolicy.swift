#if Web
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
  public struct OriginPolicy: Equatable, Sendable {
    private let allowed: Set<String>

    /// Allows pages of the host itself.
    public static let sameHost = OriginPolicy(allowing: [])

    /// Allows pages of the host itself and of others.
    ///
    /// - Parameter origins: Each with its scheme and, where it is not the usual one, its port:
    ///   `https://example.com`, `http://127.0.0.1:3000`.
    public init(allowing origins: some Sequence<String>) {
      allowed = Set(origins.map { $0.lowercased() })
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
  }
#endif
