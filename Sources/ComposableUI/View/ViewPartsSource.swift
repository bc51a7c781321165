/// A collection of the parts of a view, which is empty: they are not known before the view is shown.
protocol ViewPartsSource: RandomAccessCollection {
  /// Returns a view for each part.
  func rows(_ content: @escaping (Element) -> some View) -> AnyView
}

extension ViewPartsSource {
  /// Makes the node of a view for each part.
  static func makeNode<Data, ID, Content>(
    _ view: ForEach<Data, ID, Content>, in context: _Context
  ) -> _ViewNode<ForEach<Data, ID, Content>> {
    ViewPartsNode(view, in: context) { view in
      (view as? ForEach<Self, ID, Content>).map { $0.data.rows($0.content) }
        ?? AnyView(EmptyView())
    }
  }
}

/// The node of a view for each part of another one.
private final class ViewPartsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  UnaryNode<ForEach<Data, ID, Content>, AnyView>
{
  private let rows: (ForEach<Data, ID, Content>) -> AnyView

  init(
    _ view: ForEach<Data, ID, Content>, in context: _Context,
    rows: @escaping (ForEach<Data, ID, Content>) -> AnyView
  ) {
    self.rows = rows
    super.init(in: context)
    makeChild(rows(view))
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    child?.update(rows(view), environment)
  }
}
