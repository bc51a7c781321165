import Foundation

/// A browser's tab without a browser, that looks at a view with a button.
final class Tab {
  private let connection: Connection
  private var received: [UInt8] = []
  private var position = 0
  private var events = 0
  private var button = 0

  /// Opens a tab.
  init(port: Int) throws {
    connection = try Connection(port: port)
    let request = [
      "GET /socket HTTP/1.1", "Host: 127.0.0.1:\(port)", "Origin: http://127.0.0.1:\(port)",
      "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
    ]
    try connection.send(Array(request.joined(separator: "\r\n").utf8))
    while !received.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      received += try connection.receive()
    }
    received = []
    // Without a session's token, it gets a new one.
    try connection.send(Self.frame(#"{"hello":"","seq":0}"#))
    _ = try message()
    let page = String(decoding: try message(), as: UTF8.self)
    guard let match = page.firstMatch(of: /<button data-i=\\"(\d+)/), let id = Int(match.1) else {
      throw Connection.Lost()
    }
    button = id
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
