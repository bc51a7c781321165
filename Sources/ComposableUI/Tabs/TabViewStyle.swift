/// An appearance of tab views.
public protocol TabViewStyle {}

/// An appearance of the library.
private protocol SystemTabViewStyle: TabViewStyle {
  var tabs: TabsStyle { get }
}

/// The appearance of tab views.
struct TabsStyle: Hashable, Sendable {
  enum Kind { case bar, sidebar, pages }

  var kind = Kind.bar
  /// The visibility of the dots of pages.
  var index = PageTabViewStyle.IndexDisplayMode.automatic
}

/// The default appearance of tab views, a bar of buttons: `.tabViewStyle(.automatic)`.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the default tab view style, a bar of buttons.
  public init() {}
}

/// A bar of buttons at all widths of the window: `.tabViewStyle(.tabBarOnly)`.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates a tab view style with a bar of buttons.
  public init() {}
}

/// A bar of buttons, as that of ``DefaultTabViewStyle`` here: `.tabViewStyle(.grouped)`.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates a tab view style with a bar of buttons.
  public init() {}
}

/// A sidebar in a wide window, and a bar in a narrow one: `.tabViewStyle(.sidebarAdaptable)`.
///
/// A window is wide if its `\.horizontalSizeClass` is `regular`.
public struct SidebarAdaptableTabViewStyle: SystemTabViewStyle {
  var tabs: TabsStyle { TabsStyle(kind: .sidebar) }

  /// Creates a tab view style with a sidebar.
  public init() {}
}

/// Pages beside each other: `.tabViewStyle(.page)`.
///
/// ```swift
/// TabView(selection: $step) {
///   WelcomeView().tag(0)
///   PermissionsView().tag(1)
/// }
/// .tabViewStyle(.page)
/// ```
///
/// 1. The user swipes to a page, or selects it by a dot, and by the arrow keys while the focus is in the dots.
///    The selection follows.
/// 2. Each view is a page, with or without a label. One with a label, of a ``Tab`` or a `tabItem(_:)`, appears when
///    it is selected; those without a label appear all at once.
/// 3. All pages have the height of the highest one, and the window scrolls.
public struct PageTabViewStyle: SystemTabViewStyle {
  /// The visibility of the index of pages.
  public struct IndexDisplayMode: Hashable, Sendable {
    private enum Mode { case automatic, always, never }

    private let mode: Mode

    /// An index of pages that is visible if there are several pages.
    public static let automatic = IndexDisplayMode(mode: .automatic)
    /// An index of pages that is always visible.
    public static let always = IndexDisplayMode(mode: .always)
    /// An index of pages that is never visible.
    public static let never = IndexDisplayMode(mode: .never)
  }

  let tabs: TabsStyle

  /// Creates a tab view style for pages.
  ///
  /// - Parameter indexDisplayMode: The visibility of the dots.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    tabs = TabsStyle(kind: .pages, index: indexDisplayMode)
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default tab view style, a bar of buttons.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of buttons at all widths of the window.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A bar of buttons.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar in a wide window, and a bar in a narrow one.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages beside each other.
  ///
  /// - Parameter indexDisplayMode: The visibility of the dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// An appearance of the index of pages.
public protocol IndexViewStyle {}

/// Dots, one for each page: `.indexViewStyle(.page)`.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of the background of the index.
  public struct BackgroundDisplayMode: Sendable {
    fileprivate let isAlways: Bool

    /// A background whose visibility the system chooses: none.
    public static let automatic = BackgroundDisplayMode(isAlways: false)
    /// A background that is visible while the user changes the page. It is not visible here.
    public static let interactive = BackgroundDisplayMode(isAlways: false)
    /// A background that is always visible.
    public static let always = BackgroundDisplayMode(isAlways: true)
    /// A background that is never visible.
    public static let never = BackgroundDisplayMode(isAlways: false)
  }

  fileprivate let hasBackground: Bool

  /// Creates an index style with a dot for each page.
  ///
  /// - Parameter backgroundDisplayMode: The visibility of the background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    hasBackground = backgroundDisplayMode.isAlways
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, one for each page.
  ///
  /// - Parameter backgroundDisplayMode: The visibility of the background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension EnvironmentValues {
  private enum TabsStyleKey: EnvironmentKey {
    static var defaultValue: TabsStyle { TabsStyle() }
  }

  private enum PageIndexBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The appearance of tab views.
  var tabsStyle: TabsStyle {
    get { self[TabsStyleKey.self] }
    set { self[TabsStyleKey.self] = newValue }
  }

  /// True if the dots of pages have a background.
  var hasPageIndexBackground: Bool {
    get { self[PageIndexBackgroundKey.self] }
    set { self[PageIndexBackgroundKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the appearance of the tab views in this view.
  ///
  /// - Parameter style: The appearance.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    let tabs = (style as? any SystemTabViewStyle)?.tabs ?? TabsStyle()
    let (styleSheet, script): (String?, String?) =
      switch tabs.kind {
      case .bar: (nil, nil)
      case .sidebar: ("tab-sidebar.css", nil)
      case .pages: ("pages.css", "pages.js")
      }
    return environment(\.tabsStyle, tabs).needing(styleSheet).needing(script)
  }

  /// Sets the appearance of the dots of pages in this view.
  ///
  /// - Parameter style: The appearance.
  public func indexViewStyle(_ style: some IndexViewStyle) -> some View {
    let hasBackground = (style as? PageIndexViewStyle)?.hasBackground ?? false
    return environment(\.hasPageIndexBackground, hasBackground)
  }
}
