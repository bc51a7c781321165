/// A message to the browser other than patches.
struct ServerMessage: Equatable, Sendable {
  /// The JSON text of the message.
  let text: String

  /// The answer to a `hello` that resumes the session. The messages that the browser has not
  /// received follow.
  static let again = ServerMessage(text: #"{"hello":"again"}"#)

  /// The answer to a `hello` for a session that was restored. The whole page follows.
  static func restored(_ notice: RestorationNotice) -> ServerMessage {
    let incomplete = notice.isIncomplete ? #","incomplete":true"# : ""
    let skip = notice.skipsEvents ? #","skip":true"# : ""
    let numbers = #""epoch":\#(notice.epoch),"state":\#(notice.changeCount)"#
    return ServerMessage(text: #"{"hello":"restored",\#(numbers)\#(incomplete)\#(skip)}"#)
  }

  /// The answer to a `hello` for a session that doesn't exist. The browser reloads the page,
  /// which creates a session.
  static let reload = ServerMessage(text: #"{"hello":"reload"}"#)

  /// The answer to a ping.
  static func pong(_ number: Int) -> ServerMessage {
    ServerMessage(text: #"{"pong":\#(number)}"#)
  }

  /// The notice that the changes that follow are not stored.
  static let notStored = ServerMessage(text: #"{"stored":false}"#)

  /// The notice that all changes that the browser has received are stored again: with
  /// ``SessionDurability/relaxed``, all but those of its delay.
  static let stored = ServerMessage(text: #"{"stored":true}"#)

  /// The announcement that the session ends.
  static func bye(_ reason: CloseReason) -> ServerMessage {
    ServerMessage(text: #"{"bye":"\#(reason.rawValue)"}"#)
  }
}
