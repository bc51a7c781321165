import ComposableHTML

/// The view of an item in a menu of a toolbar.
nonisolated struct ToolbarMenuItem<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content

  var body: some View {
    ElementView(ToolbarItemContent(placement: placement)) {
      content.environment(\.buttonStyle, .system(.automatic))
    }
    .needing("toolbar-menus.css")
  }
}

/// The button of a menu with items of a toolbar. Its children are the items.
struct ToolbarMenuContent: ElementContent {
  var menu: ToolbarMenu
  /// The title of the screen, for its menu; `nil` for none.
  var title: String?

  // The client script places the menu beside the button.
  func html(in context: RenderContext) -> HTMLNode {
    var inner = context
    inner.isBesideTitle = true
    let icon = SymbolContent(name: menu == .title ? "chevron.down" : "ellipsis.circle")
    let text = HTMLNode("span", idPrefix: "t", class: "text", [.text(title ?? "")])
    let label = HTMLNode(
      "span", idPrefix: "s", class: "label", [.node(text), .node(icon.html(in: inner))])
    var button = HTMLNode.pressable("i", "button automatic menu-button", context, true)
    button.set("popovertarget", "c\(context.id)")
    button.set("aria-haspopup", "true")
    let name = menu == .title ? title ?? context.text(.menu) : context.text(.more)
    button.set("aria-label", name)
    button.content = [.node(label)]
    var items = HTMLNode("div", idPrefix: "c", class: "menu-items", [.children])
    items.set("popover", "")
    items.set("role", "group")
    items.set("aria-label", name)
    var node = HTMLNode("div", class: "item menu-host", [.node(button), .node(items)])
    if menu == .title { node.add(class: "title-menu") }
    return node
  }

  var layout: ElementLayout { ElementLayout(traits: .interactive) }

  var description: String {
    switch menu {
    case .more: "ToolbarMenu"
    case .title: "TitleMenu" + (title.map { " \"\($0)\"" } ?? "")
    }
  }
}
