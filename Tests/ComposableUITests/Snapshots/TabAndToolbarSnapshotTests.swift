import Testing

@_spi(Renderer) @testable import ComposableUI

/// Tabs in sidebars and as pages, and menus of toolbars.
@MainActor
@Suite struct TabAndToolbarSnapshotTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("TabSection, sectionActions, tabViewSidebarHeader") {
      TabView {
        TabSection("s") {
          Tab {
            Divider()
          } label: {
            Text("t")
          }
          .disabled(true)
        }
        .sectionActions { Text("a") }
        .customizationBehavior(.disabled)
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarHeader { Text("h") }
      .tabViewSidebarFooter { Text("f") }
      .tabViewSidebarBottomBar { Text("b") }
    } is: {
      """
      Tabs(isSidebar)
        TabBar
          TabSidebarPart(place: header)
            Text(runs: [(text: "h", traits: (0))])
          TabSection
            TabHeading
              Text(runs: [(text: "s", traits: (0))])
              Text(runs: [(text: "a", traits: (0))])
            TabButton(isSelected)
              Text(runs: [(text: "t", traits: (0))])
          TabSidebarPart(place: footer)
            Text(runs: [(text: "f", traits: (0))])
          TabSidebarPart(place: bottomBar)
            Text(runs: [(text: "b", traits: (0))])
        TabPanel(isSelected)
          Divider
      """
    }
    Snapshot("tabPlacement, defaultVisibility, hidden, customizationID, tabViewCustomization") {
      TabView {
        Tab {
          Divider()
        } label: {
          Text("t")
        }
        .tabPlacement(.sidebarOnly)
        .defaultVisibility(.hidden, for: .sidebar)
        .customizationID("t")
        Tab {
          Divider()
        } label: {
          Text("u")
        }
        .hidden()
      }
      .tabViewCustomization(.constant(TabViewCustomization()))
      .tabViewStyle(.tabBarOnly)
    } is: {
      """
      Tabs
        TabBar
          TabButton(isSelected, isEnabled, isHiddenInBar, isHiddenInSidebar)
            Text(runs: [(text: "t", traits: (0))])
        TabPanel(isSelected)
          Divider
        TabPanel
          Divider
      """
    }
    Snapshot("Tab contextMenu, swipeActions") {
      TabView {
        Tab {
          Divider()
        } label: {
          Text("t")
        }
        .contextMenu { Text("m") }
        .swipeActions { Text("n") }
      }
      .tabViewStyle(.grouped)
    } is: {
      """
      Tabs
        TabBar
          ContextMenu(isEnabled)
            TabButton(isSelected, isEnabled)
              Text(runs: [(text: "t", traits: (0))])
            ContextMenuItems
              Text(runs: [(text: "m", traits: (0))])
              Text(runs: [(text: "n", traits: (0))])
        TabPanel(isSelected)
          Divider
      """
    }
    Snapshot("page, indexViewStyle") {
      TabView {
        Divider()
        Divider()
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    } is: {
      """
      Tabs(pages: (selected: 0, swipe: 0, hasBackground))
        TabBar
          TabButton(isSelected, isEnabled, pageNumber: 1)
          TabButton(isEnabled, pageNumber: 2)
        TabPanel(isSelected, isPage)
          Divider
        TabPanel(isPage)
          Divider
      """
    }
    Snapshot("toolbar(id:), defaultCustomization, sharedBackgroundVisibility, DefaultToolbarItem") {
      NavigationStack {
        Divider()
          .toolbar(id: "b") {
            ToolbarItem(id: "i") { Text("i") }.customizationBehavior(.reorderable)
              .sharedBackgroundVisibility(.hidden)
            ToolbarItem(id: "m") { Text("m") }.defaultCustomization(.hidden)
            DefaultToolbarItem(kind: .search)
          }
          .toolbar(removing: .title)
          .searchToolbarBehavior(.minimize)
      }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic, isTitleRemoved))
          ToolbarSlot(slot: trailing)
            ToolbarItem(placement: (slot: trailing))
              Text(runs: [(text: "i", traits: (0))])
            ToolbarMenu(menu: more)
              ToolbarItem(placement: (slot: trailing, menu: more))
                Text(runs: [(text: "m", traits: (0))])
          Divider
      """
    }
    Snapshot("toolbarTitleMenu, navigationSubtitle, toolbarItemHidden") {
      NavigationStack {
        Divider()
          .navigationSubtitle("s")
          .toolbarTitleMenu { Text("m") }
          .toolbar { Text("i").toolbarItemHidden() }
      }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic, subtitle: "s", hasTitleMenu))
          ToolbarSlot(slot: principal)
            ToolbarMenu(menu: title)
              ToolbarItem(placement: (slot: principal, menu: title))
                Text(runs: [(text: "m", traits: (0))])
          ToolbarSlot(slot: trailing)
            ToolbarItem(placement: (slot: trailing))
          Divider
      """
    }
    Snapshot("ToolbarItemGroup(label:)") {
      NavigationStack {
        Divider()
          .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Text("a")
            } label: {
              Text("l")
            }
          }
      }
    } is: {
      """
      Navigation
        Screen(isRoot, options: (titleDisplayMode: automatic))
          ToolbarSlot(slot: bottom)
            ToolbarItem(placement: (slot: bottom))
              Text(runs: [(text: "a", traits: (0))])
          Divider
      """
    }
  }
}
