import ComposableUI

/// Tabs that are higher than a window: without screens, with screens, and with views below them.
struct Tabs: View {
  @State private var isAlertShown = false

  var body: some View {
    TabView {
      VStack {
        Button("Read") { isAlertShown = true }
        lines("First")
      }
      .tabItem { Text("First") }
      lines("Second").tabItem { Text("Second") }
      NavigationStack {
        List {
          NavigationLink("Open") {
            List { lines("Detail") }.navigationTitle("Detail")
          }
          lines("Third")
        }
        .navigationTitle("Third")
      }
      .tabItem { Text("Third") }
      NavigationStack { List { lines("Fourth") }.navigationTitle("Fourth") }
        .safeAreaInset(edge: .bottom) { Text("Below") }
        .tabItem { Text("Fourth") }
    }
    .alert("Terms", isPresented: $isAlertShown) {
      Button("Accept") {}
      Button("Decline", role: .cancel) {}
    } message: {
      Text((1...400).map { "Word \($0)." }.joined(separator: " "))
    }
  }

  private func lines(_ name: String) -> some View {
    ForEach(1..<60) { Text("\(name) \($0)") }
  }
}
