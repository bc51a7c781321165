#if Web
import NIOCore

/// The messages that a browser has not acknowledged yet, to be sent again when it reconnects.
///
/// 1. Messages are numbered from 1, without gaps.
/// 2. An acknowledged message is released and can't be replayed.
struct ReplayBuffer {
  /// The number of the last message.
  private(set) var last: Int
  /// The number of bytes in the buffer.
  private(set) var bytes = 0
  private var messages: [ByteBuffer] = []

  /// Creates an empty buffer, after the message with a number.
  init(after last: Int = 0) { self.last = last }

  /// The number of messages in the buffer.
  var count: Int { messages.count }

  /// The number of the last acknowledged message.
  private var acknowledged: Int { last - messages.count }

  /// Appends the message with the next number.
  mutating func append(_ message: ByteBuffer) {
    last += 1
    bytes += message.readableBytes
    messages.append(message)
  }

  /// Removes the messages up to a number.
  ///
  /// - Parameters:
  ///   - number: The number of the acknowledged message.
  ///   - flushed: The number of the last message that the browser can have received.
  /// - Returns: The number of removed messages, or `nil` if the browser can't have received them
  ///   all.
  mutating func acknowledge(_ number: Int, flushed: Int) -> Int? {
    guard number <= max(flushed, acknowledged), number <= last else { return nil }
    let count = max(0, number - acknowledged)
    for message in messages.prefix(count) { bytes -= message.readableBytes }
    messages.removeFirst(count)
    return count
  }

  /// Returns the messages after a number, or `nil` if the buffer doesn't hold all of them.
  func missing(after number: Int) -> ArraySlice<ByteBuffer>? {
    guard acknowledged <= number, number <= last else { return nil }
    return messages[(number - acknowledged)...]
  }
}
#endif
