#if Web
  import NIOCore

  /// The messages that a browser has not acknowledged yet, to be sent again when it comes back.
  ///
  /// 1. Messages are numbered from 1, without gaps.
  /// 2. What is acknowledged is let go, once and for all.
  struct ReplayBuffer {
    /// The number of the last message.
    private(set) var last = 0
    /// How many bytes are kept.
    private(set) var bytes = 0
    private var messages: [ByteBuffer] = []

    /// How many messages are kept.
    var count: Int { messages.count }

    /// The last number that was acknowledged.
    private var acknowledged: Int { last - messages.count }

    /// Keeps the message with the next number.
    mutating func append(_ message: ByteBuffer) {
      last += 1
      bytes += message.readableBytes
      messages.append(message)
    }

    /// Lets go of the messages up to a number.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - flushed: The last message that the browser can have.
    /// - Returns: How many there were; `nil` where the browser can't have them all.
    mutating func acknowledge(_ number: Int, flushed: Int) -> Int? {
      guard number <= max(flushed, acknowledged), number <= last else { return nil }
      let count = max(0, number - acknowledged)
      for message in messages.prefix(count) { bytes -= message.readableBytes }
      messages.removeFirst(count)
      return count
    }

    /// The messages after a number; `nil` where not all of them are at hand.
    func missing(after number: Int) -> ArraySlice<ByteBuffer>? {
      guard acknowledged <= number, number <= last else { return nil }
      return messages[(number - acknowledged)...]
    }
  }
#endif
