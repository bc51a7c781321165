/// The addresses of the proxies in front of a server, whose header fields are believed.
///
/// ```swift
/// settings.trustedProxies = try TrustedProxies(["127.0.0.1", "10.0.0.0/8"])
/// ```
///
/// 1. `X-Forwarded-For` names the client and `X-Forwarded-Proto` its scheme, or, with
///    ``Fields/forwarded``, `Forwarded` both. The others are ignored: a proxy passes on those that it
///    does not set. From any other peer all are ignored, since everybody can send them.
/// 2. Of the named addresses the last one counts that is no trusted proxy itself: those before it
///    may be invented by the client.
public struct TrustedProxies: Sendable {
  /// The header fields in which proxies name the client and its scheme.
  public enum Fields: Sendable {
    /// `X-Forwarded-For` and `X-Forwarded-Proto`, as nginx, HAProxy and most load balancers set them.
    case xForwarded
    /// `Forwarded`: https://www.rfc-editor.org/rfc/rfc7239
    case forwarded
  }

  /// An error for a text that is neither an address nor a range of them.
  public struct InvalidAddress: Error, Equatable, CustomStringConvertible {
    /// The text.
    public let text: String

    /// The explanation for the user of the program.
    public var description: String {
      "'\(text)' is no IP address and no range of them, such as '10.0.0.0/8'."
    }
  }

  private let ranges: [(address: IPAddress, length: Int)]
  let fields: Fields

  /// Creates an empty list: no header fields of proxies are believed.
  public init() {
    ranges = []
    fields = .xForwarded
  }

  /// Trusts the proxies with the given addresses.
  ///
  /// - Parameters:
  ///   - ranges: IP addresses (`127.0.0.1`, `::1`), and ranges of them with the number of their common
  ///     first bits (`10.0.0.0/8`).
  ///   - fields: The header fields that they set.
  /// - Throws: An ``InvalidAddress`` for the first text that is neither.
  public init(
    _ ranges: some Sequence<String>, fields: Fields = .xForwarded
  ) throws(InvalidAddress) {
    var parsed: [(address: IPAddress, length: Int)] = []
    for range in ranges {
      let parts = range.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard let address = parts.first.flatMap({ IPAddress($0) }),
        let length = parts.count > 1 ? Int(parts[1]) : address.bitCount,
        (0...address.bitCount).contains(length)
      else {
        throw InvalidAddress(text: range)
      }
      parsed.append((address, length))
    }
    self.ranges = parsed
    self.fields = fields
  }

  func contains(_ address: IPAddress) -> Bool {
    ranges.contains { address.hasPrefix($0.address, length: $0.length) }
  }
}
