import Foundation

/// A TCP connection to this machine with blocking calls.
///
/// Unchecked, since one thread at a time uses it: it blocks.
final class Connection: @unchecked Sendable {
  struct Lost: Error {}

  private let socket: Int32
  private var chunk = [UInt8](repeating: 0, count: 64 * 1024)

  private init(socket: Int32) {
    self.socket = socket
    var isOn: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  deinit { close(socket) }

  /// Connects to a port.
  ///
  /// - Parameters:
  ///   - port: The port.
  ///   - host: The last number of this machine's address that the connection comes from, 127.0.0.1.
  convenience init(port: Int, from host: UInt32 = 1) throws {
    let socket = Self.stream()
    var source = Self.loopback(port: 0)
    source.sin_addr.s_addr = (INADDR_LOOPBACK - 1 + host).bigEndian
    guard Self.with(&source, { bind(socket, $0, $1) }) == 0 else { throw Lost() }
    var address = Self.loopback(port: port)
    let status = Self.with(&address) { connect(socket, $0, $1) }
    guard status == 0 else { throw Lost() }
    self.init(socket: socket)
  }

  /// Listens on a free port, and handles connections one after another.
  ///
  /// - Returns: The port.
  static func listen(_ handle: @escaping @Sendable (Connection) -> Void) throws -> Int {
    let socket = Self.stream()
    var address = Self.loopback(port: 0)
    guard Self.with(&address, { bind(socket, $0, $1) }) == 0,
      Glibc.listen(socket, 16) == 0
    else { throw Lost() }
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = Self.with(&address) { name, _ in getsockname(socket, name, &size) }
    Thread.detachNewThread {
      while case let accepted = accept(socket, nil, nil), accepted >= 0 {
        handle(Connection(socket: accepted))
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Sends bytes.
  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { throw Lost() }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits for bytes.
  func receive() throws -> ArraySlice<UInt8> {
    let count = recv(socket, &chunk, chunk.count, 0)
    guard count > 0 else { throw Lost() }
    return chunk[..<count]
  }

  /// Waits until connections have received bytes.
  ///
  /// - Parameters:
  ///   - connections: The connections.
  ///   - seconds: The maximum time to wait.
  /// - Returns: The indices of the connections that have.
  static func ready(in connections: [Connection], within seconds: Double) -> [Int] {
    var waiting = connections.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
    guard poll(&waiting, nfds_t(waiting.count), Int32(seconds * 1_000) + 1) > 0 else { return [] }
    return waiting.indices.filter { waiting[$0].revents != 0 }
  }

  private static func stream() -> Int32 {
    Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  }

  private static func loopback(port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return address
  }

  private static func with<Result>(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    withUnsafeMutableBytes(of: &address) {
      body($0.assumingMemoryBound(to: sockaddr.self).baseAddress!, socklen_t($0.count))
    }
  }
}
