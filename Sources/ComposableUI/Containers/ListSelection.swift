import ComposableHTML

/// The selection of a list, which its rows are compared with.
final class ListSelection: Equatable {
  /// Returns true if the row with a tag is selected; `nil` if the tag is not a value of the selection.
  fileprivate(set) var isSelected: (AnyHashable) -> Bool? = { _ in nil }
  fileprivate var toggle: (AnyHashable) -> Void = { _ in }
  fileprivate var showsMarks = false
  private var rows: [WeakRows] = []

  private struct WeakRows {
    weak var rows: (any SelectableRowsNode)?
  }

  /// Selects the row with a tag, or deselects it if several can be selected.
  ///
  /// - Returns: False if the tag is not a value of the selection.
  func select(_ tag: AnyHashable) -> Bool {
    guard isSelected(tag) != nil else { return false }
    toggle(tag)
    return true
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
  private let selection: Selection?
  private let content: Content
  @State private var model = ListSelection()
  @Environment(\.editMode) private var editMode
  @Environment(\.splitColumn) private var column

  private enum Selection {
    case one(Binding<SelectionValue?>)
    case several(Binding<Set<SelectionValue>>)
  }

  init(_ selection: Binding<SelectionValue?>?, _ content: Content) {
    self.selection = selection.map { .one($0) }
    self.content = content
  }

  init(_ selection: Binding<Set<SelectionValue>>?, _ content: Content) {
    self.selection = selection.map { .several($0) }
    self.content = content
  }

  /// The content of the view.
  public var body: some View {
    if let selection {
      let selected = update(for: selection)
      SelectableRows(selection: model, content: content)
        .needing("selection.css")
        .environment(\.listSelection, model)
        .onChange(of: selected, initial: true) { former, _ in
          guard let column, case .one(let value) = selection else { return }
          column.selectionChanged(isEmpty: selected.isEmpty, isRemoved: !former.isEmpty) {
            value.wrappedValue = nil
          }
        }
    } else {
      content
    }
  }

  /// Lets the rows follow the selection, and returns what is selected.
  private func update(for selection: Selection) -> Set<SelectionValue> {
    let selected: Set<SelectionValue>
    switch selection {
    case .one(let value):
      selected = value.wrappedValue.map { [$0] } ?? []
      model.showsMarks = false
      model.toggle = { [column] tag in
        value.wrappedValue = tag.value()
        column?.rowSelected()
      }
    case .several(let values):
      selected = values.wrappedValue
      model.showsMarks = editMode?.wrappedValue.isEditing ?? false
      model.toggle = { tag in
        guard let value: SelectionValue = tag.value() else { return }
        if values.wrappedValue.remove(value) == nil { values.wrappedValue.insert(value) }
      }
    }
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
      hasMark: selection.showsMarks, isEnabled: environment.isEnabled)
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
      guard interaction == .tap, environment.isEnabled, let tag = wrapper.tag,
        content(of: wrapper).isSelected != nil
      else { return false }
      return selection.select(tag)
    }
    return wrapper
  }
}

nonisolated extension View {
  /// Determines if the user can select the row that this view is, of a ``List`` with a selection.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.listSelection) { if isDisabled { $0 = nil } }
      .modified(SelectionDisabledContent(isDisabled: isDisabled))
  }
}

/// A row that the user cannot select.
struct SelectionDisabledContent: ModifierContent {
  var isDisabled: Bool

  var description: String { "selectionDisabled \(isDisabled)" }
}

/// A row that the user can select.
struct SelectableRowContent: ModifierContent {
  /// True if the row is selected; `nil` if it can't be.
  var isSelected: Bool?
  /// True if a mark at its start shows that.
  var hasMark = false
  var isEnabled = true

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    guard let isSelected else { return }
    node.add(class: "selectable")
    if isSelected { node.add(class: "selected") }
    if hasMark { node.add(class: "marked") }
    node.set("data-on", "tap")
    node.set("aria-disabled", isEnabled ? nil : "true")
    // A control in the row is reached by itself.
    if context.traits.contains(.interactive) {
      node.set("aria-current", isSelected ? "true" : nil)
    } else {
      node.set("role", "button")
      node.set("tabindex", "0")
      node.set("aria-pressed", isSelected ? "true" : "false")
    }
  }

  var description: String {
    guard let isSelected else { return "Row" }
    return "SelectableRow" + (isSelected ? " selected" : "") + enabled(isEnabled)
  }
}
