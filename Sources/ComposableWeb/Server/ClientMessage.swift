#if Web
  import ComposableUI

  /// What a browser says.
  enum ClientMessage: Equatable, Sendable {
    /// The first message of a connection: the session's token, the last patch message that the page
    /// has, and the number of the attempt to connect.
    case hello(token: String, last: Int, attempt: Int = 0)
    /// What the user does.
    case event(ClientEvent)
    /// It has applied the patch messages up to this one.
    case acknowledgement(Int)
    /// A request for a pong.
    case ping(Int)

    /// Whether the message extends the session's idle life.
    var extendsLife: Bool {
      if case .ping = self { false } else { true }
    }
  }

  /// What a user does with an element.
  struct ClientEvent: Equatable, Sendable {
    /// Counts the events of a session.
    var number: Int
    /// The element.
    var element: Int
    /// What is done with it.
    var interaction: Interaction
  }

  extension ClientMessage {
    /// Reads a message.
    ///
    /// `nil` for all that is not exactly a message of the protocol: where it is no JSON, has other
    /// fields, too many or too few, or a value that is of another type or out of bounds.
    init?(decoding bytes: some Collection<UInt8>) {
      guard case .object(let fields)? = JSONValue(parsing: bytes) else { return nil }
      func count(_ name: String) -> Int? { fields[name]?.int.flatMap { $0 < 0 ? nil : $0 } }
      if let action = fields["do"]?.string {
        let value = fields["v"]
        guard fields.count == (value == nil ? 3 : 4), let number = count("n"),
          let element = count("i"), let interaction = Interaction(wire: action, value: value)
        else { return nil }
        self = .event(ClientEvent(number: number, element: element, interaction: interaction))
      } else if fields.count == 1, let number = count("ack") {
        self = .acknowledgement(number)
      } else if fields.count == 1, let number = count("ping") {
        self = .ping(number)
      } else if let token = fields["hello"]?.string, let last = count("seq"),
        fields.count == 2 || fields.count == 3 && count("try") != nil
      {
        self = .hello(token: token, last: last, attempt: count("try") ?? 0)
      } else {
        return nil
      }
    }
  }
#endif
