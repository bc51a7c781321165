public import Foundation

nonisolated extension Table {
  /// Creates a table of rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values that rows show.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows(), nil, nil, columnCustomization)
  }

  /// Creates a table of rows, which the user sorts.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values that rows show.
  ///   - sortOrder: A binding to the comparators that the values are sorted by.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows(), nil, TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a table of rows, in which the user selects one row.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values that rows show.
  ///   - selection: A binding to the id of the selected row.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows(), .one(selection), nil, columnCustomization)
  }

  /// Creates a table of rows, in which the user selects one row, and which the user sorts.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values that rows show.
  ///   - selection: A binding to the id of the selected row.
  ///   - sortOrder: A binding to the comparators that the values are sorted by.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows(), .one(selection), TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a table of rows, in which the user selects several rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values that rows show.
  ///   - selection: A binding to the ids of the selected rows.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows(), .several(selection), nil, columnCustomization)
  }

  /// Creates a table of rows, in which the user selects several rows and which the user sorts.
  ///
  /// - Parameters:
  ///   - valueType: The type of the values that rows show.
  ///   - selection: A binding to the ids of the selected rows.
  ///   - sortOrder: A binding to the comparators that the values are sorted by.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows(), .several(selection), TableSorting(sortOrder), columnCustomization)
  }
}
