/// Rows.
///
/// ```swift
/// List(store.todos) { todo in Text(todo.title) }
/// List {
///   Section("Done") { ForEach(done) { … } }
/// }
/// ```
public struct List<Content: View>: View {
  private let content: Content

  /// Shows views as rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { ElementView(.list) { content } }

  /// Shows a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells one from the others.
  ///   - rowContent: The row of one.
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

  /// Shows a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: The row of one.
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

  /// Shows a row for a binding to each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: What tells one from the others.
  ///   - rowContent: The row of one.
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

  /// Shows a row for each number.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - rowContent: The row of one.
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
