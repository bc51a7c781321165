#if Web
import Foundation
import HTTPTypes
import NIOCore

/// The address of the client that sends a request.
struct ClientAddress: Hashable, Sendable {
  /// The IP address; `nil` for a client on the same machine that has none.
  let ip: IPAddress?

  /// Makes the address of a channel's remote peer.
  init(of channel: any Channel) {
    self.init(channel.remoteAddress)
  }

  init(_ address: SocketAddress?) {
    ip = (address?.ipAddress).flatMap(IPAddress.init)
  }

  private init(_ ip: IPAddress) {
    self.ip = ip
  }

  /// The key of the limits for one address. For an IPv6 address it is the first 64 bits, because
  /// a household or a machine has the whole prefix: https://www.rfc-editor.org/rfc/rfc6177
  var group: String { ip?.group ?? "another process" }

  /// The address of the client of a request, which is that of the peer, unless it is a trusted
  /// proxy: then the last one that the proxy names and that is no trusted proxy itself.
  func client(of headers: HTTPFields, trusting proxies: TrustedProxies) -> ClientAddress {
    var client = self
    for address in headers.forwardedAddresses(in: proxies.fields).reversed() {
      guard let ip = client.ip, proxies.contains(ip), let next = IPAddress(address) else { break }
      client = ClientAddress(next)
    }
    return client
  }
}

extension HTTPFields {
  /// The addresses that proxies have appended: the client, then the proxies between.
  fileprivate func forwardedAddresses(in fields: TrustedProxies.Fields) -> [Substring] {
    switch fields {
    case .xForwarded: list("X-Forwarded-For")
    case .forwarded: forwarded("for")
    }
  }

  /// The scheme of the client's request to the last proxy; `nil` if none names it.
  func forwardedScheme(in fields: TrustedProxies.Fields) -> String? {
    let schemes =
      switch fields {
      case .xForwarded: list("X-Forwarded-Proto")
      case .forwarded: forwarded("proto")
      }
    return schemes.last?.trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// The elements of all fields with a name.
  private func list(_ name: String) -> [Substring] {
    let values = HTTPField.Name(name).map { self[values: $0] } ?? []
    return values.flatMap { $0.split(separator: ",") }
  }

  /// The values of a parameter of `Forwarded`: https://www.rfc-editor.org/rfc/rfc7239#section-4
  private func forwarded(_ parameter: String) -> [Substring] {
    list("Forwarded").flatMap { $0.split(separator: ";") }.compactMap { pair in
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2,
        parts[0].trimmingCharacters(in: .whitespaces).lowercased() == parameter
      else { return nil }
      return Substring(parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\" ")))
    }
  }
}
#endif
