/// The menu of a tab's button.
final class TabMenu {
  let items: AnyView

  /// Creates a menu with items above those of the modifiers around.
  init(_ items: AnyView, _ former: TabMenu?) {
    self.items = former.map { AnyView(TupleView(items, $0.items)) } ?? items
  }
}

private enum TabMenuKey: EnvironmentKey {
  static var defaultValue: TabMenu? { nil }
}

extension EnvironmentValues {
  /// The menu of the buttons of tabs; `nil` for none.
  var tabMenu: TabMenu? {
    get { self[TabMenuKey.self] }
    set { self[TabMenuKey.self] = newValue }
  }
}

nonisolated extension TabContent {
  /// Adds a menu of actions to the buttons of these tabs, see `contextMenu(menuItems:)` of views.
  ///
  /// - Parameter menuItems: The buttons of the menu, with dividers and controls between them.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some TabContent<Self.TabValue>
  {
    let items = AnyView(menuItems())
    return _Tabs<Self.TabValue, _>(
      content: transformEnvironment(\.tabMenu) { $0 = TabMenu(items, $0) }
        .needing("tab-sidebar.css"))
  }

  /// Adds actions to the menu of the buttons of these tabs: a browser has no gesture for them.
  ///
  /// - Parameters:
  ///   - edge: Ignored.
  ///   - allowsFullSwipe: Ignored.
  ///   - content: The buttons.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some TabContent<Self.TabValue> {
    contextMenu(menuItems: content)
  }
}
