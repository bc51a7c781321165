import ComposableHTML

/// The bar of menus at the top of a window.
nonisolated struct MenuBar: View {
  let menus: [(_CommandsContext) -> [_CommandMenu]]
  let extras: [_Window.MenuBarItem]
  private var context = _CommandsContext()

  init(
    menus: [(_CommandsContext) -> [_CommandMenu]], extras: [_Window.MenuBarItem]
  ) {
    self.menus = menus
    self.extras = extras
  }

  @ViewBuilder var body: some View {
    let menus = menus.flatMap { $0(context) }
    if !menus.isEmpty || !extras.isEmpty { bar(sections(of: menus)) }
  }

  private func bar(_ sections: [MenuSection]) -> some View {
    HStack(spacing: 0) {
      ForEach(sections) { section in
        Menu {
          ForEach(section.parts.indices, id: \.self) { index in
            if index > 0 { Divider() }
            section.parts[index].items
          }
        } label: {
          section.parts[0].title
        }
      }
      Spacer()
      ForEach(extras.indices, id: \.self) { index in
        Menu {
          extras[index].content()
        } label: {
          extras[index].label()
        }
      }
    }
    .modified(MenuBarContent())
    .needing("menu-bar.css")
  }

  /// The menus in their order. The groups of one of the system's are one.
  private func sections(of menus: [_CommandMenu]) -> [MenuSection] {
    var sections: [MenuSection] = []
    for menu in menus {
      let index = sections.firstIndex { section in
        menu.position != .custom && section.parts[0].position == menu.position
      }
      if let index {
        sections[index].parts.append(menu)
      } else {
        sections.append(MenuSection(id: sections.count, parts: [menu]))
      }
    }
    return sections.enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
  }

  private struct MenuSection: Identifiable {
    let id: Int
    /// One or more.
    var parts: [_CommandMenu]

    var order: Int { parts[0].position.rawValue }
  }
}

/// The element of a bar of menus.
struct MenuBarContent: ModifierContent {
  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.add(class: "menu-bar")
    node.set("role", "navigation")
    node.set("aria-label", context.text(.menu))
  }

  var description: String { "menu bar" }
}
