public import Foundation

/// A result builder that creates the columns of a ``Table`` from the statements of a closure.
@resultBuilder
public nonisolated enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// The columns of a statement or of a closure.
  public typealias Columns = _TableColumns<RowValue, Sort>

  /// Columns in a statement of their own.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Columns
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    Columns(column._columns)
  }

  /// A column that does not sort, in a table with a sort order.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> Columns {
    Columns(column._columns)
  }

  /// The statements of a closure.
  public static func buildBlock(_ columns: Columns...) -> Columns {
    Columns(
      zip(0..., columns).flatMap { position, columns in
        columns._columns.map { $0.within(position) }
      })
  }

  /// Columns in an `if` without `else`.
  public static func buildOptional(_ columns: Columns?) -> Columns { columns ?? Columns([]) }

  /// Columns in the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(first columns: Columns) -> Columns {
    Columns(columns._columns.map { $0.within(true) })
  }

  /// Columns in the second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(second columns: Columns) -> Columns {
    Columns(columns._columns.map { $0.within(false) })
  }

  /// Columns in an `if #available`.
  public static func buildLimitedAvailability(_ columns: Columns) -> Columns { columns }
}

/// Several columns.
public nonisolated struct _TableColumns<TableRowValue: Identifiable, Sort: SortComparator>:
  _PrimitiveTableColumnContent
{
  /// The type of the comparators that sort by the columns.
  public typealias TableColumnSortComparator = Sort
  /// The columns, for the library.
  public let _columns: [_TableColumn<TableRowValue>]

  init(_ columns: [_TableColumn<TableRowValue>]) { _columns = columns }
}

/// Columns of a ``Table`` that are created from a collection.
///
/// ```swift
/// TableColumnForEach(months) { month in
///   TableColumn(month.name) { (row: Budget) in Text(row.amount(in: month)) }
/// }
/// ```
public nonisolated struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
  Content: TableColumnContent
>: _PrimitiveTableColumnContent
where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  /// The type of the values that the rows show.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort by the columns.
  public typealias TableColumnSortComparator = Sort
  /// The elements that columns are created from.
  public let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content

  /// Creates columns for each element of a collection, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to the identity of an element, which must be unique.
  ///   - content: Creates the columns of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Creates columns for each element of a collection of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Creates the columns of an element.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// The columns, for the library.
  public var _columns: [_TableColumn<RowValue>] {
    data.flatMap { element in
      content(element)._columns.map { $0.within(element[keyPath: id]) }
    }
  }
}
