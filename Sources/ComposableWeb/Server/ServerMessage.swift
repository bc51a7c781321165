#if Web
  /// What the server says besides patches.
  struct ServerMessage: Equatable, Sendable {
    /// The message as it is sent.
    let text: String

    /// Answers a hello: the session goes on, and the messages that the browser lacks follow.
    static let again = ServerMessage(text: #"{"hello":"again"}"#)

    /// Answers a hello: there is no such session. The browser loads the page again, which begins one.
    static let reload = ServerMessage(text: #"{"hello":"reload"}"#)

    /// Answers a ping.
    static func pong(_ number: Int) -> ServerMessage {
      ServerMessage(text: #"{"pong":\#(number)}"#)
    }

    /// The session ends.
    static func bye(_ bye: CloseReason) -> ServerMessage {
      ServerMessage(text: #"{"bye":"\#(bye.rawValue)"}"#)
    }
  }
#endif
