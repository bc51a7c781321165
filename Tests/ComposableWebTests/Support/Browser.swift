#if Web
import Foundation
import NIOCore

@testable import ComposableWeb

/// A browser's end of a WebSocket, which can also violate the protocol.
actor Browser {
  struct UpgradeRejected: Error { let response: String }
  struct InvalidResponse: Error { let response: String }

  /// A frame of the server.
  enum Frame: Equatable {
    case text(String)
    case ping
    case pong
    /// A close frame with its code.
    case close(Int)
  }

  private let connection: RawConnection
  private var received = ByteBuffer()
  /// The sizes of the compressed messages that were received, in bytes.
  private(set) var compressedSizes: [Int] = []

  private init(_ connection: RawConnection, _ received: ByteBuffer) {
    self.connection = connection
    self.received = received
  }

  // MARK: HTTP

  /// Sends a GET request and returns the response, with its headers in lowercase.
  static func get(
    _ path: String = "/", port: Int, host: String = "127.0.0.1", headers: [String] = []
  ) async throws -> (status: Int, headers: String, body: String) {
    try await response(to: "GET", path, port: port, host: host, headers: headers)
  }

  /// Sends a request without a body and returns the response, with its headers in lowercase.
  static func response(
    to method: String, _ path: String, port: Int, host: String = "127.0.0.1",
    headers: [String] = []
  ) async throws -> (status: Int, headers: String, body: String) {
    let connection = try await RawConnection.open(port: port)
    let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host):\(port)"] + headers
    connection.send((lines + ["Connection: close", "", ""]).joined(separator: "\r\n"))
    let response = await connection.readToEnd()
    let parts = response.components(separatedBy: "\r\n\r\n")
    guard parts.count > 1, let status = Int(response.split(separator: " ")[1]) else {
      throw InvalidResponse(response: response)
    }
    return (status, parts[0].lowercased(), parts.dropFirst().joined(separator: "\r\n\r\n"))
  }

  /// Requests a page and returns its token.
  static func token(
    _ path: String = "/", port: Int, headers: [String] = []
  ) async throws -> String {
    try token(in: await get(path, port: port, headers: headers).body)
  }

  /// The token in a page.
  static func token(in page: String) throws -> String {
    guard let token = page.firstMatch(of: /data-session="([^"]*)"/)?.output.1 else {
      throw InvalidResponse(response: page)
    }
    return String(token)
  }

  // MARK: WebSocket

  /// Opens a socket.
  ///
  /// - Throws: ``UpgradeRejected`` with the response if the server does not upgrade the connection.
  static func open(
    _ path: String = "/socket", port: Int, host: String = "127.0.0.1", origin: String? = nil,
    headers: [String] = [], receiveBuffer: Int? = nil
  ) async throws -> Browser {
    let connection = try await RawConnection.open(port: port, receiveBuffer: receiveBuffer)
    let lines = [
      "GET \(path) HTTP/1.1", "Host: \(host):\(port)",
      "Origin: \(origin ?? "http://127.0.0.1:\(port)")", "Connection: keep-alive, Upgrade",
      "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    connection.send((lines + headers + ["", ""]).joined(separator: "\r\n"))
    var response = ByteBuffer()
    let end = Data("\r\n\r\n".utf8)
    while let chunk = await connection.next() {
      response.writeImmutableBuffer(chunk)
      let data = Data(response.readableBytesView)
      guard let range = data.range(of: end) else { continue }
      let head = String(decoding: data[..<range.lowerBound], as: UTF8.self)
      guard head.hasPrefix("HTTP/1.1 101"), head.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") else {
        throw UpgradeRejected(response: head)
      }
      response.moveReaderIndex(forwardBy: range.upperBound)
      return Browser(connection, response)
    }
    throw UpgradeRejected(response: String(buffer: response))
  }

  /// Opens a socket and sends the hello message.
  static func join(
    _ token: String, seq: Int = 0, epoch: Int = 0, address: String? = nil,
    at path: String = "/socket", port: Int, headers: [String] = [], receiveBuffer: Int? = nil
  ) async throws -> Browser {
    let browser = try await open(
      path, port: port, headers: headers, receiveBuffer: receiveBuffer
    )
    let fields =
      (epoch == 0 ? "" : #","epoch":\#(epoch)"#) + (address.map { #","at":"\#($0)""# } ?? "")
    await browser.sendText(#"{"hello":"\#(token)","seq":\#(seq)\#(fields)}"#)
    return browser
  }

  /// Sends a text message.
  func sendText(_ text: String) { send(opcode: 1, Array(text.utf8)) }

  /// Taps the button with an element identifier.
  func tap(_ button: Int, number: Int) {
    sendText(#"{"n":\#(number),"i":\#(button),"do":"tap"}"#)
  }

  /// Sends a frame, valid or not.
  func send(
    opcode: UInt8, _ payload: [UInt8] = [], fin: Bool = true, reserved: UInt8 = 0,
    masked: Bool = true, claimedLength: UInt64? = nil
  ) {
    var frame = ByteBuffer()
    frame.writeInteger((fin ? 0x80 : 0) | (reserved << 4) | opcode)
    let (length, maskBit) = (claimedLength ?? UInt64(payload.count), UInt8(masked ? 0x80 : 0))
    switch length {
    case 0..<126: frame.writeInteger(maskBit | UInt8(length))
    case 126...0xFFFF:
      frame.writeInteger(maskBit | 126)
      frame.writeInteger(UInt16(length))
    default:
      frame.writeInteger(maskBit | 127)
      frame.writeInteger(length)
    }
    let mask: [UInt8] = masked ? [0x12, 0x34, 0x56, 0x78] : [0, 0, 0, 0]
    if masked { frame.writeBytes(mask) }
    frame.writeBytes(payload.enumerated().map { $1 ^ mask[$0 % 4] })
    connection.send(frame)
  }

  /// Sends bytes that are not a frame.
  func send(raw bytes: [UInt8]) { connection.send(ByteBuffer(bytes: bytes)) }

  /// The next frame; `nil` once the server has closed the connection.
  func frame() async -> Frame? {
    while true {
      if let frame = parse() { return frame }
      guard let chunk = await connection.next() else { return nil }
      received.writeImmutableBuffer(chunk)
      received.discardReadBytes()
    }
  }

  /// The next message; `nil` once the server has closed the connection.
  func message() async throws -> ReceivedMessage? {
    while let frame = await frame() {
      switch frame {
      case .text(let text): return try ReceivedMessage(text)
      case .ping: send(opcode: 0xA)
      case .pong: continue
      case .close: return nil
      }
    }
    return nil
  }

  /// The whole page of the next message that has one; `nil` once the server has closed the connection.
  func page() async throws -> String? {
    while let message = try await message() {
      if let page = message.page { return page }
    }
    return nil
  }

  /// Returns true if the server answers a ping, which it does after reading all earlier frames.
  func isResponsive() async -> Bool {
    send(opcode: 0x9, [1])
    while let frame = await frame() {
      if frame == .pong { return true }
      if case .close = frame { return false }
    }
    return false
  }

  /// Reads messages up to one that contains a text. Returns `nil` if the server closes the connection
  /// before.
  func message(containing text: String) async throws -> ReceivedMessage? {
    while let message = try await message() {
      if message.text.contains(text) { return message }
    }
    return nil
  }

  /// Reads messages up to one that contains a text. Returns false if the server closes the connection
  /// before.
  func text(containing text: String) async throws -> Bool {
    try await message(containing: text) != nil
  }

  func close() { connection.close() }

  /// Stops reading from the socket.
  func stopReading() async throws { try await connection.setReading(false) }

  func resumeReading() async throws { try await connection.setReading(true) }

  private func parse() -> Frame? {
    var bytes = received
    guard let first = bytes.readInteger(as: UInt8.self),
      let second = bytes.readInteger(as: UInt8.self)
    else { return nil }
    var length = Int(second)
    if second == 126 {
      guard let word = bytes.readInteger(as: UInt16.self) else { return nil }
      length = Int(word)
    } else if second == 127 {
      guard let word = bytes.readInteger(as: UInt64.self) else { return nil }
      length = Int(word)
    }
    guard var payload = bytes.readSlice(length: length) else { return nil }
    received = bytes
    if first & 0x40 != 0 {
      compressedSizes.append(length)
      let message = try? MessageCompression.ofCurrentThread()?.decompress(payload, limit: .max - 1)
      payload = message ?? ByteBuffer(string: "A message can't be decompressed.")
    }
    switch first & 0xF {
    case 1: return .text(String(buffer: payload))
    case 8: return .close(payload.readInteger(as: UInt16.self).map(Int.init) ?? 1005)
    case 9: return .ping
    default: return .pong
    }
  }
}
#endif
