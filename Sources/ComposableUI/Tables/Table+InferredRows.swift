public import Foundation

nonisolated extension Table {
  /// Creates a table of rows whose type of values follows from them.
  ///
  /// - Parameters:
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows(), nil, nil, columnCustomization)
  }

  /// Creates a table of rows whose type of values follows from them, which the user sorts.
  ///
  /// - Parameters:
  ///   - sortOrder: A binding to the comparators that the values are sorted by.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows(), nil, TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a table of rows whose type of values follows from them, in which the user selects one row.
  ///
  /// - Parameters:
  ///   - selection: A binding to the id of the selected row.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init(
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows(), .one(selection), nil, columnCustomization)
  }

  /// Creates a table of rows whose type of values follows from them, in which the user selects one row, and which the user sorts.
  ///
  /// - Parameters:
  ///   - selection: A binding to the id of the selected row.
  ///   - sortOrder: A binding to the comparators that the values are sorted by.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows(), .one(selection), TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a table of rows whose type of values follows from them, in which the user selects several rows.
  ///
  /// - Parameters:
  ///   - selection: A binding to the ids of the selected rows.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init(
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(columns(), rows(), .several(selection), nil, columnCustomization)
  }

  /// Creates a table of rows whose type of values follows from them, in which the user selects several rows and which the user sorts.
  ///
  /// - Parameters:
  ///   - selection: A binding to the ids of the selected rows.
  ///   - sortOrder: A binding to the comparators that the values are sorted by.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  ///   - rows: The rows.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(columns(), rows(), .several(selection), TableSorting(sortOrder), columnCustomization)
  }
}
