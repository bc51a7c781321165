import SwiftUI

// Tabs and toolbars, as applications have them.

enum LibraryTab: Hashable {
  case home, search
  case playlist(Int)
}

struct LibraryTabs: View {
  @State private var selection = LibraryTab.home
  @AppStorage("tabs") private var customization = TabViewCustomization()

  @TabContentBuilder<LibraryTab> private var playlists: some TabContent<LibraryTab> {
    Tab("First", systemImage: "star", value: .playlist(1)) { Text("1") }
    Tab("Second", image: "Second", value: .playlist(2)) { Text("2") }.badge("new")
  }

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: .home) { Text("Home") }
        .customizationID("home")
        .customizationBehavior(.disabled, for: .sidebar, .tabBar)
      Tab(value: .search, role: .search) { Text("Search") }
      TabSection("Playlists") { playlists }
      TabSection {
        ForEach(3..<5) { number in
          Tab("\(number)", systemImage: "star", value: LibraryTab.playlist(number)) { Text("3") }
            .contextMenu { Button("Delete") {} }
            .swipeActions { Button("Delete") {} }
        }
      } header: {
        Label("More", systemImage: "folder")
      }
      .sectionActions { Button("New", systemImage: "plus") {} }
      .defaultVisibility(.hidden, for: .tabBar)
      .tabPlacement(.sidebarOnly)
      .hidden(selection == .search)
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
    .tabViewSidebarHeader { Text("Header") }
    .tabViewSidebarFooter { Text("Footer") }
    .tabViewSidebarBottomBar { Text("Bottom") }
  }
}

struct EditorItems: CustomizableToolbarContent {
  var body: some CustomizableToolbarContent {
    ToolbarItem(id: "bold", placement: .primaryAction) { Button("Bold") {} }
      .customizationBehavior(.reorderable)
    ToolbarItem(id: "print", placement: .secondaryAction, showsByDefault: false) {
      Button("Print") {}
    }
    .defaultCustomization(.hidden, options: .alwaysAvailable)
  }
}

struct DraftEditor: View {
  var body: some View {
    NavigationStack {
      TabView {
        Text("One")
        Text("Two")
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      .navigationTitle("Draft")
      .navigationSubtitle("Edited")
      .toolbarTitleMenu { Button("Rename") {} }
      .toolbar(id: "editor") { EditorItems() }
      .toolbar {
        ToolbarItemGroup(placement: .secondaryAction) {
          Button("A") {}.toolbarItemHidden(false)
        } label: {
          Label("Font", systemImage: "textformat")
        }
        ToolbarTitleMenu { Button("Move") {} }
        DefaultToolbarItem(kind: .sidebarToggle, placement: .navigation)
        ToolbarItem { Button("B") {} }.sharedBackgroundVisibility(.hidden)
      }
      .toolbar(removing: .sidebarToggle)
      .searchToolbarBehavior(.minimize)
    }
  }
}
