import ComposableUI
import ConcurrencyExtras
import Foundation
import Logging

@testable import ComposableWeb

extension Entry {
  /// The bytes of a connection to a server, of HTTP: whole requests, and all that resembles some.
  static let requests = Entry(name: "requests") { input in
    let response = FuzzedServer.shared.respond(to: input.bytes)
    check(response)
    for line in FuzzedServer.shared.log.takeLines() {
      expect(!line.hasControlCharacters, "a log has no control characters of clients", line)
    }
  }

  private static func check(_ response: String) {
    // A malformed request may get none.
    guard !response.isEmpty else { return }
    guard let status = response.wholeMatch(of: /(?s)HTTP\/1\.[01] (\d{3}) .*/)?.1 else {
      return expect(false, "a response has a status", response)
    }
    // A server may not know a method, and no page is loaded in advance.
    expect(
      !status.hasPrefix("5") || ["501", "503", "505"].contains(status),
      "no request makes a server fail", response)
    // Not the body, and not those of later responses.
    let head = response.components(separatedBy: "\r\n\r\n")[0]
    for line in head.components(separatedBy: "\r\n").dropFirst() {
      expect(
        line.wholeMatch(of: /[A-Za-z-]+: ?[\x20-\x7E]*/) != nil, "a field has one line", line)
    }
    if let location = head.firstMatch(of: /(?mi)^location: ?(.*?)\r?$/)?.1 {
      expect(
        location.hasPrefix("/") && !location.hasPrefix("//"), "a redirection stays on the server",
        location)
    }
  }
}

/// A server on a free port of this machine, for the life of the process.
private final class FuzzedServer: Sendable {
  static let shared = FuzzedServer()

  let log = LogLines()
  private let port: UInt16
  private let client = LockIsolated(UInt32(0))

  private init() {
    var settings = HostSettings()
    settings.limits.pagesPerSecond = 1e9
    settings.limits.requestsPerSecond = 1e9
    settings.limits.sessions = 100
    settings.limits.grace = .milliseconds(100)
    settings.limits.handshake = .seconds(1)
    settings.limits.stalledBody = .seconds(1)
    settings.logger = log.logger
    settings.languages = ["en", "de", "pt-BR"]
    settings.embedders = ["https://blog.example.com"]
    settings.admit = { request in
      // The parts that views and features may look at.
      _ = (request.cookies, request.query, request.languages, request.timeZone, request.clientGroup)
      return request.path == "/private" ? .redirected(to: "/?next=private") : .admitted
    }
    settings.trustedProxies = (try? TrustedProxies(["127.0.0.0/8"])) ?? TrustedProxies()
    let (ports, ready) = AsyncStream<UInt16>.makeStream()
    let pages = ViewHost(title: "Fuzz", settings: settings) {
      RequestView()
    }
    let other = ViewHost(at: "/shop/:id", title: "Shop", settings: settings) { Text("Shop") }
    Task.detached {
      let server = ViewServer([pages, other], port: 0) { address in
        ready.yield(address.split(separator: ":").last.flatMap { UInt16($0) } ?? 0)
      }
      try? await server.run()
      ready.finish()
    }
    port = block { await ports.first { _ in true } ?? 0 }
    expect(port > 0, "the server runs")
  }

  /// Sends bytes over a new connection, and returns what the server sends until it closes it.
  func respond(to bytes: UnsafeBufferPointer<UInt8>) -> String {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    expect(descriptor >= 0, "the process has free descriptors", errno)
    var timeout = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    // Each connection has an address of its own: no limit of one client ends the test.
    let number = client.withValue { number in
      number = (number + 1) % 0xFF_FFFD
      return number
    }
    expect(call(bind, descriptor, 0x7F00_0001 + number, 0) == 0, "an address is free", errno)
    expect(call(connect, descriptor, 0x7F00_0001, port) == 0, "the server accepts", errno)
    var sent = 0
    while sent < bytes.count {
      let rest = UnsafeBufferPointer(rebasing: bytes[sent...])
      let count = send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
      // The server may close the connection before it has read all.
      guard count > 0 else { break }
      sent += count
    }
    // The rest of a body never comes.
    shutdown(descriptor, Int32(SHUT_WR))
    var (response, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else {
        expect(count == 0 || errno != EAGAIN, "a response ends within ten seconds")
        return String(decoding: response, as: UTF8.self)
      }
      response += buffer[..<count]
    }
  }

  private func call(
    _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, _ descriptor: Int32,
    _ host: UInt32, _ port: UInt16
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = host.bigEndian
    return withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        function(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

/// A view of what the request says.
private struct RequestView: View {
  @Environment(\.pageRequest) private var request
  @State private var address = PageAddress.root

  var body: some View {
    VStack {
      Text(request.url.absoluteString)
      Text(request.cookies.values.joined())
      Text(1234.5, format: .number)
      Text(address.description)
    }
    .pageAddress($address)
    .pageMetadata(PageMetadata(description: request.path, canonicalAddress: address))
  }
}

/// The lines that a server logs.
private final class LogLines: Sendable {
  private struct Handler: LogHandler {
    let lines: LogLines
    var metadata = Logger.Metadata()
    var logLevel = Logger.Level.info

    init(_ lines: LogLines) { self.lines = lines }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let metadata = event.metadata?.map { "\($0)=\($1)" }.joined(separator: " ") ?? ""
      lines.all.withValue { $0.append("\(event.message) \(metadata)") }
    }
  }

  private let all = LockIsolated<[String]>([])

  /// A logger that keeps its lines, from the level `info` on.
  var logger: Logger { Logger(label: "fuzzer") { _ in Handler(self) } }

  /// Returns the lines since the last call.
  func takeLines() -> [String] {
    all.withValue { lines in
      defer { lines = [] }
      return lines
    }
  }
}
