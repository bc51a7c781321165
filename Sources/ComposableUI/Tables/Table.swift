/// A container that shows values in rows and columns.
///
/// ```swift
/// struct PeopleView: View {
///   @State private var people: [Person]
///   @State private var selection: Set<Person.ID> = []
///   @State private var sortOrder = [KeyPathComparator(\Person.name)]
///
///   var body: some View {
///     Table(people, selection: $selection, sortOrder: $sortOrder) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80)
///     }
///     .onChange(of: sortOrder) { people.sort(using: sortOrder) }
///   }
/// }
/// ```
///
/// 1. A click on the header of a column sorts by it first, or in the other order if it already is the
///    first one: it changes the sort order, not the values.
/// 2. A click selects a row; with Ctrl or Command it adds or removes one, with Shift it extends the
///    selection. So do the arrow keys. While the table is edited, see ``EditButton``, a click adds or
///    removes a row.
/// 3. In a window of a compact width, only the first column is shown, without a header.
/// 4. It takes the space that it is given, in which its rows scroll below its header, and columns that do
///    not fit scroll, too.
/// 5. Of more than 100 rows, those near what the user sees are created, see ``ForEach``.
public nonisolated struct Table<
  Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent
>: View where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  private let columns: Columns
  private let rows: Rows
  private let selection: RowSelection<Value.ID>?
  private let sorting: TableSorting?
  private let customization: Binding<TableColumnCustomization<Value>>?
  /// Returns the ids of all rows; `nil` if only those of the existing rows are known.
  private let order: (() -> [AnyHashable])?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.tableStyle) private var style
  @Environment(\.hasAlternatingRows) private var hasAlternatingRows

  init(
    _ columns: Columns, _ rows: Rows, _ selection: RowSelection<Value.ID>?,
    _ sorting: TableSorting?, _ customization: Binding<TableColumnCustomization<Value>>?,
    order: (() -> [AnyHashable])? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
    self.order = order
  }

  /// The content of the view.
  public var body: some View {
    let all = columns._columns
    let isCompact = sizeClass == .compact
    let shown = shownColumns(of: all, isCompact: isCompact)
    let columns = TableColumns(shown, isSelectable: selection != nil)
    ElementView(
      TableContent(
        columns: shown.map(\.properties.width), isSelectable: selection != nil,
        selectsSeveral: selection?.isOfSeveral == true, isCompact: isCompact,
        hasBorder: style == .bordered, hasStripes: hasAlternatingRows && !isCompact)
    ) {
      if !isCompact, headers != .hidden {
        TableHeader(
          columns: shown, allColumns: all, sorting: sorting, customization: customization)
      }
      ElementView(TableBodyContent()) {
        _SelectableListContent(selection, ofTableWith: order, rows)
          .environment(\.tableColumns, columns)
      }
      .creatingRowsLazily()
    }
    .needing("table.css")
  }

  private func shownColumns(
    of columns: [_TableColumn<Value>], isCompact: Bool
  ) -> [_TableColumn<Value>] {
    let customization = customization?.wrappedValue ?? TableColumnCustomization()
    let shown = columns.filter { customization.shows($0.properties) }
    return isCompact ? Array(shown.prefix(1)) : shown
  }
}
