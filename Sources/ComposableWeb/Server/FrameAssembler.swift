#if Web
  import NIOCore
  import NIOWebSocket

  /// Puts messages together from the frames that a browser sends.
  ///
  /// 1. Frames that break the rules of https://www.rfc-editor.org/rfc/rfc6455#section-5 throw.
  /// 2. Never more is kept than the longest message that is allowed.
  struct FrameAssembler {
    /// What is asked for by a frame that breaks no rule.
    enum Outcome: Equatable {
      case message(SocketInput)
      /// More frames belong to the message.
      case incomplete
      case ping(ByteBuffer)
      case pong
      case close
    }

    /// A rule that a frame breaks, by the code to close with.
    struct Violation: Error, Equatable {
      let code: WebSocketErrorCode
    }

    private let limit: Int
    /// The first frames of a message, if any.
    private var begun: (opcode: WebSocketOpcode, data: ByteBuffer, frames: Int)?

    init(limit: Int) {
      self.limit = limit
    }

    /// Takes the next frame.
    mutating func take(_ frame: WebSocketFrame) throws(Violation) -> Outcome {
      guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
        throw Violation(code: .protocolError)
      }
      switch frame.opcode {
      case .ping: return .ping(frame.unmaskedData)
      case .pong: return .pong
      case .connectionClose: return .close
      case .text, .binary:
        guard begun == nil else { throw Violation(code: .protocolError) }
        guard frame.length <= limit else { throw Violation(code: .messageTooLarge) }
        if frame.fin { return .message(Self.message(frame.opcode, frame.unmaskedData)) }
        begun = (frame.opcode, frame.unmaskedData, 1)
        return .incomplete
      case .continuation:
        return try take(continuation: frame)
      default:
        throw Violation(code: .protocolError)
      }
    }

    private mutating func take(continuation frame: WebSocketFrame) throws(Violation) -> Outcome {
      guard let (opcode, first, frames) = begun else { throw Violation(code: .protocolError) }
      begun = nil
      var data = first
      // So many frames with hardly anything in them have no other purpose than to keep us busy.
      guard frames < 1_000, data.readableBytes + frame.length <= limit else {
        throw Violation(code: .messageTooLarge)
      }
      data.writeImmutableBuffer(frame.unmaskedData)
      if frame.fin { return .message(Self.message(opcode, data)) }
      begun = (opcode, data, frames + 1)
      return .incomplete
    }

    private static func message(_ opcode: WebSocketOpcode, _ data: ByteBuffer) -> SocketInput {
      opcode == .text ? .text(data) : .binary(data.readableBytes)
    }
  }
#endif
