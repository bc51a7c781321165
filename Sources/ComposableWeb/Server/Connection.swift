#if Web
  import NIOCore

  /// The way to one browser, as a session sees it. What is sent arrives in order, or the connection
  /// is lost.
  protocol Connection: AnyObject, Sendable {
    /// Whether fewer bytes are unflushed than the limit.
    ///
    /// A session renders nothing for a connection that is not, and takes no events from it.
    var isWritable: Bool { get }

    /// Waits until the connection is writable or closed.
    ///
    /// - Returns: Whether it is open.
    @discardableResult
    func waitUntilWritable() async -> Bool

    /// The number of the last patch message that has left this process; 0 where none has. A browser
    /// can't have seen any after it.
    var flushed: Int { get }

    /// Sends a message. Does not wait.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - number: The number of a patch message.
    func send(_ message: ByteBuffer, number: Int?)

    /// Ends the connection once all that was sent is on its way.
    func close()
  }

  extension Connection {
    /// Sends a message other than patches.
    func send(_ message: ServerMessage) { send(ByteBuffer(string: message.text), number: nil) }
  }
#endif
