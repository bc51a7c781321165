public import Foundation

/// A column of a ``Table``: its header, and the view that it shows for a row.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80).alignment(.numeric)
/// ```
///
/// 1. A column of a text shows the text of a key path; others show the views of a closure.
/// 2. In a table with a `sortOrder`, a column with a value or a comparator sorts the rows when the user
///    clicks its header.
/// 3. Unlike in SwiftUI, the user can't change the width or the order of columns.
public nonisolated struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: _PrimitiveTableColumnContent {
  /// The type of the values that the rows show.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort by the columns.
  public typealias TableColumnSortComparator = Sort

  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var properties = TableColumnProperties()

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// The column, for the library.
  public var _columns: [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(
        label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator,
        properties: properties)
    ]
  }

  private func with(_ change: (inout TableColumnProperties) -> Void) -> Self {
    var column = self
    change(&column.properties)
    return column
  }

  /// Sets the width of the column.
  ///
  /// - Parameter width: The width, in points; `nil` for a share of the available width.
  public func width(_ width: CGFloat? = nil) -> Self {
    with { $0.width = TableColumnWidth(min: width, max: width) }
  }

  /// Sets the limits of the width of the column.
  ///
  /// - Parameters:
  ///   - min: The minimum width, in points; `nil` for 80.
  ///   - ideal: The width in relation to those of other columns, in points; `nil` for 100.
  ///   - max: The maximum width, in points; `nil` for none.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    with { $0.width = TableColumnWidth(min: min, ideal: ideal, max: max) }
  }

  /// Sets the alignment of the column's header and views.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    with { $0.alignment = alignment }
  }

  /// Sets the identifier of the column in a ``TableColumnCustomization``. Columns without one are
  /// always shown.
  public func customizationID(_ id: String) -> Self { with { $0.customizationID = id } }

  /// Sets if the column is shown until the user customizes it, which needs
  /// a ``customizationID(_:)``.
  public func defaultVisibility(_ visibility: Visibility) -> Self {
    with { $0.defaultVisibility = visibility }
  }

  /// Disables ways to customize the column. Only that of ``TableColumnCustomizationBehavior/visibility``
  /// exists in a browser.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> Self {
    with { $0.disabledCustomization = behavior }
  }
}
