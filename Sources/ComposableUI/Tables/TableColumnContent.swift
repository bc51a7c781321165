public import Foundation

/// The columns of a ``Table``.
///
/// Conform a type of your own to it to reuse columns:
///
/// ```swift
/// struct NameColumns: TableColumnContent {
///   var tableColumnBody: some TableColumnContent<Person, Never> {
///     TableColumn("Given Name", value: \.givenName)
///     TableColumn("Family Name", value: \.familyName)
///   }
/// }
/// ```
///
/// Unlike in SwiftUI, `@State` and `@Environment` are not available in such a type, only in the views
/// of its columns.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values that rows show.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type of the comparators that sort by a column; `Never` if none does.
  associatedtype TableColumnSortComparator: SortComparator =
    TableColumnBody.TableColumnSortComparator
  /// The type of the body.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
  var tableColumnBody: TableColumnBody { get }

  /// The columns, for the library.
  nonisolated var _columns: [_TableColumn<TableRowValue>] { get }
}

nonisolated extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// The columns of the body.
  public var _columns: [_TableColumn<TableRowValue>] {
    MainActor.assumeOwnsViews(self) { $0.tableColumnBody }._columns
  }
}

nonisolated extension Never: TableColumnContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Never
  /// The type of the comparators that sort by the columns.
  public typealias TableColumnSortComparator = Never
  /// Never called, since the type has no values.
  public var tableColumnBody: Never { return preconditionFailure() }
  /// Never called, since the type has no values.
  public var _columns: [_TableColumn<Never>] { [] }
}

/// Columns without a body, which are described by themselves.
public nonisolated protocol _PrimitiveTableColumnContent: TableColumnContent
where TableColumnBody == Never {}

nonisolated extension _PrimitiveTableColumnContent {
  /// Traps. Never called, since the columns are described without a body.
  public var tableColumnBody: Never {
    return preconditionFailure("'\(Self.self)' has no body.")
  }
}

/// One column of a table: its header, and the view of each row.
public nonisolated struct _TableColumn<RowValue> {
  /// The position among the columns of the table, from the outer to the inner content.
  var id: [AnyHashable] = []
  let label: AnyView
  let cell: (RowValue) -> AnyView
  /// The comparator that sorts by the column; `nil` if none does.
  let comparator: (any SortComparator)?
  var properties = TableColumnProperties()

  /// Returns the column as a part of others, at a position.
  func within(_ position: AnyHashable) -> Self {
    var column = self
    column.id.insert(position, at: 0)
    return column
  }
}

/// The properties of a column that modifiers set.
struct TableColumnProperties {
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
  var disabledCustomization: TableColumnCustomizationBehavior = []
}
