import ComposableConcurrency
import Foundation

/// The headers of a table's columns. It is evaluated when the sort order changes, without the rows.
nonisolated struct TableHeader<Value: Identifiable>: View {
  let columns: [_TableColumn<Value>]
  let allColumns: [_TableColumn<Value>]
  let sorting: TableSorting?
  let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let header = ElementView(TableHeaderContent()) {
      ForEach(columns, id: { $0.id }, SourceLocation(#fileID, #filePath, #line, #column)) {
        cell(of: $0)
      }
    }
    if let customization, !customizableColumns.isEmpty {
      header.contextMenu { menu(of: customization) }
    } else {
      header
    }
  }

  private func cell(of column: _TableColumn<Value>) -> some View {
    ElementView(
      TableHeaderCellContent(
        alignment: column.properties.alignment, order: order(of: column), isEnabled: isEnabled),
      handler: { interaction in
        guard interaction == .tap, isEnabled, let sorting, let comparator = column.comparator
        else { return false }
        sorting.toggle(comparator)
        return true
      }
    ) {
      column.label
    }
  }

  private func order(of column: _TableColumn<Value>) -> TableHeaderCellContent.Order? {
    guard let sorting, let comparator = column.comparator else { return nil }
    switch sorting.order(comparator) {
    case .forward: return .ascending
    case .reverse: return .descending
    case nil: return TableHeaderCellContent.Order.none
    }
  }

  private var customizableColumns: [_TableColumn<Value>] {
    allColumns.filter {
      $0.properties.customizationID != nil
        && !$0.properties.disabledCustomization.contains(.visibility)
    }
  }

  private func menu(
    of customization: Binding<TableColumnCustomization<Value>>
  ) -> some View {
    ForEach(
      customizableColumns, id: { $0.id }, SourceLocation(#fileID, #filePath, #line, #column)
    ) { column in
      Toggle(
        isOn: Binding {
          customization.wrappedValue.shows(column.properties)
        } set: { isShown in
          guard let id = column.properties.customizationID else { return }
          customization.wrappedValue[visibility: id] = isShown ? .visible : .hidden
        }
      ) {
        column.label
      }
      // Without a column there is no header to show one again.
      .disabled(columns.count == 1 && columns[0].id == column.id)
    }
  }
}
