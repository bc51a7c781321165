/// A change of the options of the closest ancestor that has such options.
struct OptionsChange<Options> {
  /// Changes with one id are equal.
  let id: AnyHashable
  let apply: (inout Options) -> Void

  init(id: some Hashable, apply: @escaping (inout Options) -> Void) {
    self.id = AnyHashable(id)
    self.apply = apply
  }
}

/// A node with options that views in its subtree change.
protocol OptionsReceiver<Options>: _AnyViewNode {
  associatedtype Options

  /// Sets or replaces the change of a node; `nil` removes it.
  func setOptions(_ change: OptionsChange<Options>?, from node: Int)
}

/// A view that changes the options of an ancestor.
struct OptionsView<Options, Content: View>: _PrimitiveView {
  let change: OptionsChange<Options>
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    OptionsNode(view, in: context)
  }
}

private final class OptionsNode<Options, Content: View>: UnaryNode<
  OptionsView<Options, Content>, Content
>
{
  private var change: OptionsChange<Options>

  init(_ view: OptionsView<Options, Content>, in context: _Context) {
    change = view.change
    super.init(in: context)
    makeChild(view.content)
    receiver?.setOptions(change, from: id)
  }

  override func update(_ view: OptionsView<Options, Content>) {
    if view.change.id != change.id {
      change = view.change
      receiver?.setOptions(change, from: id)
    }
    child?.update(view.content, environment)
  }

  private var receiver: (any OptionsReceiver<Options>)? {
    firstAncestorInPresentation { $0 as? any OptionsReceiver<Options> }
  }

  override func willUnmount() { receiver?.setOptions(nil, from: id) }
}
