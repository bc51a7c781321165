/// A change of the options of the closest ancestor that has such options.
struct OptionsChange<Options>: AncestorValue {
  /// Changes with one id are equal.
  let id: AnyHashable
  let apply: (inout Options) -> Void

  init(id: some Hashable, apply: @escaping (inout Options) -> Void) {
    self.id = AnyHashable(id)
    self.apply = apply
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  static func set(_ change: Self?, from node: _AnyViewNode) {
    node.firstAncestorInPresentation { $0 as? any OptionsReceiver<Options> }?
      .setOptions(change, from: node.id)
  }
}

/// A node with options that views in its subtree change.
protocol OptionsReceiver<Options>: _AnyViewNode {
  associatedtype Options

  /// Sets or replaces the change of a node; `nil` removes it.
  func setOptions(_ change: OptionsChange<Options>?, from node: Int)
}
