/// One of two views: the result of `if` with `else`, and of `switch`.
public nonisolated enum _ConditionalContent<First: View, Second: View>: _PrimitiveView {
  case first(First)
  case second(Second)

  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    ConditionalNode(view, in: context)
  }
}

private final class ConditionalNode<First: View, Second: View>:
  _ViewNode<_ConditionalContent<First, Second>>
{
  private enum Branch {
    case first(_ViewNode<First>)
    case second(_ViewNode<Second>)

    var node: _AnyViewNode {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }

  private var branch: Branch?

  init(_ view: _ConditionalContent<First, Second>, in context: _Context) {
    super.init(in: context)
    branch = make(view)
  }

  private func make(_ view: _ConditionalContent<First, Second>) -> Branch {
    switch view {
    case .first(let view): .first(First._makeNode(view, in: childContext))
    case .second(let view): .second(Second._makeNode(view, in: childContext))
    }
  }

  override func update(_ view: _ConditionalContent<First, Second>) {
    switch (branch, view) {
    case (.first(let node), .first(let view)): node.update(view, environment)
    case (.second(let node), .second(let view)): node.update(view, environment)
    default:
      branch?.node.unmount()
      branch = make(view)
      structureChanged()
    }
  }

  override var children: [_AnyViewNode] { branch.map { [$0.node] } ?? [] }

  override var childNames: [String] {
    switch branch {
    case .first: ["0"]
    case .second: ["1"]
    case nil: []
    }
  }
}
