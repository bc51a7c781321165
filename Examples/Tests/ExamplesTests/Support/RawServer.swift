import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A server for one connection that sends any bytes as its answer.
final class RawServer: Sendable {
  enum Event: Equatable, Sendable {
    /// The first line of a request.
    case requested(String)
    /// The client has closed the connection.
    case closed
  }

  let url: URL
  let events: AsyncStream<Event>

  /// - Parameter answer: The bytes to send before the connection is closed. Pass `nil` to send
  ///   nothing and to wait until the client closes the connection.
  init(answer: String?) throws {
    let (listener, url) = try Self.listen()
    self.url = url
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    self.events = events
    Thread.detachNewThread {
      let connection = accept(listener, nil, nil)
      close(listener)
      var bytes = [UInt8](repeating: 0, count: 8_192)
      let count = recv(connection, &bytes, bytes.count, 0)
      let request = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      continuation.yield(.requested(request.prefix { !$0.isNewline }.description))
      if let answer {
        _ = Array(answer.utf8).withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
        shutdown(connection, Int32(SHUT_WR))
      }
      while recv(connection, &bytes, bytes.count, 0) > 0 {}
      continuation.yield(.closed)
      continuation.finish()
      close(connection)
    }
  }

  /// Returns a URL whose port refuses connections, and stays reserved.
  static func deadURL() throws -> URL {
    try open { _ in true }.url
  }

  private static func listen() throws -> (Int32, URL) {
    try open { platformListen($0) == 0 }
  }

  /// Binds a socket to a free port.
  private static func open(_ prepare: (Int32) -> Bool) throws -> (socket: Int32, url: URL) {
    #if canImport(Darwin)
    let listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, length) == 0
          && prepare(listener)
          && getsockname(listener, address, &length) == 0
      }
    }
    let port = UInt16(bigEndian: address.sin_port)
    guard isListening, let url = URL(string: "http://127.0.0.1:\(port)") else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    return (listener, url)
  }
}

/// `listen(2)`, whose name is hidden by the method of the server.
private func platformListen(_ socket: Int32) -> Int32 {
  listen(socket, 1)
}
