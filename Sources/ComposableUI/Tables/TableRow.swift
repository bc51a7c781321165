import ComposableConcurrency

/// A row of a ``Table``, which shows a value in the columns of the table.
///
/// ```swift
/// Table(of: Person.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   ForEach(people) { person in
///     TableRow(person).contextMenu { Button("Call") { call(person) } }
///   }
/// }
/// ```
///
/// Outside of a table, it shows nothing.
public nonisolated struct TableRow<Value: Identifiable>: _ViewTableRowContent, _UnobservedView {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Value

  private let value: Value
  /// The button that shows and hides the rows below; `nil` for a row without others.
  private let handle: AnyView?
  @Environment(\.tableColumns) private var columns
  @Environment(\.tableRowLevel) private var level

  /// Creates a row.
  ///
  /// - Parameter value: The value that the row shows. Its id identifies the row in a selection.
  public init(_ value: Value) { self.init(value, handle: nil) }

  init(_ value: Value, handle: AnyView?) {
    self.value = value
    self.handle = handle
  }

  /// The content of the row.
  public var body: some View {
    if let columns = columns as? TableColumns<Value> {
      ElementView(TableLineContent()) {
        columns.cells(of: value, level: level, handle: handle)
      }
      .tag(value.id)
    }
  }
}

/// The columns of a table for its rows.
class AnyTableColumns: Equatable {
  static func == (lhs: AnyTableColumns, rhs: AnyTableColumns) -> Bool { lhs === rhs }
}

/// The columns of a table for its rows. A table makes them anew when its columns may have changed.
final class TableColumns<Value>: AnyTableColumns {
  private let columns: [_TableColumn<Value>]
  /// True if the rows are elements of a selection.
  let isSelectable: Bool

  init(_ columns: [_TableColumn<Value>], isSelectable: Bool) {
    self.columns = columns
    self.isSelectable = isSelectable
  }

  /// The cells of a row.
  ///
  /// - Parameters:
  ///   - value: The value of the row.
  ///   - level: The number of rows that the row is below of.
  ///   - handle: The view at the start of the first cell.
  func cells(of value: Value, level: Int, handle: AnyView?) -> some View {
    let first = columns.first?.id
    return ForEach(
      columns, id: { $0.id }, SourceLocation(#fileID, #filePath, #line, #column)
    ) { column in
      let isFirst = column.id == first
      return self.cell(
        of: column, value, level: isFirst ? level : 0, handle: isFirst ? handle : nil)
    }
  }

  private func cell(
    of column: _TableColumn<Value>, _ value: Value, level: Int, handle: AnyView?
  ) -> some View {
    ElementView(
      TableCellContent(
        alignment: column.properties.alignment, isOfGrid: isSelectable, level: level,
        hasHandle: handle != nil)
    ) {
      handle
      column.cell(value)
    }
  }
}

private enum TableColumnsKey: EnvironmentKey {
  static var defaultValue: AnyTableColumns? { nil }
}

extension EnvironmentValues {
  /// The columns of the enclosing table; `nil` if there is none.
  var tableColumns: AnyTableColumns? {
    get { self[TableColumnsKey.self] }
    set { self[TableColumnsKey.self] = newValue }
  }

  /// The number of rows of a tree that the rows of a table are below of.
  @Entry var tableRowLevel = 0
}
