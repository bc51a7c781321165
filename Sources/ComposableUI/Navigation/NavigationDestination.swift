import IssueReporting

extension View {
  /// Says what is shown on the screens of a type's values.
  ///
  /// ```swift
  /// List(books) { book in NavigationLink(book.title, value: book) }
  ///   .navigationDestination(for: Book.self) { BookView(book: $0) }
  /// ```
  ///
  /// Where several views of a stack say so for a type, the first one counts.
  ///
  /// - Parameters:
  ///   - data: The type.
  ///   - destination: What is shown for a value.
  public func navigationDestination<Data: Hashable>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> some View,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    DestinationView(
      type: data, makeView: { value in (value as? Data).map { AnyView(destination($0)) } },
      inside: self
    ) {
      reportIssue(
        """
        A 'navigationDestination(for: \(data).self)' is in no 'NavigationStack'.

        Put it in the root of a stack: it is for the screens above.
        """,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }
}

private struct DestinationView<Inside: View>: _PrimitiveView {
  let type: any Any.Type
  let makeView: (Any) -> AnyView?
  let inside: Inside
  /// Says that there is no stack.
  let report: () -> Void

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    DestinationNode(view, in: context)
  }
}

private final class DestinationNode<Inside: View>: _ViewNode<DestinationView<Inside>> {
  private let destination: Destination?
  private var node: _ViewNode<Inside>?

  init(_ view: DestinationView<Inside>, in context: _Context) {
    destination = context.environment.navigationContext?.navigator?.destination(of: view.type)
    super.init(in: context)
    destination?.set(view.makeView, by: id)
    node = Inside._makeNode(view.inside, in: below)
    if destination == nil { graph.afterUpdate(view.report) }
  }

  override func update(_ view: DestinationView<Inside>) {
    destination?.set(view.makeView, by: id)
    node?.update(view.inside, environment)
  }

  override func willUnmount() { destination?.remove(id) }

  override var children: [_AnyViewNode] { node.map { [$0] } ?? [] }
}
