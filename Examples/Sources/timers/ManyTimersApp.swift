import ComposableArchitecture
import ComposableUI
import ComposableWeb
import TimerFeatures

/// An app with a dozen timers for each tab.
struct ManyTimersApp: App {
  var body: some Scene {
    WindowGroup("Timers") { ManyTimersWindow() }
  }
}

private struct ManyTimersWindow: View {
  @State private var store = Store(initialState: .dozen()) { ManyTimers() }

  var body: some View { ManyTimersView(store: store) }
}
