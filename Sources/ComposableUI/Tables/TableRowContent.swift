/// The rows of a ``Table``.
///
/// Conform a type of your own to it to reuse rows:
///
/// ```swift
/// struct FamilyRows: TableRowContent {
///   let family: Family
///
///   var tableRowBody: some TableRowContent<Person> {
///     TableRow(family.mother)
///     ForEach(family.children) { child in TableRow(child) }
///   }
/// }
/// ```
///
/// Rows are views, which only a table shows: `ForEach`, `Group`, `if` and the modifiers of views work as
/// they do with others.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue>: View {
  /// The type of the values that the rows show.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows.
  associatedtype TableRowBody: TableRowContent

  /// The rows.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
}

extension TableRowContent {
  /// The rows, as a view.
  public var body: TableRowBody { tableRowBody }
}

nonisolated extension Never: TableRowContent {
  /// Never called, since the type has no values.
  public var tableRowBody: Never { return preconditionFailure() }
}

/// Rows that are views with a body.
public nonisolated protocol _ViewTableRowContent: TableRowContent where TableRowBody == Never {}

nonisolated extension _ViewTableRowContent {
  /// Traps. Never called, since the rows are the body of the view.
  public var tableRowBody: Never {
    return preconditionFailure("'\(Self.self)' has no body.")
  }
}

/// Views that are the rows of a table.
public nonisolated struct _TableRows<TableRowValue: Identifiable, Rows: View>:
  _ViewTableRowContent, _UnobservedView
{
  /// The rows.
  public let body: Rows

  init(_ rows: Rows) { body = rows }
}

/// A result builder that creates the rows of a ``Table`` from the statements of a closure.
@resultBuilder
public nonisolated enum TableRowBuilder<Value: Identifiable> {
  /// Rows in a statement of their own.
  public static func buildExpression<Rows: TableRowContent>(_ rows: Rows) -> Rows
  where Rows.TableRowValue == Value {
    rows
  }

  /// Rows in a statement of their own, as views.
  @_disfavoredOverload
  public static func buildExpression<Rows: View>(_ rows: Rows) -> _TableRows<Value, Rows> {
    _TableRows(rows)
  }

  /// Returns the rows of an empty closure.
  public static func buildBlock() -> _TableRows<Value, EmptyView> { _TableRows(EmptyView()) }

  /// A closure with one statement.
  public static func buildBlock<Rows: TableRowContent>(_ rows: Rows) -> Rows
  where Rows.TableRowValue == Value {
    rows
  }

  /// A closure with several statements.
  public static func buildBlock<each Rows: TableRowContent>(
    _ rows: repeat each Rows
  ) -> _TableRows<Value, TupleView<repeat each Rows>> {
    _TableRows(TupleView(repeat each rows))
  }

  /// Rows in an `if` without `else`.
  public static func buildIf<Rows: TableRowContent>(_ rows: Rows?) -> _TableRows<Value, Rows?> {
    _TableRows(rows)
  }

  /// Rows in the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _TableRows<Value, _ConditionalContent<First, Second>> {
    _TableRows(.first(first))
  }

  /// Rows in the second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _TableRows<Value, _ConditionalContent<First, Second>> {
    _TableRows(.second(second))
  }

  /// Rows in an `if #available`.
  public static func buildLimitedAvailability(
    _ rows: some TableRowContent
  ) -> _TableRows<Value, AnyView> {
    _TableRows(AnyView(rows))
  }
}
