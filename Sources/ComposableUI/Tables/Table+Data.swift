public import Foundation

nonisolated extension Table {
  /// Creates a table with a row for each value of a collection.
  ///
  /// - Parameters:
  ///   - data: The values of the rows.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == _TableData<Data> {
    self.init(
      columns(), _TableData(data), nil, nil, columnCustomization,
      order: { data.map { AnyHashable($0.id) } })
  }

  /// Creates a table with a row for each value of a collection, which the user sorts.
  ///
  /// - Parameters:
  ///   - data: The values of the rows.
  ///   - sortOrder: A binding to the comparators that the values are sorted by.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Rows == _TableData<Data>, Sort.Compared == Value {
    self.init(
      columns(), _TableData(data), nil, TableSorting(sortOrder), columnCustomization,
      order: { data.map { AnyHashable($0.id) } })
  }

  /// Creates a table with a row for each value of a collection, in which the user selects one row.
  ///
  /// - Parameters:
  ///   - data: The values of the rows.
  ///   - selection: A binding to the id of the selected row.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == _TableData<Data> {
    self.init(
      columns(), _TableData(data), .one(selection), nil, columnCustomization,
      order: { data.map { AnyHashable($0.id) } })
  }

  /// Creates a table with a row for each value of a collection, in which the user selects one row, and which the user sorts.
  ///
  /// - Parameters:
  ///   - data: The values of the rows.
  ///   - selection: A binding to the id of the selected row.
  ///   - sortOrder: A binding to the comparators that the values are sorted by.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Rows == _TableData<Data>, Sort.Compared == Value {
    self.init(
      columns(), _TableData(data), .one(selection), TableSorting(sortOrder), columnCustomization,
      order: { data.map { AnyHashable($0.id) } })
  }

  /// Creates a table with a row for each value of a collection, in which the user selects several rows.
  ///
  /// - Parameters:
  ///   - data: The values of the rows.
  ///   - selection: A binding to the ids of the selected rows.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == _TableData<Data> {
    self.init(
      columns(), _TableData(data), .several(selection), nil, columnCustomization,
      order: { data.map { AnyHashable($0.id) } })
  }

  /// Creates a table with a row for each value of a collection, in which the user selects several rows and which the user sorts.
  ///
  /// - Parameters:
  ///   - data: The values of the rows.
  ///   - selection: A binding to the ids of the selected rows.
  ///   - sortOrder: A binding to the comparators that the values are sorted by.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Rows == _TableData<Data>, Sort.Compared == Value {
    self.init(
      columns(), _TableData(data), .several(selection), TableSorting(sortOrder),
      columnCustomization, order: { data.map { AnyHashable($0.id) } })
  }
}

/// A row for each value of a collection.
public nonisolated struct _TableData<Data: RandomAccessCollection>: _ViewTableRowContent,
  _UnobservedView
where Data.Element: Identifiable {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Data.Element

  private let data: Data

  init(_ data: Data) { self.data = data }

  /// The rows.
  public var body: some View { ForEach(data) { TableRow($0) } }
}
