/// The addresses of the proxies in front of a server, whose header fields are believed.
///
/// ```swift
/// settings.trustedProxies = try TrustedProxies(["127.0.0.1", "10.0.0.0/8"])
/// ```
///
/// 1. `X-Forwarded-For`, or else `Forwarded`, names the client; `X-Forwarded-Proto` its scheme. From
///    any other peer these fields are ignored, since everybody can send them.
/// 2. Of the named addresses the last one counts that is no trusted proxy itself: those before it
///    may be invented by the client.
public struct TrustedProxies: Sendable {
  private let ranges: [(address: IPAddress, length: Int)]

  /// Creates an empty list: no header fields of proxies are believed.
  public init() {
    ranges = []
  }

  /// Trusts the proxies with the given addresses.
  ///
  /// - Parameter ranges: IP addresses (`127.0.0.1`, `::1`), and ranges of them with the number of
  ///   their common first bits (`10.0.0.0/8`).
  /// - Throws: A ``UsageError`` that names the first one that is no address.
  public init(_ ranges: some Sequence<String>) throws(UsageError) {
    var parsed: [(address: IPAddress, length: Int)] = []
    for range in ranges {
      let parts = range.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard let address = parts.first.flatMap({ IPAddress($0) }),
        let length = parts.count > 1 ? Int(parts[1]) : address.bitCount,
        (0...address.bitCount).contains(length)
      else {
        throw UsageError("'\(range)' is no IP address and no range of them, such as '10.0.0.0/8'.")
      }
      parsed.append((address, length))
    }
    self.ranges = parsed
  }

  func contains(_ address: IPAddress) -> Bool {
    ranges.contains { address.hasPrefix($0.address, length: $0.length) }
  }
}
