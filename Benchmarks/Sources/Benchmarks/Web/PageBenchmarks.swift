import Foundation

/// The rate at which a server renders whole pages, each with a session of its own.
enum PageBenchmarks {
  private static let (connections, requests, rounds) = (32, 20, 9)

  static func run(_ table: inout Table) throws {
    let (server, port) = try ChildProcess.start("--serve", SessionContent.counter.rawValue)
    let pages = try responsesPerSecond(port: port)
    let (bare, barePort) = try ChildProcess.start("--respond", "\(pages.size)")
    let raw = try responsesPerSecond(port: barePort)
    withExtendedLifetime((server, bare)) {}
    table.add(
      Table.Row(
        name: "pages a second", figure: "\(pages.rate)",
        raw: "\(raw.rate) bare responses of \(raw.size) B",
        ratio: "\(number(Double(pages.rate) / Double(max(raw.rate, 1)))) x", target: "—",
        isMet: nil
      )
    )
  }

  /// The number of responses a second over connections that are kept, and the size of a body.
  private static func responsesPerSecond(port: Int) throws -> (rate: Int, size: Int) {
    let clients = try (0..<connections).map { _ in
      HTTPClient(try Connection(port: port), port: port)
    }
    var size = 0
    let rates = try (0..<rounds).map { _ in
      let time = try ContinuousClock().measure {
        for _ in 0..<requests {
          for client in clients { try client.sendRequest() }
          for client in clients { size = try client.responseBodySize() }
        }
      }
      return Double(connections * requests) * 1e9 / time.nanoseconds
    }
    return (Int(Measure.median(rates)), size)
  }
}

/// A client that requests the same page again and again over one connection.
private final class HTTPClient {
  struct InvalidResponse: Error {}

  private let connection: Connection
  private let request: [UInt8]
  private var received: [UInt8] = []

  init(_ connection: Connection, port: Int) {
    self.connection = connection
    request = HTTPRequest.get("/", port: port)
  }

  func sendRequest() throws { try connection.send(request) }

  /// Waits for a whole response.
  func responseBodySize() throws -> Int {
    while true {
      let bytes = Data(received)
      if let end = bytes.range(of: Data("\r\n\r\n".utf8))?.upperBound {
        let head = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
        guard head.hasPrefix("http/1.1 200"),
          let length = head.firstMatch(of: /content-length: ([0-9]+)/)?.1, let size = Int(length)
        else { throw InvalidResponse() }
        while received.count < end + size { received += try connection.receive() }
        received.removeFirst(end + size)
        return size
      }
      received += try connection.receive()
    }
  }
}
