/// A control for selecting one of several mutually exclusive options.
///
/// ```swift
/// Picker("Filter", selection: $filter) {
///   ForEach(Filter.allCases, id: \.self) { Text($0.rawValue) }
/// }
/// Picker("Size", selection: $size) {
///   Text("Small").tag(1)
///   if hasLarge { Text("Large").tag(2) }
/// }
/// ```
///
/// 1. Each element of the content is an option, at any depth of `ForEach`, `Group` and custom
///    views.
/// 2. The value of an option is its ``View/tag(_:includeOptional:)``; in a `ForEach`, the id of its
///    element unless it has a tag.
/// 3. An option without a tag, or with a tag of another type than the selection, cannot be
///    selected.
///
/// SwiftUI's pickers of several sources and their `currentValueLabel` are not available. For the
/// appearance, see ``View/pickerStyle(_:)``.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.pickerStyle) private var style

  /// Creates a picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: A binding to the value of the selected option.
  ///   - content: The options.
  ///   - label: The views that describe the purpose of the picker.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker with a label that is a view.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  /// The content of the view.
  public var body: some View {
    let selected = selection.wrappedValue
    PickerElement(
      style: style, isEnabled: isEnabled, label: ElementView(LabelContent()) { label },
      options: ElementModifierView(element: OptionContent(), content: content),
      isSelected: { $0.base as? SelectionValue == selected },
      select: { tag in
        guard let value = tag.base as? SelectionValue else { return false }
        selection.wrappedValue = value
        return true
      }
    )
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a text label.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker with a text label.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == ComposableUI.Label<Text, Image> {
  /// Creates a picker with a text label and an icon.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
  ///   - selection: A binding to the value of the selected option.
  ///   - content: The options.
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(selection: selection, content: content) {
      ComposableUI.Label(
        title, systemImage: systemImage,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }

  /// Creates a picker with a text label and an icon.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
  ///   - selection: A binding to the value of the selected option.
  ///   - content: The options.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(selection: selection, content: content) {
      ComposableUI.Label(
        title, systemImage: systemImage,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }
}
