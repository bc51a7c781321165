import ComposableArchitecture
import ComposableUI
import ComposableWeb
import ProgramOptions
import TimerFeatures

/// An app with a dozen timers for each tab.
struct ManyTimersApp: WebApp {
  static let usage = "many"

  static func prepare(_ settings: inout HostSettings, arguments: [String]) throws {
    _ = try ProgramOptions(arguments, command: "many")
  }

  var body: some Scene {
    WindowGroup("Timers") { ManyTimersWindow() }
  }
}

private struct ManyTimersWindow: View {
  @State private var store = Store(initialState: .dozen()) { ManyTimers() }

  var body: some View { ManyTimersView(store: store) }
}
