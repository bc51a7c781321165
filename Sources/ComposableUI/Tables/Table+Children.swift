public import Foundation

nonisolated extension Table {
  /// Creates a table with the rows of a tree.
  ///
  /// - Parameters:
  ///   - data: The values of the rows at the top.
  ///   - children: The key path to the values of the rows below a row; `nil` for a row that can't have any.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == _TableOutline<Data> {
    self.init(
      columns(), _TableOutline(data: data, children: children), nil, nil, columnCustomization)
  }

  /// Creates a table with the rows of a tree, which the user sorts.
  ///
  /// - Parameters:
  ///   - data: The values of the rows at the top.
  ///   - children: The key path to the values of the rows below a row; `nil` for a row that can't have any.
  ///   - sortOrder: A binding to the comparators that the values are sorted by.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Rows == _TableOutline<Data>, Sort.Compared == Value {
    self.init(
      columns(), _TableOutline(data: data, children: children), nil, TableSorting(sortOrder),
      columnCustomization)
  }

  /// Creates a table with the rows of a tree, in which the user selects one row.
  ///
  /// - Parameters:
  ///   - data: The values of the rows at the top.
  ///   - children: The key path to the values of the rows below a row; `nil` for a row that can't have any.
  ///   - selection: A binding to the id of the selected row.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == _TableOutline<Data> {
    self.init(
      columns(), _TableOutline(data: data, children: children), .one(selection), nil,
      columnCustomization)
  }

  /// Creates a table with the rows of a tree, in which the user selects one row, and which the user sorts.
  ///
  /// - Parameters:
  ///   - data: The values of the rows at the top.
  ///   - children: The key path to the values of the rows below a row; `nil` for a row that can't have any.
  ///   - selection: A binding to the id of the selected row.
  ///   - sortOrder: A binding to the comparators that the values are sorted by.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Rows == _TableOutline<Data>, Sort.Compared == Value {
    self.init(
      columns(), _TableOutline(data: data, children: children), .one(selection),
      TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a table with the rows of a tree, in which the user selects several rows.
  ///
  /// - Parameters:
  ///   - data: The values of the rows at the top.
  ///   - children: The key path to the values of the rows below a row; `nil` for a row that can't have any.
  ///   - selection: A binding to the ids of the selected rows.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == _TableOutline<Data> {
    self.init(
      columns(), _TableOutline(data: data, children: children), .several(selection), nil,
      columnCustomization)
  }

  /// Creates a table with the rows of a tree, in which the user selects several rows and which the user sorts.
  ///
  /// - Parameters:
  ///   - data: The values of the rows at the top.
  ///   - children: The key path to the values of the rows below a row; `nil` for a row that can't have any.
  ///   - selection: A binding to the ids of the selected rows.
  ///   - sortOrder: A binding to the comparators that the values are sorted by.
  ///   - columnCustomization: A binding to the columns as the user has customized them.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value, Rows == _TableOutline<Data>, Sort.Compared == Value {
    self.init(
      columns(), _TableOutline(data: data, children: children), .several(selection),
      TableSorting(sortOrder), columnCustomization)
  }
}
