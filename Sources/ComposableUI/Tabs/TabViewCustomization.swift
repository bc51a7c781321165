/// The visibility of tabs that a user has chosen, to be stored.
///
/// ```swift
/// @AppStorage("tabs") private var customization = TabViewCustomization()
/// …
/// TabView {
///   Tab("Home", systemImage: "house") { HomeView() }
///   Tab("News", systemImage: "newspaper") { NewsView() }.customizationID("news")
/// }
/// .tabViewStyle(.sidebarAdaptable)
/// .tabViewCustomization($customization)
/// …
/// Toggle("News", isOn: Binding(
///   get: { customization[sidebarVisibility: "news"] != .hidden },
///   set: { customization[sidebarVisibility: "news"] = $0 ? .visible : .hidden }))
/// ```
///
/// Unlike in SwiftUI, there is no mode in which the user moves and hides tabs: a view of the application
/// changes it.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  private enum Choice: String, Codable { case visible, hidden }

  private var tabs: [String: Choice] = [:]
  private var orders: [String: [String]] = [:]

  /// Creates a customization in which all tabs have their default visibility.
  public init() {}

  /// The visibility in the sidebar of a tab with a `customizationID(_:)`.
  public subscript(sidebarVisibility tab: String) -> Visibility {
    get {
      switch tabs[tab] {
      case .visible: .visible
      case .hidden: .hidden
      case nil: .automatic
      }
    }
    set {
      switch newValue {
      case .automatic: tabs[tab] = nil
      case .visible: tabs[tab] = .visible
      case .hidden: tabs[tab] = .hidden
      }
    }
  }

  /// The values of a tab with a `customizationID(_:)`.
  public subscript(tab tab: String) -> TabCustomization {
    get { TabCustomization(sidebarVisibility: self[sidebarVisibility: tab]) }
    set { self[sidebarVisibility: tab] = newValue.sidebarVisibility }
  }

  /// The values of a section with a `customizationID(_:)`. The order has no effect here.
  public subscript(section section: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: orders[section]) }
    set { orders[section] = newValue.tabOrder }
  }

  /// Gives all tabs their default visibility.
  public mutating func resetVisibility() { tabs = [:] }

  /// Gives the tabs of all sections their default order.
  public mutating func resetSectionOrder() { orders = [:] }

  /// The visibility of a tab that the user has chosen; `nil` for the default one.
  func visibility(of tab: String?) -> Visibility? {
    guard let tab else { return nil }
    let visibility = self[sidebarVisibility: tab]
    return visibility == .automatic ? nil : visibility
  }

  /// The values of a tab.
  public struct TabCustomization: Hashable, Sendable {
    /// The visibility in the sidebar.
    public var sidebarVisibility: Visibility
  }

  /// The values of a section.
  public struct SectionCustomization: Hashable, Sendable {
    /// The names of the tabs in their order; `nil` for the default one.
    public var tabOrder: [String]?
  }
}

private enum TabViewCustomizationKey: EnvironmentKey {
  static var defaultValue: TabViewCustomization? { nil }
}

extension EnvironmentValues {
  /// The visibility of tabs that the user has chosen; `nil` for none.
  var tabCustomization: TabViewCustomization? {
    get { self[TabViewCustomizationKey.self] }
    set { self[TabViewCustomizationKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Shows and hides tabs in the sidebars of tab views, as the user has chosen.
  ///
  /// - Parameter customization: The choices; `nil` for none.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabCustomization, customization?.wrappedValue)
  }
}
