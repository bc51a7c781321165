#if Web
  import NIOCore
  import Testing

  @testable import ComposableWeb

  @Suite struct OutboxTests {
    private func outbox(_ messages: String...) -> ReplayBuffer {
      messages.reduce(into: ReplayBuffer()) { $0.append(ByteBuffer(string: $1)) }
    }

    @Test func messagesAreKeptUntilTheyAreAcknowledged() {
      var outbox = outbox("a", "bb", "ccc")
      #expect((outbox.last, outbox.count, outbox.bytes) == (3, 3, 6))
      #expect(outbox.acknowledge(2, flushed: 3) == 2)
      #expect((outbox.last, outbox.count, outbox.bytes) == (3, 1, 3))
      #expect(outbox.acknowledge(1, flushed: 0) == 0)
      #expect(outbox.acknowledge(3, flushed: 3) == 1)
      #expect((outbox.last, outbox.count, outbox.bytes) == (3, 0, 0))
    }

    @Test func whatIsMissingIsFound() {
      var outbox = outbox("a", "bb", "ccc")
      #expect(outbox.missing(after: 0)?.map { String(buffer: $0) } == ["a", "bb", "ccc"])
      #expect(outbox.missing(after: 3)?.isEmpty == true)
      #expect(outbox.missing(after: 4) == nil)
      _ = outbox.acknowledge(1, flushed: 1)
      #expect(outbox.missing(after: 0) == nil)
      #expect(outbox.missing(after: 1)?.map { String(buffer: $0) } == ["bb", "ccc"])
    }

    @Test func whatWasNotFlushedCannotBeAcknowledged() {
      var outbox = outbox("a", "b")
      #expect(outbox.acknowledge(2, flushed: 1) == nil)
      #expect(outbox.acknowledge(1, flushed: 1) == 1)
      #expect(outbox.count == 1)
    }

    @Test func whatWasNeverSentCannotBeAcknowledged() {
      var outbox = outbox("a")
      #expect(outbox.acknowledge(2, flushed: 2) == nil)
      #expect(outbox.acknowledge(.max, flushed: 1) == nil)
      #expect(outbox.count == 1)
    }
  }
#endif
