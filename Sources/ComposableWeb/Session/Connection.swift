#if Web
import NIOCore

/// A session's connection to a browser. Messages arrive in order, or the connection is lost.
protocol Connection: AnyObject, Sendable {
  /// True while fewer bytes are unflushed than the limit.
  ///
  /// While this is false, the session applies back-pressure: it renders nothing for the
  /// connection and accepts no events from it.
  var isWritable: Bool { get }

  /// Waits until the connection is writable or closed.
  ///
  /// - Returns: True if the connection is open.
  @discardableResult
  func waitUntilWritable() async -> Bool

  /// The number of the last patch message that was flushed to the operating system, or 0 if none
  /// was. A browser can't have received a later message.
  var flushed: Int { get }

  /// Sends a message without waiting.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - number: The number of a patch message, or `nil` for other messages.
  func send(_ message: ByteBuffer, number: Int?)

  /// Closes the connection after all messages that were sent before.
  func close()
}

extension Connection {
  /// Sends a message that isn't a patch message.
  func send(_ message: ServerMessage) { send(ByteBuffer(string: message.text), number: nil) }
}
#endif
