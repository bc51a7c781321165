import ComposableConcurrency

extension ForEach {
  /// Creates a view for each element of a collection that the user edits.
  ///
  /// ```swift
  /// List {
  ///   ForEach($todos, editActions: [.delete, .move]) { $todo in TextField("Title", text: $todo.title) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: The edits, which change the collection.
  ///   - content: Creates the view of a binding to an element.
  public init<
    Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Base>, editActions: EditActions<Base>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  )
  where
    Base.Element: Identifiable, Base.Index: Hashable, Data == _NumberedElements<Binding<Base>>,
    ID == Base.Element.ID, Content == _EditableRow<Row>
  {
    self.init(
      data, id: \.id, editActions: editActions, content: content,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a view for each element of a collection that the user edits, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path of an element's id.
  ///   - editActions: The edits, which change the collection.
  ///   - content: Creates the view of a binding to an element.
  public init<
    Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Row,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  )
  where
    Base.Index: Hashable, Data == _NumberedElements<Binding<Base>>, Content == _EditableRow<Row>
  {
    self =
      EditableForEach(
        data, id: id, editActions, SourceLocation(fileID, filePath, line, column), content: content
      ).rows
  }
}

extension EditableForEach {
  /// Creates rows whose edits change a collection.
  init<Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, _ editActions: EditActions<Base>,
    _ sourceLocation: SourceLocation, content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == Binding<Base>, Base.Index: Hashable {
    self.init(
      base: ForEach(
        data, id: { $0.wrappedValue[keyPath: id] }, sourceLocation, content: content))
    if editActions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: $0) } }
    if editActions.contains(.move) {
      move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}
