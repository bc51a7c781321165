#if Web
import ComposableConcurrency
import HTTPTypes
import NIOCore

/// The connection of a client: its address, and whether it is encrypted.
final class ClientConnection: Sendable {
  /// The connection whose requests are being answered.
  @TaskLocal static var current = ClientConnection(address: ClientAddress(nil))

  /// The address of the peer, which may be a proxy.
  let address: ClientAddress
  private let hasTLS = Lock(false)

  /// Makes the connection of a channel.
  convenience init(of channel: any Channel) {
    self.init(address: ClientAddress(of: channel))
  }

  init(address: ClientAddress) {
    self.address = address
  }

  /// True if this server has completed a TLS handshake on the connection.
  var isEncrypted: Bool { hasTLS.withLock { $0 } }

  /// Marks the connection as encrypted.
  func completeTLSHandshake() { hasTLS.withLock { $0 = true } }

  /// The scheme that the client of a request uses: that of the connection, unless a trusted proxy
  /// names another one.
  func scheme(of headers: HTTPFields, trusting proxies: TrustedProxies) -> String {
    let scheme = isEncrypted ? "https" : "http"
    guard let ip = address.ip, proxies.contains(ip),
      let forwarded = headers.forwardedScheme(in: proxies.fields)
    else { return scheme }
    return forwarded == "https" ? "https" : "http"
  }
}
#endif
