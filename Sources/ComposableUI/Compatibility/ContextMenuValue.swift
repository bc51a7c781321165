/// The menu of actions of a view, by the older form of `contextMenu`.
@available(*, deprecated, message: "Use 'contextMenu(menuItems:)'.")
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  /// Creates a menu.
  ///
  /// - Parameter menuItems: The buttons of the menu, with dividers and controls between them.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    self.menuItems = menuItems()
  }
}

nonisolated extension View {
  /// Adds a menu of actions to each element of this view; `nil` for none.
  @available(*, deprecated, message: "Use 'contextMenu(menuItems:)'.")
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self.contextMenu { contextMenu?.menuItems }
  }
}
