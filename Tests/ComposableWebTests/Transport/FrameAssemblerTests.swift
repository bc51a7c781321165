#if Web
import NIOCore
import NIOWebSocket
import Testing

@testable import ComposableWeb

@Suite struct FrameAssemblerTests {
  private static let mask = WebSocketMaskingKey([1, 2, 3, 4])

  private func frame(
    _ text: String, _ opcode: WebSocketOpcode = .text, fin: Bool = true, rsv1: Bool = false,
    mask: WebSocketMaskingKey? = mask
  ) -> WebSocketFrame {
    var data = ByteBuffer(string: text)
    if let mask { data.webSocketMask(mask) }
    return WebSocketFrame(fin: fin, rsv1: rsv1, opcode: opcode, maskKey: mask, data: data)
  }

  private func text(_ string: String) -> FrameAssembler.Event {
    .message(.text(ByteBuffer(string: string)))
  }

  @Test func aFinalFrameIsAMessage() throws {
    var assembler = FrameAssembler(limit: 100)
    #expect(try assembler.append(frame("hello")) == text("hello"))
    #expect(try assembler.append(frame("xyz", .binary)) == .message(.binary(3)))
  }

  @Test func fragmentsAreAssembled() throws {
    var assembler = FrameAssembler(limit: 6)
    #expect(try assembler.append(frame("he", fin: false)) == .incomplete)
    #expect(try assembler.append(frame("l", .continuation, fin: false)) == .incomplete)
    #expect(try assembler.append(frame("?", .ping)) == .ping(ByteBuffer(string: "?")))
    #expect(try assembler.append(frame("lo!", .continuation)) == text("hello!"))
    #expect(try assembler.append(frame("again")) == text("again"))
  }

  @Test func protocolViolationsAreRejected() {
    let violations: [[WebSocketFrame]] = [
      [frame("a", mask: nil)],
      [frame("a", rsv1: true)],
      [frame("a", .continuation)],
      [frame("a", fin: false), frame("b")],
      [frame("a", WebSocketOpcode(encodedWebSocketOpcode: 0x3) ?? .continuation)],
      [frame("a", WebSocketOpcode(encodedWebSocketOpcode: 0xB) ?? .continuation)],
    ]
    for frames in violations {
      #expect(throws: FrameAssembler.Violation(code: .protocolError)) {
        var assembler = FrameAssembler(limit: 100)
        for frame in frames { _ = try assembler.append(frame) }
      }
    }
  }

  @Test func oversizedMessagesAreRejected() {
    #expect(throws: FrameAssembler.Violation(code: .messageTooLarge)) {
      var assembler = FrameAssembler(limit: 3)
      _ = try assembler.append(frame("abc"))
      _ = try assembler.append(frame("abcd"))
    }
    #expect(throws: FrameAssembler.Violation(code: .messageTooLarge)) {
      var assembler = FrameAssembler(limit: 3)
      _ = try assembler.append(frame("ab", fin: false))
      _ = try assembler.append(frame("cd", .continuation, fin: false))
    }
    #expect(throws: FrameAssembler.Violation(code: .messageTooLarge)) {
      var assembler = FrameAssembler(limit: 3)
      _ = try assembler.append(frame("", fin: false))
      while true { _ = try assembler.append(frame("", .continuation, fin: false)) }
    }
  }
}
#endif
