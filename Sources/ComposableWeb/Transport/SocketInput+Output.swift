#if Web
import NIOCore

/// A whole message received over a WebSocket.
enum SocketInput: Equatable, Sendable {
  case text(ByteBuffer)
  /// A compressed text. It is decompressed when it is handled: many of them may wait until then.
  case compressedText(ByteBuffer)
  /// A binary message of the given number of bytes, which the protocol doesn't use.
  case binary(Int)
}

/// A message to send over a WebSocket.
enum SocketOutput: Sendable {
  case text(ByteBuffer)
  /// A close frame, after which nothing is sent.
  case close
}
#endif
