/// The items of a toolbar with names, see ``View/toolbar(id:content:)``.
///
/// A type of your own conforms to it as to ``ToolbarContent``.
public protocol CustomizableToolbarContent: ToolbarContent {}

nonisolated extension Never: CustomizableToolbarContent {}
nonisolated extension ToolbarItem: CustomizableToolbarContent {}
nonisolated extension ToolbarSpacer: CustomizableToolbarContent {}
nonisolated extension _ToolbarItems: CustomizableToolbarContent {}
nonisolated extension _ConditionalToolbarContent: CustomizableToolbarContent {}
nonisolated extension Group: CustomizableToolbarContent where Content: ToolbarContent {}
nonisolated extension Optional: CustomizableToolbarContent where Wrapped: ToolbarContent {}

/// The ways in which a user may change an item. There is no mode for such changes here.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  /// As the toolbar prefers.
  public static let `default` = ToolbarCustomizationBehavior()
  /// The user may move the item, and not remove it.
  public static let reorderable = ToolbarCustomizationBehavior()
  /// The user may not change the item.
  public static let disabled = ToolbarCustomizationBehavior()
}

/// Options of an item that the user may add. There is no mode for such changes here.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is in the menu "More" while it is not in the bar, as all items are here.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

nonisolated extension CustomizableToolbarContent {
  /// Returns the items unchanged: there is no mode in which the user changes a toolbar.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }

  /// Returns the items unchanged: only a ``ToolbarItem`` itself can be hidden.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
}

nonisolated extension ToolbarContent {
  /// Returns the items unchanged: items have no background that they share.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}

/// An item that a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  fileprivate enum Kind { case title, sidebarToggle, search }

  fileprivate let kind: Kind

  /// The title of the screen.
  public static let title = ToolbarDefaultItemKind(kind: .title)
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The search field.
  public static let search = ToolbarDefaultItemKind(kind: .search)
}

/// An item that a bar has by itself. It stays at its own place here.
public nonisolated struct DefaultToolbarItem: _PrimitiveToolbarContent, CustomizableToolbarContent {
  /// Creates an item.
  ///
  /// - Parameters:
  ///   - kind: The item.
  ///   - placement: Ignored.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// The view of the item, which is empty.
  public var _items: EmptyView { EmptyView() }
}

/// The behavior of a search field in a toolbar. It is always a field here.
public struct SearchToolbarBehavior: Hashable, Sendable {
  /// As the system prefers.
  public static let automatic = SearchToolbarBehavior()
  /// A button that becomes a field. Ignored.
  public static let minimize = SearchToolbarBehavior()
}

nonisolated extension View {
  /// Adds items with names to the toolbar of the screen that contains the view.
  ///
  /// ```swift
  /// .toolbar(id: "editor") {
  ///   ToolbarItem(id: "bold", placement: .primaryAction) { Button("Bold", systemImage: "bold", action: bold) }
  ///   ToolbarItem(id: "export", showsByDefault: false) { Button("Export", action: export) }
  /// }
  /// ```
  ///
  /// Items that are not shown by default are in a menu "More" at the trailing edge of the bar, with those at
  /// ``ToolbarItemPlacement/secondaryAction``. Unlike in SwiftUI, there is no mode in which the user changes the
  /// toolbar.
  ///
  /// - Parameters:
  ///   - id: The name of the toolbar. Ignored.
  ///   - content: The items.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Removes an item that the bar of the screen has by itself: the title. Others stay.
  ///
  /// The title remains the name of the screen for assistive technologies.
  ///
  /// - Parameter defaultItemKind: The item; `nil` for none.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    screenOption(\.isTitleRemoved, defaultItemKind?.kind == .title ? true : nil)
  }

  /// Leaves this view out of the toolbar that it is in.
  ///
  /// - Parameter hidden: False to keep it.
  @ViewBuilder public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    if !hidden { self }
  }

  /// Returns the view unchanged: a search field is always a field.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
