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

  private let limit: Int
  /// The frames of an unfinished message.
  private var partialMessage: (opcode: WebSocketOpcode, data: ByteBuffer, frames: Int)?

  init(limit: Int) {
    self.limit = limit
  }

  /// Appends the next frame.
  mutating func append(_ frame: WebSocketFrame) throws(Violation) -> Event {
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      throw Violation(code: .protocolError)
    }
    switch frame.opcode {
    case .ping: return .ping(frame.unmaskedData)
    case .pong: return .pong
    case .connectionClose: return .close
    case .text, .binary:
      guard partialMessage == nil else { throw Violation(code: .protocolError) }
      guard frame.length <= limit else { throw Violation(code: .messageTooLarge) }
      if frame.fin { return .message(Self.message(frame.opcode, frame.unmaskedData)) }
      partialMessage = (frame.opcode, frame.unmaskedData, 1)
      return .incomplete
    case .continuation:
      return try append(continuation: frame)
    default:
      throw Violation(code: .protocolError)
    }
  }

  private mutating func append(continuation frame: WebSocketFrame) throws(Violation) -> Event {
    guard let (opcode, first, frames) = partialMessage else {
      throw Violation(code: .protocolError)
    }
    partialMessage = nil
    var data = first
    // A message of so many nearly empty frames only serves to keep the server busy.
    guard frames < 1_000, data.readableBytes + frame.length <= limit else {
      throw Violation(code: .messageTooLarge)
    }
    data.writeImmutableBuffer(frame.unmaskedData)
    if frame.fin { return .message(Self.message(opcode, data)) }
    partialMessage = (opcode, data, frames + 1)
    return .incomplete
  }

  private static func message(_ opcode: WebSocketOpcode, _ data: ByteBuffer) -> SocketInput {
    opcode == .text ? .text(data) : .binary(data.readableBytes)
  }
}
#endif
