import ConcurrencyExtras
import NIOCore
import NIOEmbedded
import NIOWebSocket

@testable import ComposableWeb

extension Entry {
  /// The bytes of a socket after its handshake, which arrive in two parts.
  static let frames = Entry(name: "frames") { input in
    let limit = 300
    let rejections = LockIsolated(0)
    let channel = EmbeddedChannel()
    do {
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandlers([
        WebSocketFrameEncoder(), ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: limit)),
        SocketHandler(messageSize: limit) { _ in rejections.withValue { $0 += 1 } },
      ])
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    } catch {
      expect(false, "a pipeline has its handlers", error)
    }
    let half = input.bytes.count / 2
    for part in [input.bytes[..<half], input.bytes[half...]] where channel.isActive {
      _ = try? channel.writeInbound(ByteBuffer(bytes: part))
    }
    while let message = try? channel.readInbound(as: SocketInput.self) {
      switch message {
      case .text(let text):
        expect(text.readableBytes <= limit, "a message has a bounded length", text)
        _ = ClientMessage(decoding: text.readableBytesView)
      case .compressedText(let data):
        expect(data.readableBytes <= limit, "a message has a bounded length", data)
      case .binary(let count): expect(count <= limit, "a message has a bounded length", count)
      }
    }
    var output = ByteBuffer()
    while var part = try? channel.readOutbound(as: ByteBuffer.self) { output.writeBuffer(&part) }
    expect(
      output.readableBytes <= 3 * input.bytes.count + 8, "a client can't enlarge its answers",
      output)
    expect(rejections.value <= 1, "a violation is counted once", rejections.value)
    _ = try? channel.finish(acceptAlreadyClosed: true)
    // The deadline of the close frame.
    channel.embeddedEventLoop.advanceTime(by: .seconds(5))
    expect(!channel.isActive, "a closing connection is closed in the end")
  }
}
