#if Web
import Foundation
import NIOCore

/// The address of the client that sends a request.
struct ClientAddress: Sendable {
  /// The client of the connection whose requests are being answered.
  @TaskLocal static var current = ClientAddress(nil)

  /// The key of the limits for one address. For an IPv6 address it is the first 64 bits, because
  /// a household or a machine has the whole prefix: https://www.rfc-editor.org/rfc/rfc6177
  let group: String

  /// Makes the address of a channel's remote peer.
  init(of channel: any Channel) {
    self.init(channel.remoteAddress)
  }

  init(_ address: SocketAddress?) {
    let text = address?.ipAddress ?? "another process"
    var bytes = [UInt8](repeating: 0, count: 16)
    guard inet_pton(AF_INET6, text, &bytes) == 1 else {
      group = text
      return
    }
    if bytes.starts(with: Self.ipv4MappedPrefix) {
      group = bytes.dropFirst(12).map { "\($0)" }.joined(separator: ".")
    } else {
      group = bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    }
  }

  /// The prefix of an IPv4 address that is mapped to IPv6.
  private static let ipv4MappedPrefix = [UInt8](repeating: 0, count: 10) + [255, 255]
}
#endif
