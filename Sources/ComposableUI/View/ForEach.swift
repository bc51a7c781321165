import ComposableConcurrency

/// A view for each element of a collection, identified by the element's id.
///
/// ```swift
/// ForEach(store.scope(state: \.rows, action: \.rows)) { row in RowView(store: row) }
/// ```
///
/// Guarantees:
/// 1. When an element moves, its view keeps its state and its elements on the screen.
/// 2. Two elements with the same id are reported. Both are shown.
/// 3. It is invalidated when a value changes that the collection or the content closure has read.
/// 4. In a ``List``, a ``Table``, a ``Form``, a lazy stack or a lazy grid, a collection of more than 100 rows
///    has views near what the user sees only. Others are created when the user or a program scrolls to
///    them, and removed when they are far away. Those of the 500 last ones whose state was changed keep it.
/// 5. Then ids and elements are read for existing views, and for some hundred others after a change, so that
///    a change costs as much in a collection of 100,000 as in one of 100.
///
/// A ``ViewDriver`` creates all views unless a test asks for those that a browser shows.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _PrimitiveView
{
  /// The elements that the views are created from.
  public let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  let sourceLocation: SourceLocation

  /// Creates a view for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The key path of an element's id.
  ///   - content: Creates the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
    sourceLocation = SourceLocation(fileID, filePath, line, column)
  }

  /// Creates a view for each element of a collection.
  init(
    _ data: Data, id: @escaping (Data.Element) -> ID, _ sourceLocation: SourceLocation,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
    self.sourceLocation = sourceLocation
  }

  /// Creates the node of the view.
  public static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    (Data.self as? any ViewPartsSource.Type)?.makeNode(view, in: context)
      ?? ForEachNode(view, in: context)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each identifiable element of a collection.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - content: Creates the view of an element.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      data, id: \.id, content: content,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension ForEach {
  /// Creates a view for a binding to each element of a collection.
  ///
  /// ```swift
  /// ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
  /// ```
  ///
  /// - Parameters:
  ///   - data: A binding to the collection.
  ///   - id: The key path of an element's id.
  ///   - content: Creates the view of a binding to an element.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Data == Binding<Base> {
    self.init(
      data, id: (\Binding<Base.Element>.wrappedValue).appending(path: id), content: content,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a view for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - content: Creates the view of a number.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      data, id: \.self, content: content,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
