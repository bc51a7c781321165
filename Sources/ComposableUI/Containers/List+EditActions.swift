import ComposableConcurrency

extension List {
  /// Creates a list with a row for each element of a collection that the user edits.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: The edits, which change the collection.
  ///   - rowContent: Creates the row of an element.
  public init<
    Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Base>, editActions: EditActions<Base>,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  )
  where
    Base.Element: Identifiable, Base.Index: Hashable,
    Content == EditableForEach<Binding<Base>, Base.Element.ID, Row>
  {
    self.init {
      EditableForEach(
        data, id: \.id, editActions, SourceLocation(fileID, filePath, line, column),
        content: rowContent)
    }
  }

  /// Creates a list with a row for each element of a collection that the user edits, with a selection of one row.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: The edits, which change the collection.
  ///   - selection: A binding to the value of the selected row; `nil` if none can be selected.
  ///   - rowContent: Creates the row of an element.
  public init<
    Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    SelectionValue: Hashable, Row: View
  >(
    _ data: Binding<Base>, editActions: EditActions<Base>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  )
  where
    Base.Element: Identifiable, Base.Index: Hashable,
    Content == _SelectableListContent<
      SelectionValue, EditableForEach<Binding<Base>, Base.Element.ID, Row>
    >
  {
    self.init(selection: selection) {
      EditableForEach(
        data, id: \.id, editActions, SourceLocation(fileID, filePath, line, column),
        content: rowContent)
    }
  }

  /// Creates a list with a row for each element of a collection that the user edits, with a selection of several rows.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: The edits, which change the collection.
  ///   - selection: A binding to the values of the selected rows; `nil` if none can be selected.
  ///   - rowContent: Creates the row of an element.
  public init<
    Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    SelectionValue: Hashable, Row: View
  >(
    _ data: Binding<Base>, editActions: EditActions<Base>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  )
  where
    Base.Element: Identifiable, Base.Index: Hashable,
    Content == _SelectableListContent<
      SelectionValue, EditableForEach<Binding<Base>, Base.Element.ID, Row>
    >
  {
    self.init(selection: selection) {
      EditableForEach(
        data, id: \.id, editActions, SourceLocation(fileID, filePath, line, column),
        content: rowContent)
    }
  }

  /// Creates a list with a row for each element of a collection that the user edits.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path to the identity of an element, which must be unique.
  ///   - editActions: The edits, which change the collection.
  ///   - rowContent: Creates the row of an element.
  public init<
    Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    ID: Hashable, Row: View
  >(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  )
  where
    Base.Index: Hashable,
    Content == EditableForEach<Binding<Base>, ID, Row>
  {
    self.init {
      EditableForEach(
        data, id: id, editActions, SourceLocation(fileID, filePath, line, column),
        content: rowContent)
    }
  }

  /// Creates a list with a row for each element of a collection that the user edits, with a selection of one row.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path to the identity of an element, which must be unique.
  ///   - editActions: The edits, which change the collection.
  ///   - selection: A binding to the value of the selected row; `nil` if none can be selected.
  ///   - rowContent: Creates the row of an element.
  public init<
    Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    SelectionValue: Hashable, ID: Hashable, Row: View
  >(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  )
  where
    Base.Index: Hashable,
    Content == _SelectableListContent<
      SelectionValue, EditableForEach<Binding<Base>, ID, Row>
    >
  {
    self.init(selection: selection) {
      EditableForEach(
        data, id: id, editActions, SourceLocation(fileID, filePath, line, column),
        content: rowContent)
    }
  }

  /// Creates a list with a row for each element of a collection that the user edits, with a selection of several rows.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path to the identity of an element, which must be unique.
  ///   - editActions: The edits, which change the collection.
  ///   - selection: A binding to the values of the selected rows; `nil` if none can be selected.
  ///   - rowContent: Creates the row of an element.
  public init<
    Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    SelectionValue: Hashable, ID: Hashable, Row: View
  >(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  )
  where
    Base.Index: Hashable,
    Content == _SelectableListContent<
      SelectionValue, EditableForEach<Binding<Base>, ID, Row>
    >
  {
    self.init(selection: selection) {
      EditableForEach(
        data, id: id, editActions, SourceLocation(fileID, filePath, line, column),
        content: rowContent)
    }
  }
}
