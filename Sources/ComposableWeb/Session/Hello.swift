@_spi(Renderer) import ComposableUI

/// The first message of a connection.
struct Hello: Equatable, Sendable {
  /// The token of the session.
  let token: String
  /// The number of the last patch message that the page has applied.
  let last: Int
  /// The number of the browser's attempt to connect.
  var attempt = 0
  /// The version of the page's assets.
  var version: String?
  /// The epoch of the session that the page shows, see ``Session/epoch``.
  var epoch = 0
  /// The address of a page until an event of its user has been answered; then `nil`.
  var address: PageAddress?
  /// The rows that the page has of its long collections, each an ``Interaction/rows(_:columns:)``, in
  /// the order of the page.
  var rows: [Interaction] = []

  /// The maximum number of long collections of a page.
  static let maximumCollectionCount = 100
}

extension Hello {
  /// Decodes a message; `nil` for anything else.
  init?(_ fields: [String: JSONValue]) {
    guard let token = fields["hello"]?.string, let last = fields["seq"]?.nonNegativeInt else {
      return nil
    }
    let (attempt, version) = (fields["try"]?.nonNegativeInt, fields["version"]?.string)
    let (epoch, address) = (fields["epoch"]?.nonNegativeInt, fields["at"]?.string)
    var rows: [Interaction]?
    if case .array(let values)? = fields["rows"], values.count <= Self.maximumCollectionCount {
      rows = values.compactMap { Interaction(wire: "rows", value: $0) }
      guard rows?.count == values.count else { return nil }
    }
    let optional = [attempt != nil, version != nil, epoch != nil, address != nil, rows != nil]
    guard fields.count == 2 + optional.count(where: \.self) else { return nil }
    self.init(
      token: token, last: last, attempt: attempt ?? 0, version: version, epoch: epoch ?? 0,
      address: address.flatMap(PageAddress.init(wire:)), rows: rows ?? [])
  }
}
