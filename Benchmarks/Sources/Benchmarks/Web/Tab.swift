import Foundation

/// A browser's tab without a browser, that looks at a view with a button.
final class Tab {
  private let connection: Connection
  private var received: [UInt8] = []
  private var position = 0
  private var events = 0
  private let button: Int

  /// Loads the page and connects to its session.
  convenience init(port: Int) throws {
    try self.init(connectingTo: Page(port: port), port: port)
  }

  /// Opens tabs. Their pages are loaded before any of them connects: a server deals its connections out
  /// to its threads in turn, and would have all sockets on every other one.
  static func open(_ count: Int, port: Int) throws -> [Tab] {
    let pages = try (0..<count).map { _ in try Page(port: port) }
    return try pages.map { try Tab(connectingTo: $0, port: port) }
  }

  private init(connectingTo page: Page, port: Int) throws {
    button = page.button
    connection = try Connection(port: port)
    try connection.send(
      Self.request(
        "/socket", port: port, "Origin: http://127.0.0.1:\(port)", "Connection: Upgrade",
        "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
      )
    )
    while !received.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      received += try connection.receive()
    }
    received = []
    try connection.send(Self.frame(#"{"hello":"\#(page.token)","seq":\#(page.seq),"try":1}"#))
    guard try message().elementsEqual(#"{"hello":"again"}"#.utf8) else { throw Connection.Lost() }
  }

  /// The session that a request for a page creates, and the button on the page.
  private struct Page {
    let token: Substring
    let seq: Substring
    /// The element of its button.
    let button: Int

    init(port: Int) throws {
      let connection = try Connection(port: port)
      try connection.send(Tab.request("/", port: port, "Connection: close"))
      var bytes: [UInt8] = []
      while let more = try? connection.receive() { bytes += more }
      let page = String(decoding: bytes, as: UTF8.self)
      guard
        let button = page.firstMatch(of: /<button data-i="(\d+)/), let id = Int(button.1),
        let token = page.firstMatch(of: /data-session="([^"]+)"/)?.1,
        let seq = page.firstMatch(of: /data-seq="(\d+)"/)?.1
      else { throw Connection.Lost() }
      self.button = id
      self.token = token
      self.seq = seq
    }
  }

  private static func request(_ path: String, port: Int, _ fields: String...) -> [UInt8] {
    let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + fields + ["", ""]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  /// Taps the button that counts, and waits for the patch.
  ///
  /// - Returns: How many bytes the patch has.
  @discardableResult
  func tap() throws -> Int {
    try connection.send(nextTap())
    if events % 100 == 0 { try connection.send(Self.frame(#"{"ack":\#(events - 1)}"#)) }
    return try message().count
  }

  /// Taps many times without waiting.
  func tap(times count: Int) throws {
    try connection.send((0..<count).flatMap { _ in nextTap() })
  }

  /// Waits until all taps are answered, and reads no more of the answers than that.
  func settle() throws {
    let answer = Array(#""ack":\#(events),"#.utf8)
    while !isAtEnd(of: answer) {
      received.removeFirst(max(0, received.count - 200))
      received += try connection.receive()
    }
    received = []
    position = 0
  }

  /// What came to tabs.
  struct Received {
    var patches = 0
    var bytes = 0
  }

  /// Takes, and acknowledges, what comes to tabs until a point in time.
  static func receive(in tabs: [Tab], until end: Date) throws -> Received {
    var sum = Received()
    while case let rest = end.timeIntervalSinceNow, rest > 0 {
      for index in Connection.ready(in: tabs.map(\.connection), within: rest) {
        try tabs[index].receive(into: &sum)
      }
    }
    return sum
  }

  private func receive(into sum: inout Received) throws {
    received += try connection.receive()
    var last: Int?
    while let message = parse() {
      let parts = try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any]
      sum.patches += (parts?["p"] as? [Any])?.count ?? 0
      sum.bytes += message.count
      last = parts?["seq"] as? Int ?? last
    }
    received.removeFirst(position)
    position = 0
    if let last { try connection.send(Self.frame(#"{"ack":\#(last)}"#)) }
  }

  /// Whether the last message is all there and has something in it.
  private func isAtEnd(of part: [UInt8]) -> Bool {
    received.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.suffix(2).elementsEqual("]}".utf8) else {
        return false
      }
      return (0...bytes.count).contains {
        $0 + part.count <= bytes.count && memcmp(start + $0, part, part.count) == 0
      }
    }
  }

  private func nextTap() -> [UInt8] {
    events += 1
    return Self.frame(#"{"n":\#(events),"i":\#(button),"do":"tap"}"#)
  }

  /// Waits for the next message.
  private func message() throws -> ArraySlice<UInt8> {
    while true {
      if let message = parse() { return message }
      received.removeFirst(position)
      position = 0
      received += try connection.receive()
    }
  }

  private func parse() -> ArraySlice<UInt8>? {
    let rest = received[position...]
    guard rest.count >= 2 else { return nil }
    var (length, head) = (Int(rest[position + 1]), 2)
    if length == 126 {
      guard rest.count >= 4 else { return nil }
      (length, head) = (Int(rest[position + 2]) << 8 | Int(rest[position + 3]), 4)
    }
    if length == 127 {
      guard rest.count >= 10 else { return nil }
      length = rest[(position + 2)..<(position + 10)].reduce(0) { $0 << 8 | Int($1) }
      head = 10
    }
    guard rest.count >= head + length else { return nil }
    position += head + length
    return rest.dropFirst(head).prefix(length)
  }

  /// A short message as it is sent, with a mask that changes nothing.
  private static func frame(_ text: String) -> [UInt8] {
    [0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + text.utf8
  }
}
