import Foundation

/// A WebSocket to a session, which waits for what it receives.
final class WebSocketClient {
  let connection: Connection
  private var received: [UInt8] = []
  private var position = 0

  /// Opens the socket of the page at the root, and sends the `hello` of a session.
  ///
  /// - Returns: `nil` if the session does not continue.
  init?(
    port: Int, from host: UInt32 = 1, token: some StringProtocol,
    seq: some CustomStringConvertible, attempt: Int
  ) throws {
    connection = try Connection(port: port, from: host)
    try connection.send(
      HTTPRequest.get(
        "/socket", port: port, "Origin: http://127.0.0.1:\(port)", "Connection: Upgrade",
        "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
      )
    )
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head += try connection.receive() }
    try send(#"{"hello":"\#(token)","seq":\#(seq),"try":\#(attempt)}"#)
    let answer = String(decoding: try message(), as: UTF8.self)
    guard [#"{"hello":"again""#, #"{"hello":"restored""#].contains(where: answer.hasPrefix) else {
      return nil
    }
  }

  /// Sends a text message.
  func send(_ text: String) throws { try connection.send(Self.frame(text)) }

  /// Waits for the next message.
  func message() throws -> ArraySlice<UInt8> {
    while true {
      if let message = nextReceivedMessage() { return message }
      try receive()
    }
  }

  /// Waits until all messages up to one that contains a text have been received, and discards them.
  func discard(upTo text: [UInt8]) throws {
    while !isAtEnd(of: text) {
      received.removeFirst(max(0, received.count - 200))
      received += try connection.receive()
    }
    received = []
    position = 0
  }

  /// Waits for bytes.
  func receive() throws {
    received.removeFirst(position)
    position = 0
    received += try connection.receive()
  }

  /// Returns true if the last message is complete and contains a text.
  private func isAtEnd(of text: [UInt8]) -> Bool {
    received.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.suffix(2).elementsEqual("]}".utf8) else {
        return false
      }
      return (0...bytes.count).contains {
        $0 + text.count <= bytes.count && memcmp(start + $0, text, text.count) == 0
      }
    }
  }

  /// The next message that has been received completely.
  func nextReceivedMessage() -> ArraySlice<UInt8>? {
    while let (opcode, payload) = nextReceivedFrame() {
      // Control frames, such as pings, are no messages.
      if opcode < 8 { return payload }
    }
    return nil
  }

  private func nextReceivedFrame() -> (opcode: UInt8, payload: ArraySlice<UInt8>)? {
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
    let opcode = rest[position] & 15
    position += head + length
    return (opcode, rest.dropFirst(head).prefix(length))
  }

  /// The frame of a short message, with a mask that changes nothing.
  static func frame(_ text: String) -> [UInt8] {
    [0x81, 0x80 | UInt8(text.utf8.count), 0, 0, 0, 0] + text.utf8
  }
}

/// The bytes of a request.
enum HTTPRequest {
  static func get(_ path: String, port: Int, _ fields: String...) -> [UInt8] {
    let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + fields + ["", ""]
    return Array(lines.joined(separator: "\r\n").utf8)
  }
}
