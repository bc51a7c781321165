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
/// 3. A view without a ``View/tabItem(_:)`` is no tab, and is not displayed, unless the tabs are pages.
/// 4. The buttons are in a bar; see ``View/tabViewStyle(_:)`` for a sidebar, and for pages.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates tabs with a binding to the tag of the selected one.
  ///
  /// - Parameters:
  ///   - selection: A binding to the tag of the selected tab; `nil` to let the view manage it.
  ///   - content: The tabs.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates tabs with a binding to the value of the selected one.
  ///
  /// - Parameters:
  ///   - selection: A binding to the value of the selected tab.
  ///   - content: The tabs.
  public init(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content: TabContent<SelectionValue> {
    self.selection = selection
    self.content = content()
  }

  /// The content of the view.
  public var body: some View {
    // Read here, so that the view follows it.
    let selected = selection?.wrappedValue
    TabViewElement(
      content: content.environment(\.splitColumn, nil),
      selection: selection.map { selection in
        TabSelection {
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
  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView where SelectionValue == Never {
  /// Creates tabs that manage their selection themselves.
  ///
  /// - Parameter content: The tabs.
  public init(@TabContentBuilder<Never> content: () -> Content) where Content: TabContent<Never> {
    selection = nil
    self.content = content()
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
