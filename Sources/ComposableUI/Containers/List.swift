import ComposableHTML

/// A container that shows a column of rows.
///
/// ```swift
/// List(store.todos) { todo in Text(todo.title) }
/// List {
///   Section("Done") { ForEach(done) { … } }
/// }
/// ```
///
/// Of a long collection, only the rows near what the user sees are created, see ``ForEach``. SwiftUI's
/// outlines are not available.
public nonisolated struct List<Content: View>: _UnobservedView {
  private let content: Content

  /// Creates a list of static and dynamic rows.
  ///
  /// - Parameter content: The rows and sections of the list.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { ElementView(ListContent()) { content }.creatingRowsLazily() }

  /// Creates a list with a row for each element of a collection, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to the identity of an element, which must be unique.
  ///   - rowContent: Creates the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(
      data, id: id, content: rowContent,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Creates a list with a row for each element of a collection of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: Creates the row of an element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(
      data, content: rowContent,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Creates a list with a row for each element of a collection, which the row can change through a
  /// binding.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path to the identity of an element, which must be unique.
  ///   - rowContent: Creates the row of an element.
  public init<Base: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Content == ForEach<Binding<Base>, ID, Row> {
    content = ForEach(
      data, id: id, content: rowContent,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Creates a list with a row for each integer of a range.
  ///
  /// - Parameters:
  ///   - data: The integers.
  ///   - rowContent: Creates the row of an integer.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(
      data, content: rowContent,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

/// A container of rows.
struct ListContent: ElementContent {
  func html(in context: RenderContext) -> HTMLNode {
    HTMLNode("div", class: context.listClass, [.children])
  }

  var layout: ElementLayout {
    var layout = ElementLayout.list
    layout.usedTraits = .section
    return layout
  }

  var labeling: AccessibilityLabeling { .group }
  var description: String { "List" }
}

extension ElementLayout {
  /// The layout of a form or a list.
  static var list: ElementLayout {
    ElementLayout(
      expandingAxes: [.horizontal, .vertical], traits: [.list, .columnList, .flexible],
      arrangement: .list)
  }
}
