/// An appearance of tab views. All have a bar of buttons here.
public protocol TabViewStyle {}

/// The default appearance of tab views: `.tabViewStyle(.automatic)`.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the default tab view style, a bar of buttons.
  public init() {}
}

/// Pages: `.tabViewStyle(.page)`. The same as ``DefaultTabViewStyle`` here: pages are selected by the
/// buttons of the bar, not by swiping.
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the index of pages.
  public struct IndexDisplayMode: Sendable {
    /// An index of pages that is visible if there are several pages.
    public static let automatic = IndexDisplayMode()
    /// An index of pages that is always visible.
    public static let always = IndexDisplayMode()
    /// An index of pages that is never visible.
    public static let never = IndexDisplayMode()
  }

  /// Creates a tab view style for pages, which shows a bar of buttons here.
  ///
  /// - Parameter indexDisplayMode: Ignored: the bar is always visible.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default tab view style, a bar of buttons.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The same as ``TabViewStyle/automatic`` here.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// The same as ``TabViewStyle/automatic`` here.
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
    /// A background whose visibility the system chooses.
    public static let automatic = BackgroundDisplayMode()
    /// A background that is visible while the user changes the page.
    public static let interactive = BackgroundDisplayMode()
    /// A background that is always visible.
    public static let always = BackgroundDisplayMode()
    /// A background that is never visible.
    public static let never = BackgroundDisplayMode()
  }

  /// Creates an index style with a dot for each page.
  ///
  /// - Parameter backgroundDisplayMode: Ignored.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, one for each page.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

nonisolated extension View {
  /// Ignored: tab views have the automatic style.
  ///
  /// - Parameter style: The appearance of the tab views.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }

  /// Ignored: tab views have no index.
  ///
  /// - Parameter style: The appearance of the index.
  public func indexViewStyle(_ style: some IndexViewStyle) -> some View { self }
}
