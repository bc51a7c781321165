#if Web
import ComposableConcurrency
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import ComposableWeb

@Suite struct SocketHandlerTests {
  private let rejections = Rejections()

  private final class Rejections: Sendable {
    let all = Lock<[RejectionReason]>([])
  }

  private func channel() throws -> EmbeddedChannel {
    let handler = SocketHandler(messageSize: 100) { [rejections] rejection in
      rejections.all.withLock { $0.append(rejection) }
    }
    let channel = EmbeddedChannel()
    try channel.pipeline.syncOperations.addHandler(handler)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return channel
  }

  private func frame(_ opcode: WebSocketOpcode, _ text: String = "") -> WebSocketFrame {
    let mask = WebSocketMaskingKey([1, 2, 3, 4])
    var data = ByteBuffer(string: text)
    if let mask { data.webSocketMask(mask) }
    return WebSocketFrame(fin: true, opcode: opcode, maskKey: mask, data: data)
  }

  private func sent(_ channel: EmbeddedChannel) throws -> WebSocketFrame? {
    try channel.readOutbound(as: WebSocketFrame.self)
  }

  @Test func aSilentConnectionIsPingedAndThenClosed() throws {
    let channel = try channel()
    let silence = IdleStateHandler.IdleStateEvent.read
    channel.pipeline.fireUserInboundEventTriggered(silence)
    #expect(try sent(channel)?.opcode == .ping)
    try channel.writeInbound(frame(.pong))
    channel.pipeline.read()
    channel.pipeline.fireUserInboundEventTriggered(silence)
    #expect(try sent(channel)?.opcode == .ping)
    #expect(channel.isActive)
    channel.pipeline.fireUserInboundEventTriggered(silence)
    #expect(!channel.isActive)
  }

  @Test func aConnectionWhoseMessagesWaitIsNotClosed() throws {
    let channel = try channel()
    let silence = IdleStateHandler.IdleStateEvent.read
    // Whoever takes the messages asks for no more.
    try channel.writeInbound(frame(.text, "{}"))
    for _ in 0..<3 { channel.pipeline.fireUserInboundEventTriggered(silence) }
    #expect(channel.isActive)
    channel.pipeline.read()
    channel.pipeline.fireUserInboundEventTriggered(silence)
    #expect(!channel.isActive)
  }

  @Test func tooManyMessagesThatNobodyReadsCloseTheConnection() throws {
    let channel = try channel()
    for _ in 0..<2 {
      for _ in 0..<SocketHandler.maximumUnread { try channel.writeInbound(frame(.text, "{}")) }
      channel.pipeline.read()
    }
    #expect(try sent(channel) == nil)
    for _ in 0...SocketHandler.maximumUnread { try channel.writeInbound(frame(.text, "{}")) }
    #expect(try sent(channel)?.opcode == .connectionClose)
    #expect(rejections.all.withLock { $0 } == [.violation])
  }

  @Test func aPingFrameIsAnswered() throws {
    let channel = try channel()
    try channel.writeInbound(frame(.ping, "abc"))
    let pong = try sent(channel)
    #expect(pong?.opcode == .pong)
    #expect(pong.map { String(buffer: $0.data) } == "abc")
    _ = try channel.finish()
  }

  @Test func pingingWithoutReadingClosesTheConnection() throws {
    let channel = try channel()
    channel.isWritable = false
    try channel.writeInbound(frame(.ping))
    #expect(!channel.isActive)
    #expect(rejections.all.withLock { $0 } == [.violation])
  }

  @Test func aFloodOfPingsClosesTheConnection() throws {
    let channel = try channel()
    for _ in 1...1_000 { try channel.writeInbound(frame(.ping)) }
    var pongs = 0
    while let sent = try sent(channel), sent.opcode == .pong { pongs += 1 }
    #expect((100..<1_000).contains(pongs))
    #expect(rejections.all.withLock { $0 } == [.violation])
    channel.embeddedEventLoop.advanceTime(by: .seconds(2))
    #expect(!channel.isActive)
  }

  @Test func bytesAfterAViolationAreNotAnotherOne() throws {
    let channel = try channel()
    // A ping without a mask, and the beginning of a frame with a length that does not exist.
    let bytes: [UInt8] = [0x89, 0x00, 0x81, 0xFF, 0x7F] + Array(repeating: 0xFF, count: 7)
    let decoder = ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: 1_000))
    try channel.pipeline.syncOperations.addHandler(decoder, position: .first)
    _ = try? channel.writeInbound(ByteBuffer(bytes: bytes))
    #expect(rejections.all.withLock { $0 } == [.violation])
  }

  @Test func closingWaitsForTheCloseFrame() throws {
    let channel = try channel()
    try channel.writeOutbound(SocketOutput.text(ByteBuffer(string: "bye")))
    try channel.writeOutbound(SocketOutput.close)
    #expect(try sent(channel)?.opcode == .text)
    #expect(try sent(channel)?.opcode == .connectionClose)
    try channel.writeInbound(frame(.text, "late"))
    #expect(try channel.readInbound(as: SocketInput.self) == nil)
    #expect(channel.isActive)
    try channel.writeInbound(frame(.connectionClose))
    #expect(!channel.isActive)
  }

  @Test func aCloseFrameIsAnsweredAndClosesTheChannel() throws {
    let channel = try channel()
    try channel.writeInbound(frame(.connectionClose))
    #expect(try sent(channel)?.opcode == .connectionClose)
    #expect(!channel.isActive)
  }

  @Test func closingTimesOut() throws {
    let channel = try channel()
    try channel.writeOutbound(SocketOutput.close)
    channel.embeddedEventLoop.advanceTime(by: .seconds(2))
    #expect(!channel.isActive)
  }

  @Test func nothingIsSentAfterClosing() throws {
    let channel = try channel()
    try channel.writeOutbound(SocketOutput.close)
    #expect(throws: ChannelError.self) {
      try channel.writeOutbound(SocketOutput.text(ByteBuffer(string: "late")))
    }
    #expect(try sent(channel)?.opcode == .connectionClose)
    #expect(try sent(channel) == nil)
  }
}
#endif
