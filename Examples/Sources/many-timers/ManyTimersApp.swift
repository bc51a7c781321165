import ComposableArchitecture
import ComposableUI
import ComposableWeb
import ManyTimers
import TimerViews

/// A dozen timers for each tab: `swift run --package-path Examples many-timers`.
struct ManyTimersApp: WebApp {
  static let usage = "| --terminal"

  static func prepare(_ settings: inout HostSettings, arguments: [String]) throws {
    guard let argument = arguments.first else { return }
    throw UsageError(
      argument == "--terminal"
        ? "'--terminal' has to come first." : "Unknown option '\(argument)'."
    )
  }

  var body: some Scene {
    WindowGroup("Timers") { SingleStore() }
  }
}

/// Has the store of a tab.
private struct SingleStore: View {
  @State private var store = Store(initialState: ManyTimers.State.dozen()) { ManyTimers() }

  var body: some View { ManyTimersView(store: store) }
}
