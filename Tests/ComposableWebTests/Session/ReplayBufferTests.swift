#if Web
import NIOCore
import Testing

@testable import ComposableWeb

@Suite struct ReplayBufferTests {
  private func replayBuffer(_ messages: String...) -> ReplayBuffer {
    messages.reduce(into: ReplayBuffer()) { $0.append(ByteBuffer(string: $1)) }
  }

  @Test func messagesAreKeptUntilAcknowledged() {
    var replayBuffer = replayBuffer("a", "bb", "ccc")
    #expect((replayBuffer.last, replayBuffer.count, replayBuffer.bytes) == (3, 3, 6))
    #expect(replayBuffer.acknowledge(2, flushed: 3) == 2)
    #expect((replayBuffer.last, replayBuffer.count, replayBuffer.bytes) == (3, 1, 3))
    #expect(replayBuffer.acknowledge(1, flushed: 0) == 0)
    #expect(replayBuffer.acknowledge(3, flushed: 3) == 1)
    #expect((replayBuffer.last, replayBuffer.count, replayBuffer.bytes) == (3, 0, 0))
  }

  @Test func missingMessagesAreReturned() {
    var replayBuffer = replayBuffer("a", "bb", "ccc")
    #expect(replayBuffer.missing(after: 0)?.map { String(buffer: $0) } == ["a", "bb", "ccc"])
    #expect(replayBuffer.missing(after: 3)?.isEmpty == true)
    #expect(replayBuffer.missing(after: 4) == nil)
    _ = replayBuffer.acknowledge(1, flushed: 1)
    #expect(replayBuffer.missing(after: 0) == nil)
    #expect(replayBuffer.missing(after: 1)?.map { String(buffer: $0) } == ["bb", "ccc"])
  }

  @Test func unflushedMessagesCannotBeAcknowledged() {
    var replayBuffer = replayBuffer("a", "b")
    #expect(replayBuffer.acknowledge(2, flushed: 1) == nil)
    #expect(replayBuffer.acknowledge(1, flushed: 1) == 1)
    #expect(replayBuffer.count == 1)
  }

  @Test func unsentMessagesCannotBeAcknowledged() {
    var replayBuffer = replayBuffer("a")
    #expect(replayBuffer.acknowledge(2, flushed: 2) == nil)
    #expect(replayBuffer.acknowledge(.max, flushed: 1) == nil)
    #expect(replayBuffer.count == 1)
  }
}
#endif
