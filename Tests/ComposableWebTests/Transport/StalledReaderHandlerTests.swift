#if Web
import NIOCore
import NIOEmbedded
import Testing

@testable import ComposableWeb

@Suite struct StalledReaderHandlerTests {
  private func channel() throws -> EmbeddedChannel {
    let channel = EmbeddedChannel()
    try channel.pipeline.syncOperations.addHandler(StalledReaderHandler(timeout: .seconds(60)))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    return channel
  }

  private func setWritable(_ isWritable: Bool, _ channel: EmbeddedChannel) {
    channel.isWritable = isWritable
    channel.pipeline.fireChannelWritabilityChanged()
  }

  @Test func aReaderThatTakesNothingIsClosed() throws {
    let channel = try channel()
    setWritable(false, channel)
    channel.embeddedEventLoop.advanceTime(by: .seconds(59))
    #expect(channel.isActive)
    channel.embeddedEventLoop.advanceTime(by: .seconds(1))
    #expect(!channel.isActive)
  }

  @Test func aSlowReaderIsNotClosed() throws {
    let channel = try channel()
    for _ in 1...5 {
      setWritable(false, channel)
      channel.embeddedEventLoop.advanceTime(by: .seconds(40))
      setWritable(true, channel)
    }
    channel.embeddedEventLoop.advanceTime(by: .seconds(100))
    #expect(channel.isActive)
    _ = try channel.finish()
  }
}
#endif
