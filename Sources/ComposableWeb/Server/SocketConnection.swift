#if Web
  import NIOCore

  /// The way to a browser over a WebSocket.
  final class SocketConnection: Connection {
    private let channel: any Channel

    init(_ channel: any Channel) {
      self.channel = channel
    }

    func send(_ message: ByteBuffer) {
      channel.writeAndFlush(SocketOutput.text(message), promise: nil)
    }

    func close() {
      channel.writeAndFlush(SocketOutput.close, promise: nil)
    }
  }
#endif
