#if Web
  import NIOCore

  /// Where a request comes from, for the limits of one address.
  enum ClientAddress {
    /// Set while requests of a connection are answered.
    @TaskLocal static var current = "unknown"

    /// The address of the other end of a connection, without its port.
    static func of(_ channel: any Channel) -> String {
      channel.remoteAddress?.ipAddress ?? "local"
    }
  }
#endif
