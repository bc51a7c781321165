/// The selection of a list, which its rows are compared with.
final class ListSelection: Equatable {
  /// Returns true if the row with a tag is selected; `nil` if the tag is not a value of the selection.
  fileprivate(set) var isSelected: (AnyHashable) -> Bool? = { _ in nil }
  fileprivate var choose: (RowChoice, AnyHashable) -> Void = { _, _ in }
  /// Returns the values of the selected rows.
  fileprivate var values: () -> Set<AnyHashable> = { [] }
  fileprivate var showsMarks = false
  /// True for the rows of a table.
  fileprivate var isOfTable = false
  /// Returns the tags of all rows of a collection; `nil` if only those of the existing rows are known.
  fileprivate var order: (() -> [AnyHashable])?
  /// The tag of the row where a range of selected rows begins.
  private var anchor: AnyHashable?
  private var rows: [WeakRows] = []

  private struct WeakRows {
    weak var rows: (any SelectableRowsNode)?
  }

  /// Selects the row with a tag, or deselects it if several can be selected.
  ///
  /// - Returns: False if the tag is not a value of the selection.
  func select(_ tag: AnyHashable, _ choice: RowChoice = .tap) -> Bool {
    guard isSelected(tag) != nil else { return false }
    choose(choice, tag)
    if choice != .extend { anchor = tag }
    return true
  }

  /// Returns the values that a menu of the row with a tag is for: all selected ones if it is selected.
  func values(at tag: AnyHashable) -> Set<AnyHashable> {
    isSelected(tag) == true ? values() : [tag]
  }

  /// Returns the tags of the rows from the one that was chosen last to another one.
  fileprivate func tags(upTo tag: AnyHashable) -> ArraySlice<AnyHashable> {
    let tags = tags
    guard let end = tags.firstIndex(of: tag) else { return [tag] }
    let start = anchor.flatMap(tags.firstIndex) ?? end
    return tags[min(start, end)...max(start, end)]
  }

  /// The tags of all rows that can be selected.
  fileprivate var tags: [AnyHashable] {
    order?() ?? rows.flatMap { $0.rows?.selectableTags ?? [] }
  }

  fileprivate func add(_ node: any SelectableRowsNode) {
    rows.removeAll { $0.rows == nil }
    rows.append(WeakRows(rows: node))
  }

  fileprivate func notify() {
    for entry in rows { entry.rows?.selectionChanged() }
  }

  static func == (lhs: ListSelection, rhs: ListSelection) -> Bool { lhs === rhs }
}

private enum ListSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
  /// The selection of the enclosing list; `nil` if it has none.
  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}

/// The rows of a list with a selection.
public nonisolated struct _SelectableListContent<SelectionValue: Hashable, Content: View>: View {
  private let selection: RowSelection<SelectionValue>?
  private let content: Content
  private var isOfTable = false
  private var order: (() -> [AnyHashable])?
  @State private var model = ListSelection()
  @Environment(\.editMode) private var editMode
  @Environment(\.splitColumn) private var column

  init(_ selection: Binding<SelectionValue?>?, _ content: Content) {
    self.selection = selection.map { .one($0) }
    self.content = content
  }

  init(_ selection: Binding<Set<SelectionValue>>?, _ content: Content) {
    self.selection = selection.map { .several($0) }
    self.content = content
  }

  /// Creates the rows of a table.
  ///
  /// - Parameter order: Returns the tags of all rows; `nil` if only those of the existing rows are known.
  init(
    _ selection: RowSelection<SelectionValue>?, ofTableWith order: (() -> [AnyHashable])?,
    _ content: Content
  ) {
    self.selection = selection
    self.content = content
    self.order = order
    isOfTable = true
  }

  /// The content of the view.
  public var body: some View {
    if let selection {
      let selected = update(for: selection)
      SelectableRows(selection: model, content: content)
        .needing("selection.css")
        .needing(isOfTable ? "row-selection.js" : nil)
        .environment(\.listSelection, model)
        .onChange(of: selected, initial: true) { former, _ in
          guard let column, case .one(let value) = selection else { return }
          column.selectionChanged(isEmpty: selected.isEmpty, isRemoved: !former.isEmpty) {
            value.wrappedValue = nil
          }
        }
    } else if isOfTable {
      SelectableRows(selection: modelWithoutSelection(), content: content)
    } else {
      content
    }
  }

  private func modelWithoutSelection() -> ListSelection {
    model.isOfTable = true
    model.isSelected = { _ in nil }
    model.notify()
    return model
  }

  /// Lets the rows follow the selection, and returns what is selected.
  private func update(for selection: RowSelection<SelectionValue>) -> Set<SelectionValue> {
    let selected: Set<SelectionValue>
    switch selection {
    case .one(let value):
      selected = value.wrappedValue.map { [$0] } ?? []
      model.showsMarks = false
      model.choose = { [column] choice, tag in
        let isSelected = tag.value() == value.wrappedValue
        value.wrappedValue = choice == .toggle && isSelected ? nil : tag.value()
        column?.rowSelected()
      }
    case .several(let values):
      selected = values.wrappedValue
      model.showsMarks = editMode?.wrappedValue.isEditing ?? false
      model.choose = { [unowned model, isOfTable] choice, tag in
        guard let value: SelectionValue = tag.value() else { return }
        switch choice {
        case .tap where isOfTable && !model.showsMarks, .only: values.wrappedValue = [value]
        case .tap, .toggle:
          if values.wrappedValue.remove(value) == nil { values.wrappedValue.insert(value) }
        case .extend: values.wrappedValue = Set(model.tags(upTo: tag).compactMap { $0.value() })
        case .all: values.wrappedValue = Set(model.tags.compactMap { $0.value() })
        }
      }
    }
    model.isOfTable = isOfTable
    model.order = order
    model.values = { Set(selected.map { AnyHashable($0) }) }
    model.isSelected = { tag in tag.value().map(selected.contains) }
    model.notify()
    return selected
  }
}

extension AnyHashable {
  /// Returns the value as a value of a type; `nil` for one of another type.
  fileprivate func value<Value>() -> Value? { base as? Value }
}

/// A view whose elements are rows that the user can select.
nonisolated struct SelectableRows<Content: View>: _PrimitiveView {
  let selection: ListSelection
  let content: Content

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    RowsNode(view, in: context)
  }
}

/// A node whose elements are rows that the user can select.
private protocol SelectableRowsNode: AnyObject {
  /// The tags of the rows that can be selected, in order.
  var selectableTags: [AnyHashable] { get }

  func selectionChanged()
}

private final class RowsNode<Content: View>: UnaryNode<SelectableRows<Content>, Content>,
  SelectableRowsNode
{
  private let selection: ListSelection
  /// The elements around rows, by the identifiers of the rows.
  private var wrappers: [Int: Element] = [:]

  init(_ view: SelectableRows<Content>, in context: _Context) {
    selection = view.selection
    super.init(in: context)
    makeChild(view.content)
    selection.add(self)
  }

  override func update(_ view: SelectableRows<Content>) {
    child?.update(view.content, environment)
    selectionChanged()
  }

  func selectionChanged() {
    for wrapper in wrappers.values { wrapper.update(content(of: wrapper)) }
  }

  private func content(of row: Element) -> SelectableRowContent {
    let isDisabled = row.content(SelectionDisabledContent.self)?.isDisabled == true
    return SelectableRowContent(
      isSelected: isDisabled ? nil : row.tag.flatMap(selection.isSelected),
      hasMark: selection.showsMarks, isEnabled: environment.isEnabled,
      isOfTable: selection.isOfTable, hasMenu: environment.selectionMenu != nil)
  }

  var selectableTags: [AnyHashable] {
    (child?.elements ?? []).compactMap { row in
      wrappers[row.id].flatMap { content(of: $0).isSelected == nil ? nil : $0.tag }
    }
  }

  override var elements: [Element] {
    let previous = wrappers
    wrappers = [:]
    return (child?.elements ?? []).map { row in
      let layout = row.content.base.layout
      if row.isOffscreenRows || layout.takesNoSpace || layout.traits.contains(.section) {
        return row
      }
      let wrapper = previous[row.id] ?? makeWrapper(of: row)
      wrapper.tag = row.tag
      wrapper.update(content(of: wrapper))
      wrappers[row.id] = wrapper
      return wrapper
    }
  }

  private func makeWrapper(of row: Element) -> Element {
    let wrapper = Element(SelectableRowContent(), node: self, wrapping: row) { [row] }
    wrapper.handler = { [unowned self, unowned wrapper] interaction in
      guard environment.isEnabled, let tag = wrapper.tag, content(of: wrapper).isSelected != nil
      else { return false }
      if let choice = RowChoice(interaction) { return selection.select(tag, choice) }
      return environment.selectionMenu?.handle(interaction, for: selection.values(at: tag)) ?? false
    }
    return wrapper
  }
}
