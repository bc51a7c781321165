import ComposableUI

/// A message from the browser.
enum ClientMessage: Equatable, Sendable {
  /// The first message of a connection.
  case hello(Hello)
  /// An interaction of the user.
  case event(ClientEvent)
  /// An acknowledgement of the patch messages up to a number.
  case acknowledgement(Int)
  /// A request for a pong, from a tab that its user can see or not.
  case ping(Int, isVisible: Bool = false)
  /// A request for the whole page, after the patch message with a number could not be applied.
  case resync(Int)

  /// True if the message extends the session's idle life.
  var extendsIdleLife: Bool {
    if case .ping(_, let isVisible) = self { isVisible } else { true }
  }
}

extension ClientMessage {
  /// Decodes a message.
  ///
  /// Returns `nil` for anything that isn't exactly a message of the protocol: invalid JSON,
  /// unknown, missing or additional fields, or a value that has another type or is out of bounds.
  init?(decoding bytes: some Collection<UInt8>) {
    guard case .object(let fields)? = JSONValue(parsing: bytes) else { return nil }
    if let action = fields["do"]?.string {
      let (value, seq) = (fields["v"], fields["seq"]?.nonNegativeInt)
      guard fields.count == 3 + (value == nil ? 0 : 1) + (seq == nil ? 0 : 1),
        let number = fields["n"]?.nonNegativeInt, let element = fields["i"]?.nonNegativeInt,
        let action = ClientEvent.Action(wire: action, value: value)
      else { return nil }
      let event = ClientEvent(number: number, element: element, action: action, seq: seq)
      guard seq == nil || event.isEdit else { return nil }
      self = .event(event)
    } else if fields.count == 1, let number = fields["ack"]?.nonNegativeInt {
      self = .acknowledgement(number)
    } else if let number = fields["ping"]?.nonNegativeInt {
      let isVisible = fields["visible"]?.bool
      guard fields.count == (isVisible == nil ? 1 : 2) else { return nil }
      self = .ping(number, isVisible: isVisible ?? false)
    } else if fields.count == 1, let number = fields["resync"]?.nonNegativeInt {
      self = .resync(number)
    } else if let hello = Hello(fields) {
      self = .hello(hello)
    } else {
      return nil
    }
  }
}
