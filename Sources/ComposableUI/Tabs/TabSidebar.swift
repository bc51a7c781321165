import ComposableHTML

/// The views of the sidebar of a tab view beside its buttons.
nonisolated struct TabSidebarParts: View, Equatable {
  /// Their views. A new object is another value, as views cannot be compared.
  private final class Views {
    var header: AnyView?
    var footer: AnyView?
    var bottomBar: AnyView?
  }

  private let views = Views()

  /// Returns the parts with one that is added or replaced.
  private static func adding(
    _ view: AnyView, at keyPath: ReferenceWritableKeyPath<Views, AnyView?>, to former: Self?
  ) -> Self {
    let new = Self()
    new.views.header = former?.views.header
    new.views.footer = former?.views.footer
    new.views.bottomBar = former?.views.bottomBar
    new.views[keyPath: keyPath] = view
    return new
  }

  static func header(_ view: AnyView, _ former: Self?) -> Self {
    adding(view, at: \.header, to: former)
  }

  static func footer(_ view: AnyView, _ former: Self?) -> Self {
    adding(view, at: \.footer, to: former)
  }

  static func bottomBar(_ view: AnyView, _ former: Self?) -> Self {
    adding(view, at: \.bottomBar, to: former)
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.views === rhs.views }

  var body: some View {
    part(.header, views.header)
    part(.footer, views.footer)
    part(.bottomBar, views.bottomBar)
  }

  @ViewBuilder private func part(_ place: TabSidebarPartContent.Place, _ view: AnyView?)
    -> some View
  {
    if let view { ElementView(TabSidebarPartContent(place: place)) { view } }
  }
}

/// A part of a sidebar above or below the buttons.
struct TabSidebarPartContent: ElementContent {
  enum Place: String { case header, footer, bottomBar }

  var place: Place

  func html(in context: RenderContext) -> HTMLNode {
    switch place {
    case .header: HTMLNode("div", class: "sidebar-part", [.children])
    case .footer: HTMLNode("div", class: "sidebar-part", [.children])
    case .bottomBar: HTMLNode("div", class: "sidebar-part sidebar-bottom", [.children])
    }
  }

  var layout: ElementLayout { ElementLayout(arrangement: .block) }

  var description: String { "TabSidebar \(place.rawValue)" }
}

private enum TabSidebarKey: EnvironmentKey {
  static var defaultValue: TabSidebarParts? { nil }
}

extension EnvironmentValues {
  /// The views of the sidebars of tab views; `nil` for none.
  var tabSidebar: TabSidebarParts? {
    get { self[TabSidebarKey.self] }
    set { self[TabSidebarKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Adds views above the buttons in the sidebar of a tab view. They are not shown in a narrow window.
  ///
  /// - Parameter content: The views.
  public func tabViewSidebarHeader(@ViewBuilder content: () -> some View) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0 = .header(view, $0) }
  }

  /// Adds views below the buttons in the sidebar of a tab view. They are not shown in a narrow window.
  ///
  /// - Parameter content: The views.
  public func tabViewSidebarFooter(@ViewBuilder content: () -> some View) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0 = .footer(view, $0) }
  }

  /// Adds views at the lower edge of the sidebar of a tab view. They are not shown in a narrow window.
  ///
  /// - Parameter content: The views.
  public func tabViewSidebarBottomBar(@ViewBuilder content: () -> some View) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0 = .bottomBar(view, $0) }
  }
}
