#if Web
@_spi(Renderer) import ComposableUI
import ComposableConcurrency
import NIOCore
import NIOWebSocket
import Testing

@testable import ComposableWeb

@Suite struct MessageCompressionTests {
  private func compression() throws -> MessageCompression {
    try #require(MessageCompression.ofCurrentThread())
  }

  @Test func aDecompressedMessageEqualsTheOriginal() throws {
    let compression = try compression()
    var generator = SystemRandomNumberGenerator()
    for size in [0, 1, 5, 100, 1_000, 70_000, 300_000] {
      let rows = (0..<size).map { UInt8($0 / 7 % 251) }
      let noise = (0..<size).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let halves = (0..<size).map { $0 < size / 2 ? noise[$0] : UInt8($0 % 97) }
      for bytes in [rows, noise, halves] {
        guard let compressed = compression.compress(ByteBuffer(bytes: bytes)) else {
          #expect(bytes == noise || size <= 100)
          continue
        }
        #expect(compressed.readableBytes < size)
        let result = try compression.decompress(compressed, limit: size)
        #expect(result.readableBytesView.elementsEqual(bytes))
      }
    }
  }

  @Test func rowsAreCompressedToLessThanAThird() throws {
    let rows = (1...100).map { #"[0,\#(33 * $0),1,"Task \#($0)",2,"Due on day \#($0 % 7)"]"# }
    let message = ByteBuffer(string: rows.joined(separator: ","))
    let compressed = try #require(try compression().compress(message))
    #expect(3 * compressed.readableBytes < message.readableBytes)
  }

  @Test func randomBytesAreNotCompressed() throws {
    var generator = SystemRandomNumberGenerator()
    let noise = (0..<5_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(try compression().compress(ByteBuffer(bytes: noise)) == nil)
  }

  @Test func aMessageThatGrowsBeyondTheLimitIsRefused() throws {
    let compression = try compression()
    let zeros = ByteBuffer(repeating: 0, count: 10_000_000)
    let compressed = try #require(compression.compress(zeros))
    #expect(compressed.readableBytes < 60_000)
    #expect(throws: MessageCompression.Failure.tooLarge) {
      try compression.decompress(compressed, limit: 128 * 1024)
    }
    #expect(try compression.decompress(compressed, limit: 10_000_000) == zeros)
    #expect(throws: MessageCompression.Failure.tooLarge) {
      try compression.decompress(compressed, limit: 9_999_999)
    }
  }

  @Test func aDamagedMessageIsRefusedAndTheNextOneIsRead() throws {
    let compression = try compression()
    var generator = SystemRandomNumberGenerator()
    let text = ByteBuffer(string: String(repeating: #"{"n":1,"i":33,"do":"tap"}"#, count: 50))
    let compressed = try #require(compression.compress(text))
    for _ in 0..<3_000 {
      var bytes = Array(compressed.readableBytesView)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes.removeLast(Int.random(in: 1...bytes.count, using: &generator))
      case 1:
        bytes[Int.random(in: bytes.indices, using: &generator)] ^= 1 << UInt8.random(in: 0..<8)
      default: bytes = (0..<60).map { _ in UInt8.random(in: 0...255, using: &generator) }
      }
      _ = try? compression.decompress(ByteBuffer(bytes: bytes), limit: 2_000)
      #expect(try compression.decompress(compressed, limit: 2_000) == text)
    }
    let final: [UInt8] = [0xF3, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x00]
    // Invalid, empty, in the middle of a block, and with another block after the final one.
    for bytes in [[0xFF, 0xFF, 0xFF], [], Array(final.prefix(3)), final + final] {
      #expect(throws: MessageCompression.Failure.damaged) {
        try compression.decompress(ByteBuffer(bytes: bytes), limit: 100)
      }
    }
  }

  @Test func aFinalBlockEndsAMessage() throws {
    // "Hello" in one final block, from https://www.rfc-editor.org/rfc/rfc7692#section-7.2.3.4.
    let bytes: [UInt8] = [0xF3, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x00]
    let message = try compression().decompress(ByteBuffer(bytes: bytes), limit: 100)
    #expect(String(buffer: message) == "Hello")
  }

  @Test(arguments: [
    "permessage-deflate",
    "permessage-deflate; client_max_window_bits",
    "permessage-deflate;client_max_window_bits=10 ; server_no_context_takeover",
    "permessage-deflate; client_no_context_takeover",
    #"permessage-deflate; client_max_window_bits="12""#,
    "x-other; a=1, permessage-deflate",
    "permessage-deflate; server_max_window_bits=9, permessage-deflate",
  ])
  func anOfferIsAccepted(_ offer: String) {
    #expect(MessageCompression.isOffered(in: offer.split(separator: ",")))
  }

  @Test(arguments: [
    "", ";", "permessage-deflate; server_max_window_bits=15", "permessage-deflate; mystery",
    "permessage-deflate; server_max_window_bits", "permessage-deflate; client_max_window_bits=16",
    "permessage-deflate; client_max_window_bits; client_max_window_bits",
    "permessage-deflate; server_no_context_takeover=1", "permessage-deflate;",
    "x-webkit-deflate-frame",
  ])
  func anOfferIsDeclined(_ offer: String) {
    #expect(!MessageCompression.isOffered(in: offer.split(separator: ",")))
  }

  /// A page with as many rows as make a message that is compressed.
  private struct RowsView: View {
    @State private var count = 0

    var body: some View {
      Button("Add") { count += 100 }
      ForEach(0..<count, id: \.self) { Text("Row \($0)") }
    }
  }

  private static let offer = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"

  /// Serves a page, sends two taps, and returns the second answer and the sizes of compressed messages.
  private func answer(
    settings: HostSettings = HostSettings(), headers: [String], compressesTap: Bool = false
  ) async throws -> (text: String, compressedSizes: [Int]) {
    let answer = Lock<(String, [Int])>(("", []))
    try await LiveServer.run(
      settings: settings,
      view: { settings in ViewHost(title: "Rows", settings: settings) { RowsView() } }
    ) { server in
      let page = try await Browser.get(port: server.port).body
      let button = try #require(LiveServer.button("Add", in: page))
      let browser = try await server.join(page, headers: headers)
      for number in 1...2 {
        let tap = #"{"n":\#(number),"i":\#(button),"do":"tap"}"#
        let padded = ByteBuffer(string: tap + String(repeating: " ", count: 2_000))
        if compressesTap, let data = try compression().compress(padded) {
          await browser.send(opcode: 1, Array(data.readableBytesView), reserved: 4)
        } else {
          await browser.sendText(tap)
        }
        let text = try #require(try await browser.message()).text
        let sizes = await browser.compressedSizes
        answer.withLock { $0 = (text, sizes) }
      }
    }
    return answer.withLock { $0 }
  }

  @Test func largeMessagesAreCompressedForABrowserThatOffersIt() async throws {
    let plain = try await answer(headers: [])
    #expect(plain.compressedSizes.isEmpty)
    #expect(plain.text.contains("Row 199"))
    let compressed = try await answer(headers: [Self.offer], compressesTap: true)
    #expect(compressed.text == plain.text)
    #expect(compressed.compressedSizes.count == 2)
    #expect(compressed.compressedSizes.allSatisfy { 4 * $0 < plain.text.utf8.count })
  }

  @Test func compressionCanBeSwitchedOff() async throws {
    var settings = HostSettings()
    settings.compressesMessages = false
    let answer = try await answer(settings: settings, headers: [Self.offer])
    #expect(answer.compressedSizes.isEmpty)
    #expect(answer.text.contains("Row 199"))
  }

  @Test func aCompressedMessageWithoutAnAgreementEndsTheConnection() async throws {
    try await LiveServer.run { server in
      let browser = try await server.joined().browser
      await browser.send(opcode: 1, [0xF3, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00], reserved: 4)
      #expect(await browser.frame() == .close(1002))
    }
  }

  @Test func damagedAndExplodingMessagesAreRefused() async throws {
    let zeros = ByteBuffer(repeating: 0, count: 10_000_000)
    let bomb = Array(try #require(try compression().compress(zeros)).readableBytesView)
    try await LiveServer.run { server in
      for bytes in [bomb, [0xFF, 0xFF, 0xFF]] {
        let page = try await Browser.get(port: server.port).body
        let browser = try await server.join(page, headers: [Self.offer])
        await browser.send(opcode: 1, bytes, reserved: 4)
        #expect(await browser.isResponsive())
        let stranger = try await Browser.open(port: server.port, headers: [Self.offer])
        await stranger.send(opcode: 1, bytes, reserved: 4)
        #expect(try await stranger.message()?.bye == "refused")
      }
    }
  }

  @Test func messagesThatWaitStayCompressed() throws {
    let zeros = ByteBuffer(repeating: 0, count: 128 * 1024)
    var data = try #require(try compression().compress(zeros))
    var assembler = FrameAssembler(limit: 128 * 1024, allowsCompression: true)
    let mask = try #require(WebSocketMaskingKey([1, 2, 3, 4]))
    data.webSocketMask(mask)
    let frame = WebSocketFrame(fin: true, rsv1: true, opcode: .text, maskKey: mask, data: data)
    guard case .message(.compressedText(let text)) = try assembler.append(frame) else {
      Issue.record("The message is not compressed.")
      return
    }
    #expect(text.readableBytes == data.readableBytes)
  }

  @Test(arguments: [WebSocketOpcode.ping, .continuation])
  func onlyTheFirstFrameOfAMessageSaysThatItIsCompressed(_ opcode: WebSocketOpcode) throws {
    var assembler = FrameAssembler(limit: 100, allowsCompression: true)
    let mask = try #require(WebSocketMaskingKey([1, 2, 3, 4]))
    let first = WebSocketFrame(
      fin: false, rsv1: true, opcode: .text, maskKey: mask, data: ByteBuffer())
    #expect(try assembler.append(first) == .incomplete)
    #expect(throws: FrameAssembler.Violation(code: .protocolError)) {
      try assembler.append(
        WebSocketFrame(fin: true, rsv1: true, opcode: opcode, maskKey: mask, data: ByteBuffer()))
    }
  }
}
#endif
