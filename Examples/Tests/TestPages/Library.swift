import ComposableUI

/// Tabs in a sidebar with sections, and bars with menus.
struct Library: View {
  enum Place: Hashable { case home, albums, artists, playlist(Int) }

  @State private var place = Place.home
  @State private var playlists = 2
  @State private var log = "nothing"

  var body: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: .home) { home }
      Tab("Search", systemImage: "magnifyingglass", value: .albums) { Text("Albums") }
        .badge(3)
      TabSection("Library") {
        Tab("Artists", systemImage: "person", value: Place.artists) {
          List(1..<80) { Text("Artist \($0)") }
        }
        .contextMenu { Button("Shuffle") { log = "shuffled" } }
        Tab("Locked", systemImage: "lock", value: Place.playlist(0)) { Text("Locked") }
          .disabled(true)
      }
      TabSection("Playlists") {
        ForEach(1...playlists, id: \.self) { number in
          Tab("Playlist \(number)", systemImage: "star", value: Place.playlist(number)) {
            Text("Songs of \(number)")
          }
        }
      }
      .sectionActions { Button("New", systemImage: "plus") { playlists += 1 } }
      .tabPlacement(.sidebarOnly)
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewSidebarHeader { Text("Music").font(.title2.bold()) }
    .tabViewSidebarBottomBar { Text("Signed in") }
  }

  private var home: some View {
    NavigationStack {
      List {
        Section("Recent") {
          Text("Log: \(log)")
          NavigationLink("Open") { Text("Detail").navigationTitle("Detail") }
        }
        .sectionActions { Button("Clear") { log = "cleared" } }
      }
      .navigationTitle("Home")
      .navigationSubtitle("\(playlists) playlists")
      .toolbar(id: "home") {
        ToolbarItem(id: "add", placement: .primaryAction) {
          Button("Add", systemImage: "plus") { log = "added" }
        }
        ToolbarItem(id: "sort", placement: .secondaryAction) {
          Button("Sort", systemImage: "arrow.up.arrow.down") { log = "sorted" }
        }
        ToolbarItem(id: "export", showsByDefault: false) { Button("Export") { log = "exported" } }
      }
    }
  }
}

/// Pages beside each other, with dots.
struct Onboarding: View {
  @State private var step = 0
  @State private var isLocked = false

  var body: some View {
    NavigationStack {
      VStack {
        Text("Step \(step)")
        Button("Last") { step = 2 }
        Toggle("Locked", isOn: $isLocked)
        TabView(selection: Binding(get: { step }, set: { if !isLocked { step = $0 } })) {
          Tab("Welcome", systemImage: "star", value: 0) { page("Welcome", .blue) }
          Tab("Settings", systemImage: "gearshape", value: 1) { page("Settings", .green) }
          Tab("Ready", systemImage: "checkmark", value: 2) { page("Ready", .orange) }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        TabView {
          Text("First")
          Text("Second")
        }
        .tabViewStyle(.page)
        .frame(height: 120)
      }
      .navigationTitle("Tour")
      .toolbarTitleMenu { Button("Restart") { step = 0 } }
    }
  }

  private func page(_ name: String, _ color: Color) -> some View {
    VStack {
      Text("Page \(name)")
      Button("Use \(name)") {}
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(color.opacity(0.2))
  }
}
