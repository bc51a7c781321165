import ComposableUI

/// A message from the browser.
enum ClientMessage: Equatable, Sendable {
  /// The first message of a connection: the session's token, the number of the last patch message
  /// that the page has applied, the number of the attempt to connect, the version of the page's
  /// assets, the epoch of the session that the page shows, and the address of a page that its user has
  /// not used.
  case hello(
    token: String, last: Int, attempt: Int = 0, version: String? = nil, epoch: Int = 0,
    address: PageAddress? = nil)
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
    func nonNegativeInt(_ name: String) -> Int? {
      fields[name]?.int.flatMap { $0 < 0 ? nil : $0 }
    }
    if let action = fields["do"]?.string {
      let (value, seq) = (fields["v"], nonNegativeInt("seq"))
      guard fields.count == 3 + (value == nil ? 0 : 1) + (seq == nil ? 0 : 1),
        let number = nonNegativeInt("n"), let element = nonNegativeInt("i"),
        let action = ClientEvent.Action(wire: action, value: value)
      else { return nil }
      let event = ClientEvent(number: number, element: element, action: action, seq: seq)
      guard seq == nil || event.isEdit else { return nil }
      self = .event(event)
    } else if fields.count == 1, let number = nonNegativeInt("ack") {
      self = .acknowledgement(number)
    } else if let number = nonNegativeInt("ping") {
      let isVisible = fields["visible"]?.bool
      guard fields.count == (isVisible == nil ? 1 : 2) else { return nil }
      self = .ping(number, isVisible: isVisible ?? false)
    } else if fields.count == 1, let number = nonNegativeInt("resync") {
      self = .resync(number)
    } else if let token = fields["hello"]?.string, let last = nonNegativeInt("seq") {
      let (attempt, version) = (nonNegativeInt("try"), fields["version"]?.string)
      let epoch = nonNegativeInt("epoch")
      let address = fields["at"]?.string
      let optional = [attempt != nil, version != nil, epoch != nil, address != nil].count { $0 }
      guard fields.count == 2 + optional else { return nil }
      self = .hello(
        token: token, last: last, attempt: attempt ?? 0, version: version, epoch: epoch ?? 0,
        address: address.flatMap(PageAddress.init(wire:)))
    } else {
      return nil
    }
  }
}
