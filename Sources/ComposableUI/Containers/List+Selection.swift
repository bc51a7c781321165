extension List {
  /// Creates a list in which the user selects one row.
  ///
  /// ```swift
  /// List(selection: $store.selectedID) {
  ///   ForEach(store.folders) { folder in Label(folder.name, systemImage: "folder") }
  /// }
  /// ```
  ///
  /// 1. The value of a row is its ``View/tag(_:includeOptional:)``; in a ``ForEach``, the id of its
  ///    element unless it has a tag. A row with a value of another type cannot be selected.
  /// 2. A click, Return or the space bar selects a row. A ``NavigationLink`` of a value selects that
  ///    value.
  /// 3. Controls in a row handle their own taps.
  ///
  /// - Parameters:
  ///   - selection: A binding to the value of the selected row; `nil` if none can be selected.
  ///   - content: The rows and sections of the list.
  public init<SelectionValue: Hashable, Rows: View>(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Rows
  ) where Content == _SelectableListContent<SelectionValue, Rows> {
    self.init { _SelectableListContent(selection, content()) }
  }

  /// Creates a list in which the user selects several rows.
  ///
  /// A click selects a row, or deselects it. While the list is edited, see ``EditButton``, marks show
  /// which rows are selected.
  ///
  /// - Parameters:
  ///   - selection: A binding to the values of the selected rows; `nil` if none can be selected.
  ///   - content: The rows and sections of the list.
  public init<SelectionValue: Hashable, Rows: View>(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Rows
  ) where Content == _SelectableListContent<SelectionValue, Rows> {
    self.init { _SelectableListContent(selection, content()) }
  }

  /// Creates a list of identifiable elements in which the user selects one row.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the value of the selected row; `nil` if none can be selected.
  ///   - rowContent: Creates the row of an element.
  public init<SelectionValue: Hashable, Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  )
  where
    Data.Element: Identifiable,
    Content == _SelectableListContent<SelectionValue, ForEach<Data, Data.Element.ID, Row>>
  {
    self.init(selection: selection) {
      ForEach(
        data, content: rowContent,
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Creates a list of identifiable elements in which the user selects several rows.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: A binding to the values of the selected rows; `nil` if none can be selected.
  ///   - rowContent: Creates the row of an element.
  public init<SelectionValue: Hashable, Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  )
  where
    Data.Element: Identifiable,
    Content == _SelectableListContent<SelectionValue, ForEach<Data, Data.Element.ID, Row>>
  {
    self.init(selection: selection) {
      ForEach(
        data, content: rowContent,
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Creates a list of elements, identified by a key path, in which the user selects one row.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to the identity of an element, which must be unique.
  ///   - selection: A binding to the value of the selected row; `nil` if none can be selected.
  ///   - rowContent: Creates the row of an element.
  public init<
    SelectionValue: Hashable, Data: RandomAccessCollection, ID: Hashable, Row: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Content == _SelectableListContent<SelectionValue, ForEach<Data, ID, Row>> {
    self.init(selection: selection) {
      ForEach(
        data, id: id, content: rowContent,
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Creates a list of elements, identified by a key path, in which the user selects several rows.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to the identity of an element, which must be unique.
  ///   - selection: A binding to the values of the selected rows; `nil` if none can be selected.
  ///   - rowContent: Creates the row of an element.
  public init<
    SelectionValue: Hashable, Data: RandomAccessCollection, ID: Hashable, Row: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Content == _SelectableListContent<SelectionValue, ForEach<Data, ID, Row>> {
    self.init(selection: selection) {
      ForEach(
        data, id: id, content: rowContent,
        fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }
}
