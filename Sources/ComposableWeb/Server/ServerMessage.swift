#if Web
  import ComposableUI

  /// What the server says besides patches.
  struct ServerMessage: Equatable, Sendable {
    /// The message as it is sent.
    let text: String

    /// This is another session than the page was made for: a page follows.
    static let new = ServerMessage(text: #"{"hello":"new"}"#)

    /// This is the session that there was: what the browser lacks follows.
    static let again = ServerMessage(text: #"{"hello":"again"}"#)

    /// All that is seen in a new session, and the token that it is joined with.
    static func page(_ rendering: Rendering, token: String) -> ServerMessage {
      ServerMessage(text: Page.message(rendering: rendering, seq: 0, token: token))
    }

    /// The session ends.
    static func bye(_ bye: Bye) -> ServerMessage {
      ServerMessage(text: #"{"bye":"\#(bye.rawValue)"}"#)
    }
  }
#endif
