/// Chooses one of several.
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
/// 1. Each element of the content is an option, wherever it comes from.
/// 2. An option stands for its tag; in a `ForEach` for the id of its element, unless it has a tag.
/// 3. One without a tag, or with one of another type than the selection, can't be chosen.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.pickerStyle) private var style

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - selection: What is chosen.
  ///   - content: The options.
  ///   - label: What is chosen by it.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Makes a picker.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  public var body: some View {
    let chosen = selection.wrappedValue
    PickerElement(
      style: style, isEnabled: isEnabled, label: ElementView(.label) { label },
      options: ElementModifierView(content: .option, inside: content),
      isChosen: { $0.base as? SelectionValue == chosen },
      choose: { tag in
        guard let value = tag.base as? SelectionValue else { return false }
        selection.wrappedValue = value
        return true
      }
    )
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == ComposableUI.Label<Text, Image> {
  /// Makes a picker with an icon and a title.
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

  /// Makes a picker with an icon and a title.
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
