/// The address that a view sets for its window, and the handler of others.
struct WindowAddress: WindowValue {
  let address: PageAddress
  let history: AddressHistory
  /// Opens another address. Returns false if there is no such page.
  let open: (PageAddress) -> Bool

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.address == rhs.address && lhs.history == rhs.history
  }

  func apply(to window: inout WindowContent) {
    window.address = address
    window.history = history
  }
}

/// A visit of an address: the user follows a link, or goes back or forward.
@_spi(Renderer) public struct AddressVisit: WindowEvent {
  /// The address.
  public let address: PageAddress

  /// Creates the event.
  public init(_ address: PageAddress) {
    self.address = address
  }

  /// Lets the views show the address. Returns false if none of them takes it.
  public func perform(in graph: ViewGraph) -> Bool { graph.window?.open(address) ?? false }
}
