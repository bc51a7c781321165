#if Web
  import NIOCore

  /// What comes in over a WebSocket, whole.
  enum SocketInput: Equatable, Sendable {
    case text(ByteBuffer)
    /// So many bytes that are not text.
    case binary(Int)
  }

  /// What goes out over a WebSocket.
  enum SocketOutput: Sendable {
    case text(ByteBuffer)
    /// Nothing more comes after this.
    case close
  }
#endif
