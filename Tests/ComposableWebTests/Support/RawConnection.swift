#if Web
import NIOCore
import NIOPosix

/// A TCP connection that sends and receives raw bytes.
final class RawConnection: Sendable {
  struct Closed: Error {}

  private let channel: any Channel
  private let chunks: AsyncStream<ByteBuffer>

  private init(_ channel: any Channel, _ chunks: AsyncStream<ByteBuffer>) {
    self.channel = channel
    self.chunks = chunks
  }

  deinit { channel.close(promise: nil) }

  /// - Parameters:
  ///   - port: The port of the server, on this machine.
  ///   - receiveBuffer: The size of the receive buffer in bytes; `nil` for the system's default.
  static func open(port: Int, receiveBuffer: Int? = nil) async throws -> RawConnection {
    let (chunks, continuation) = AsyncStream<ByteBuffer>.makeStream()
    var bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
    if let size = receiveBuffer {
      bootstrap = bootstrap.channelOption(.socketOption(.so_rcvbuf), value: .init(size))
    }
    let channel =
      try await bootstrap
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Reader(continuation))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    return RawConnection(channel, chunks)
  }

  func send(_ bytes: ByteBuffer) { channel.writeAndFlush(bytes, promise: nil) }

  func send(_ text: String) { send(ByteBuffer(string: text)) }

  /// Pauses or resumes reading.
  func setReading(_ isReading: Bool) async throws {
    try await channel.setOption(.autoRead, value: isReading).get()
  }

  /// The next received bytes; `nil` once the peer has closed the connection.
  func next() async -> ByteBuffer? {
    var iterator = chunks.makeAsyncIterator()
    return await iterator.next()
  }

  /// All bytes until the peer closes the connection.
  func readToEnd() async -> String {
    var all = ByteBuffer()
    while let chunk = await next() { all.writeImmutableBuffer(chunk) }
    return String(buffer: all)
  }

  func close() { channel.close(promise: nil) }

  private final class Reader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let continuation: AsyncStream<ByteBuffer>.Continuation

    init(_ continuation: AsyncStream<ByteBuffer>.Continuation) {
      self.continuation = continuation
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      continuation.yield(unwrapInboundIn(data))
    }

    func channelInactive(context: ChannelHandlerContext) { continuation.finish() }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}
#endif
