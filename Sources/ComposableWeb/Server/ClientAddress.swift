#if Web
  import Foundation
  import NIOCore

  /// Where a request comes from.
  struct ClientAddress: Sendable {
    /// Set while requests of a connection are answered.
    @TaskLocal static var current = ClientAddress(nil)

    /// What the limits of one address count by. Of an IPv6 address it is the first half, which a
    /// household or a machine has to itself: https://www.rfc-editor.org/rfc/rfc6177
    let group: String

    /// The other end of a connection.
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
      if bytes.starts(with: Self.mapped) {
        group = bytes.dropFirst(12).map { "\($0)" }.joined(separator: ".")
      } else {
        group = bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
      }
    }

    /// What stands before an IPv4 address that is written as an IPv6 address.
    private static let mapped = [UInt8](repeating: 0, count: 10) + [255, 255]
  }
#endif
