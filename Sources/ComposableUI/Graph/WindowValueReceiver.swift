import Foundation

/// The node of a window, whose values its views set.
protocol WindowValueReceiver: NavigationTitleReceiver {
  /// Sets or replaces the address of a node; `nil` removes it.
  func setAddress(_ address: WindowAddress?, from node: Int)
  /// Sets or replaces the status of a node; `nil` removes it.
  func setStatus(_ status: Int?, from node: Int)
  /// Sets or replaces the metadata of a node; `nil` removes it.
  func setMetadata(_ metadata: PageMetadata?, from node: Int)
  /// Sets or replaces the locale of a node; `nil` removes it.
  func setLocale(_ locale: Locale?, from node: Int)
}

/// A node that shows the title of a view in its subtree.
protocol NavigationTitleReceiver: _AnyViewNode {
  /// Sets or replaces the title of a node; `nil` removes it.
  func setTitle(_ title: String?, from node: Int)
}

/// A node with a color scheme that views in its subtree can set.
protocol ColorSchemeReceiver: _AnyViewNode {
  /// Sets or replaces the preferred color scheme of a node; `nil` removes it.
  func setPreferredColorScheme(_ colorScheme: ColorScheme?, from node: Int)
}

/// The address that a view sets for its window, and the handler of others.
struct WindowAddress: AncestorValue {
  let address: PageAddress
  let history: AddressHistory
  /// Opens another address. Returns false if there is no such page.
  let open: (PageAddress) -> Bool

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.address == rhs.address && lhs.history == rhs.history
  }

  static func set(_ value: Self?, from node: _AnyViewNode) {
    node.firstAncestor { $0 as? any WindowValueReceiver }?.setAddress(value, from: node.id)
  }
}
