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
package struct AddressVisit: WindowEvent {
  package let address: PageAddress

  package init(_ address: PageAddress) {
    self.address = address
  }

  package func perform(in graph: ViewGraph) -> Bool { graph.window?.open(address) ?? false }
}
