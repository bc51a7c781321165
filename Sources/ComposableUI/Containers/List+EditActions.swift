/// The edits of the rows of a list that change its data by themselves: `editActions: [.delete, .move]`.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The raw value, with one bit for each member of the set.
  public let rawValue: Int

  /// Creates a set from a raw value, with one bit for each member.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The user moves rows, see `onMove`.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// The user deletes rows, see `onDelete`.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// The user moves and deletes rows.
  public static var all: EditActions { [.move, .delete] }
}

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
      ForEach(
        data, id: \.id, content: rowContent,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
      .onDelete(
        perform: editActions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil
      )
      .onMove(
        perform: editActions.contains(.move)
          ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
    }
  }
}
