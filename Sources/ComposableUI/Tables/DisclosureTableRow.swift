import ComposableHTML

/// A row of a ``Table`` that shows or hides the rows below it.
///
/// ```swift
/// DisclosureTableRow(folder) {
///   ForEach(folder.files) { file in TableRow(file) }
/// }
/// ```
///
/// Collapsed rows are removed: the `@State` of their views starts anew when they are shown again.
public nonisolated struct DisclosureTableRow<Value: Identifiable, Content: TableRowContent>:
  _ViewTableRowContent
where Content.TableRowValue == Value {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Value

  private let value: Value
  private let binding: Binding<Bool>?
  private let content: () -> Content
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tableRowLevel) private var level

  /// Creates a row with others below it.
  ///
  /// - Parameters:
  ///   - value: The value that the row shows. Its id identifies the row in a selection.
  ///   - isExpanded: A binding to the value that determines if the rows below are shown; `nil` for a
  ///     row that is collapsed at first and keeps its own state.
  ///   - content: The rows below.
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) {
    self.value = value
    binding = isExpanded
    self.content = content
  }

  /// The rows.
  public var body: some View {
    let isExpanded = binding ?? $isOpen
    let isOpen = isExpanded.wrappedValue
    TableRow(
      value,
      handle: AnyView(
        ElementView(
          RowHandleContent(isExpanded: isOpen, isEnabled: isEnabled),
          handler: { interaction in
            guard isEnabled else { return false }
            switch interaction {
            case .bool(let value): isExpanded.wrappedValue = value
            case .tap: isExpanded.wrappedValue.toggle()
            default: return false
            }
            return true
          })))
    if isOpen { content().environment(\.tableRowLevel, level + 1) }
  }
}

/// The rows of a tree.
public nonisolated struct _TableOutline<Data: RandomAccessCollection>: _ViewTableRowContent
where Data.Element: Identifiable {
  /// The type of the values that the rows show.
  public typealias TableRowValue = Data.Element

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// The rows.
  public var body: some View {
    ForEach(data) { [children] value in
      if let rows = value[keyPath: children] {
        DisclosureTableRow(value) {
          // Erased, since the type of a tree contains itself.
          AnyView(_TableOutline(data: rows, children: children))
        }
      } else {
        TableRow(value)
      }
    }
  }
}

/// The button that shows or hides the rows below a row of a table.
struct RowHandleContent: ElementContent {
  /// True if the rows are shown.
  var isExpanded: Bool
  var isEnabled: Bool

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode.pressable(nil, "row-handle", context, isEnabled)
    node.set("data-on", "bool")
    node.set("aria-expanded", isExpanded ? "true" : "false")
    node.set("aria-label", context.text(.details))
    return node
  }

  var layout: ElementLayout { ElementLayout(traits: .interactive) }
  var description: String { "RowHandle \(isExpanded ? "open" : "closed")" + enabled(isEnabled) }
}
