/// A view of tabs, of which the user sees one at a time.
///
/// ```swift
/// TabView(selection: $store.tab) {
///   InboxView(store: store.scope(state: \.inbox, action: \.inbox))
///     .tabItem { Label("Inbox", systemImage: "tray") }
///     .tag(Tab.inbox)
///   SettingsView(store: store.scope(state: \.settings, action: \.settings))
///     .tabItem { Label("Settings", systemImage: "gearshape") }
///     .tag(Tab.settings)
/// }
/// ```
///
/// 1. All tabs exist from the beginning, and keep their state. A tab that is not selected is
///    covered, like a screen of a ``NavigationStack``: its views disappear, and it handles no
///    events.
/// 2. The selected tab is the one whose tag is the selection, or else the first one.
/// 3. A view without a ``View/tabItem(_:)`` is no tab, and is not displayed.
///
/// SwiftUI's tab view styles and badges are not available.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates tabs with a binding to the tag of the selected one.
  ///
  /// - Parameters:
  ///   - selection: A binding to the tag of the selected tab; `nil` to let the view manage it.
  ///   - content: The tabs.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The content of the view.
  public var body: some View {
    // Read here, so that the view follows it.
    let selected = selection?.wrappedValue
    TabViewElement(
      content: content,
      selection: selection.map { selection in
        TabViewElement.Selection {
          $0.base as? SelectionValue == selected
        } select: { tag in
          guard let value = tag.base as? SelectionValue else { return false }
          selection.wrappedValue = value
          return true
        }
      })
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs that manage their selection themselves.
  ///
  /// - Parameter content: The tabs.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

nonisolated extension View {
  /// Makes this view a tab of a ``TabView``.
  ///
  /// - Parameter label: The label of the button that selects the tab.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    TabItemView(content: self, label: label())
  }
}

/// A tab of a ``TabView``, with its label and its value.
///
/// ```swift
/// TabView(selection: $tab) {
///   Tab("Inbox", systemImage: "tray", value: .inbox) { InboxView() }
///   Tab("Sent", systemImage: "paperplane", value: .sent) { SentView() }
/// }
/// ```
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label

  /// Creates a tab with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value of the selection when the tab is selected.
  ///   - content: The views of the tab.
  ///   - label: The views of the button that selects the tab.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// The content of the view.
  public var body: some View {
    if let value {
      tab.tag(value)
    } else {
      tab
    }
  }

  private var tab: some View { Group { content }.tabItem { label } }
}

extension Tab where Label == ComposableUI.Label<Text, Image> {
  /// Creates a tab with a text label and an icon.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
  ///   - value: The value of the selection when the tab is selected.
  ///   - content: The views of the tab.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(value: value, content: content) {
      ComposableUI.Label(
        title, systemImage: systemImage,
        fileID: fileID, filePath: filePath, line: line, column: column
      )
    }
  }
}

extension Tab where Label == ComposableUI.Label<Text, Image>, Value == Never {
  /// Creates a tab without a value, for a ``TabView`` that manages its selection itself.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - systemImage: The name of the icon's symbol, one of ``Symbol/names``.
  ///   - content: The views of the tab.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    value = nil
    self.content = content()
    label = ComposableUI.Label(
      title, systemImage: systemImage,
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }
}
