#if Web
import NIOCore
import NIOWebSocket

/// Assembles messages from the frames that a browser sends.
///
/// 1. A frame that violates https://www.rfc-editor.org/rfc/rfc6455#section-5 throws.
/// 2. The buffer never exceeds the maximum message size.
struct FrameAssembler {
  /// The event that a valid frame causes.
  enum Event: Equatable {
    case message(SocketInput)
    /// The message continues in another frame.
    case incomplete
    case ping(ByteBuffer)
    case pong
    case close
  }

  /// A violation of the protocol.
  struct Violation: Error, Equatable {
    let code: WebSocketErrorCode
  }

  /// The frames of a message.
  private struct Message {
    let opcode: WebSocketOpcode
    let isCompressed: Bool
    var data: ByteBuffer
    var frames = 1
  }

  private let limit: Int
  private let allowsCompression: Bool
  private var partialMessage: Message?

  init(limit: Int, allowsCompression: Bool = false) {
    self.limit = limit
    self.allowsCompression = allowsCompression
  }

  /// Appends the next frame.
  mutating func append(_ frame: WebSocketFrame) throws(Violation) -> Event {
    let canBeCompressed =
      allowsCompression && (frame.opcode == .text || frame.opcode == .binary)
    guard frame.maskKey != nil, !frame.rsv1 || canBeCompressed, !frame.rsv2, !frame.rsv3 else {
      throw Violation(code: .protocolError)
    }
    switch frame.opcode {
    case .ping: return .ping(frame.unmaskedData)
    case .pong: return .pong
    case .connectionClose: return .close
    case .text, .binary:
      guard partialMessage == nil else { throw Violation(code: .protocolError) }
      guard frame.length <= limit else { throw Violation(code: .messageTooLarge) }
      let message = Message(
        opcode: frame.opcode, isCompressed: frame.rsv1, data: frame.unmaskedData)
      if frame.fin { return .message(Self.input(message)) }
      partialMessage = message
      return .incomplete
    case .continuation:
      return try append(continuation: frame)
    default:
      throw Violation(code: .protocolError)
    }
  }

  private mutating func append(continuation frame: WebSocketFrame) throws(Violation) -> Event {
    guard var message = partialMessage else { throw Violation(code: .protocolError) }
    partialMessage = nil
    // A message of so many nearly empty frames only serves to keep the server busy.
    guard message.frames < 1_000, message.data.readableBytes + frame.length <= limit else {
      throw Violation(code: .messageTooLarge)
    }
    message.data.writeImmutableBuffer(frame.unmaskedData)
    message.frames += 1
    if frame.fin { return .message(Self.input(message)) }
    partialMessage = message
    return .incomplete
  }

  private static func input(_ message: Message) -> SocketInput {
    switch message.opcode {
    case .text where message.isCompressed: .compressedText(message.data)
    case .text: .text(message.data)
    default: .binary(message.data.readableBytes)
    }
  }
}
#endif
