/// The properties of a tab that modifiers set.
struct TabOptions: Hashable, Sendable {
  /// True if no button selects the tab.
  var isHidden = false
  /// True if the user can't select the tab.
  var isDisabled = false
  /// True if a bar at an edge has no button of the tab.
  var isHiddenInBar = false
  /// True if a sidebar has no button of the tab.
  var isHiddenInSidebar = false
  /// The name of the tab in a ``TabViewCustomization``; `nil` for none.
  var customizationID: String?

  /// True if there is no button of the tab at some places; without one, at all.
  subscript(isHiddenIn placements: [AdaptableTabBarPlacement]) -> Bool {
    get { isHiddenInBar && isHiddenInSidebar }
    set {
      let isForAll = placements.isEmpty || placements.contains(.automatic)
      if isForAll || placements.contains(.tabBar) { isHiddenInBar = newValue }
      if isForAll || placements.contains(.sidebar) { isHiddenInSidebar = newValue }
    }
  }
}

extension ContainerValues {
  private enum TabOptionsKey: ContainerValueKey {
    static var defaultValue: TabOptions { TabOptions() }
  }

  /// The properties of a tab for the ``TabView`` around it.
  var tabOptions: TabOptions {
    get { self[TabOptionsKey.self] }
    set { self[TabOptionsKey.self] = newValue }
  }
}

/// A place of a tab that is not at the place of all others: `.tabPlacement(.sidebarOnly)`.
public struct TabPlacement: Hashable, Sendable {
  fileprivate let isSidebarOnly: Bool

  /// In the bar and in the sidebar.
  public static let automatic = TabPlacement(isSidebarOnly: false)
  /// In the bar and in the sidebar, where its place is the one in the code here as well.
  public static let pinned = TabPlacement(isSidebarOnly: false)
  /// In the sidebar only.
  public static let sidebarOnly = TabPlacement(isSidebarOnly: true)
}

/// The two forms of the buttons of tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private enum Place { case automatic, tabBar, sidebar }

  private let place: Place

  /// Both.
  public static let automatic = AdaptableTabBarPlacement(place: .automatic)
  /// A bar at an edge.
  public static let tabBar = AdaptableTabBarPlacement(place: .tabBar)
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(place: .sidebar)
}

/// The ways in which a user may change a tab. There is no mode for such changes here.
public struct TabCustomizationBehavior: Hashable, Sendable {
  /// As the system prefers.
  public static let automatic = TabCustomizationBehavior()
  /// The user may move and hide the tab.
  public static let reorderable = TabCustomizationBehavior()
  /// The user may not change the tab.
  public static let disabled = TabCustomizationBehavior()
}

nonisolated extension TabContent {
  /// Hides the buttons of these tabs. A tab that is selected stays visible.
  public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
    option(\.tabOptions.isHidden, hidden)
  }

  /// Disables the buttons of these tabs.
  public func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> {
    option(\.tabOptions.isDisabled, disabled)
  }

  /// Sets the place of the buttons of these tabs.
  ///
  /// - Parameter placement: The place.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> {
    option(\.tabOptions.isHiddenInBar, placement.isSidebarOnly, needing: "tab-sidebar.css")
  }

  /// Shows or hides the buttons of these tabs at some places, unless a ``TabViewCustomization`` has another
  /// visibility.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - placements: The places; none for all.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> {
    option(
      \.tabOptions[isHiddenIn: placements], visibility == .hidden, needing: "tab-sidebar.css")
  }

  /// Names these tabs in a ``TabViewCustomization``.
  ///
  /// - Parameter id: The name, which is the same in all versions of the application.
  public func customizationID(_ id: String) -> some TabContent<Self.TabValue> {
    option(\.tabOptions.customizationID, id)
  }

  /// Returns the tabs unchanged: there is no mode in which the user changes tabs.
  ///
  /// - Parameters:
  ///   - behavior: The ways in which a user may change the tabs.
  ///   - placements: The places.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> { _Tabs<Self.TabValue, Self>(content: self) }

  /// Shows a number on the buttons of these tabs; 0 for none.
  public func badge(_ count: Int) -> some TabContent<Self.TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text on the buttons of these tabs; `nil` for none.
  public func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
    let content = TextReader(label ?? Text(verbatim: "")) {
      modified(BadgeContent(text: $0.isEmpty ? nil : $0))
    }
    return _Tabs(content: content.needing("badges.css"))
  }

  /// Shows a text on the buttons of these tabs.
  @_disfavoredOverload
  public func badge(_ label: (some StringProtocol)?) -> some TabContent<Self.TabValue> {
    badge(label.map { Text($0) })
  }

  /// Shows a text on the buttons of these tabs.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<Self.TabValue> {
    badge(Text(key))
  }

  /// Returns the tabs unchanged: only a ``TabSection`` itself has actions.
  public func sectionActions(@ViewBuilder content: () -> some View) -> some TabContent<
    Self.TabValue
  > {
    _Tabs<Self.TabValue, Self>(content: self)
  }

  /// Sets a property of these tabs.
  private func option<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value, needing part: String? = nil
  ) -> some TabContent<Self.TabValue> {
    let content = containerValue(keyPath, value)
    return _Tabs(content: content.needing(part))
  }
}
