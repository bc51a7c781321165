#if Web
  import NIOCore

  /// The way to one browser, as a session sees it. What is sent arrives in order, or the connection
  /// is lost.
  protocol Connection: AnyObject, Sendable {
    /// Sends a message. Does not wait.
    func send(_ message: ByteBuffer)

    /// Ends the connection once all that was sent is on its way.
    func close()
  }
#endif
