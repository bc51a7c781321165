import IssueReporting

nonisolated extension View {
  /// Sets the destination of links whose values are of a type.
  ///
  /// Put it in the root of a ``NavigationStack``, and present values with a ``NavigationLink`` or
  /// the stack's path:
  ///
  /// ```swift
  /// List(books) { book in NavigationLink(book.title, value: book) }
  ///   .navigationDestination(for: Book.self) { BookView(book: $0) }
  /// ```
  ///
  /// If several views of a stack set a destination for one type, the first one is used.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Creates the view of a value.
  public func navigationDestination<Data: Hashable>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> some View,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> AnyView {
    DestinationView(
      type: data,
      screen: ValueDestination { value in (value as? Data).map { AnyView(destination($0)) } },
      content: self
    ) {
      reportIssue(
        """
        A 'navigationDestination(for: \(data).self)' is outside a 'NavigationStack'.

        Add it to the root view of a stack.
        """,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
    .erased
  }
}

/// The destination of values, comparable by its code and the values that it captures.
private struct ValueDestination {
  let makeView: (Any) -> AnyView?
}

private nonisolated struct DestinationView<Content: View>: _PrimitiveView {
  let type: any Any.Type
  let screen: ValueDestination
  let content: Content
  /// Reports that there is no stack.
  let report: () -> Void

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    DestinationNode(view, in: context)
  }
}

private final class DestinationNode<Content: View>: UnaryNode<DestinationView<Content>, Content> {
  private let destination: RegisteredDestination?
  private var screen: ValueDestination

  init(_ view: DestinationView<Content>, in context: _Context) {
    destination = context.environment.navigationContext?.navigator?.destination(of: view.type)
    screen = view.screen
    super.init(in: context)
    destination?.set(screen.makeView, by: id)
    makeChild(view.content)
    if destination == nil { graph.afterUpdate(view.report) }
  }

  override func update(_ view: DestinationView<Content>) {
    if !isSame(screen, view.screen) {
      screen = view.screen
      destination?.set(screen.makeView, by: id)
    }
    child?.update(view.content, environment)
  }

  override func willUnmount() { destination?.remove(id) }
}
