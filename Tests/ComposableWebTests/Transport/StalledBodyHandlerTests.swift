#if Web
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import ComposableWeb

/// Bodies of requests that trickle, on the clock of an event loop that the test advances.
@Suite struct StalledBodyHandlerTests {
  private let channel: EmbeddedChannel

  init() throws {
    channel = EmbeddedChannel()
    try channel.pipeline.syncOperations.addHandler(StalledBodyHandler(timeout: .seconds(30)))
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    try receive(.head(HTTPRequestHead(version: .http1_1, method: .POST, uri: "/")))
  }

  private func receive(_ part: HTTPServerRequestPart) throws { try channel.writeInbound(part) }

  private func receive(bytes: Int) throws {
    try receive(.body(ByteBuffer(repeating: 0, count: bytes)))
  }

  private func advance(seconds: Int64) {
    channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
  }

  @Test func aBodyThatTricklesClosesItsConnection() throws {
    for _ in 0..<14 {
      channel.read()
      advance(seconds: 2)
      try receive(bytes: 1)
    }
    #expect(channel.isActive)
    channel.read()
    advance(seconds: 2)
    #expect(!channel.isActive)
  }

  @Test func aBodyThatNeverBeginsClosesItsConnection() {
    channel.read()
    advance(seconds: 29)
    #expect(channel.isActive)
    advance(seconds: 1)
    #expect(!channel.isActive)
  }

  @Test func aSlowBodyIsReceived() throws {
    for _ in 0..<10 {
      channel.read()
      advance(seconds: 29)
      try receive(bytes: StalledBodyHandler.minimumSize)
    }
    try receive(.end(nil))
    channel.read()
    // The time until the next request has a limit of its own.
    advance(seconds: 100)
    #expect(channel.isActive)
    _ = try channel.finish()
  }

  @Test func theTimeInWhichTheServerDoesNotReadDoesNotCount() throws {
    for _ in 0..<10 {
      advance(seconds: 100)
      channel.read()
      advance(seconds: 2)
      try receive(bytes: 1)
    }
    #expect(channel.isActive)
    _ = try channel.finish()
  }
}
#endif
