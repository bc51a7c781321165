import ComposableConcurrency

/// The rows of a tree, of which the ones with children are ``DisclosureGroup``s.
///
/// ```swift
/// OutlineGroup(folders, children: \.folders) { folder in Text(folder.name) }
/// ```
///
/// Collapsed rows are removed: their `@State` starts anew when the row above is expanded again.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View
{
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let row: (Data.Element) -> Row
  private let location: SourceLocation

  /// Creates the rows of a tree whose elements are identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - id: The key path to the identity of an element.
  ///   - children: The key path to the children of an element; `nil` for an element that can't have any.
  ///   - content: Creates the row of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(data, id, children, content, SourceLocation(fileID, filePath, line, column))
  }

  private init(
    _ data: Data, _ id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>,
    _ row: @escaping (Data.Element) -> Row, _ location: SourceLocation
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.row = row
    self.location = location
  }

  /// Creates the rows of a tree of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: The key path to the children of an element; `nil` for an element that can't have any.
  ///   - content: Creates the row of an element.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, \.id, children, content, SourceLocation(fileID, filePath, line, column))
  }

  /// The content of the view.
  public var body: some View {
    ForEach(data, id: { [id] in $0[keyPath: id] }, location) { rows(of: $0) }
  }

  @ViewBuilder private func rows(of element: Data.Element) -> some View {
    if let children = element[keyPath: children] {
      // Erased, since the type of a tree contains itself.
      DisclosureGroup {
        AnyView(OutlineGroup(children, id, self.children, row, location))
      } label: {
        row(element)
      }
    } else {
      row(element)
    }
  }
}

extension List {
  /// Creates a list with the rows of a tree, of which the ones with children are expanded and collapsed.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: The key path to the children of an element; `nil` for an element that can't have any.
  ///   - rowContent: Creates the row of an element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init {
      OutlineGroup(
        data, children: children, content: rowContent,
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}
