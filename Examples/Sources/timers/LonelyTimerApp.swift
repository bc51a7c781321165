import ComposableArchitecture
import ComposableUI
import ComposableWeb
import ProgramOptions
import TimerFeatures

/// An app with a timer for each tab.
struct LonelyTimerApp: WebApp {
  static let usage = "lonely [--name NAME] [--seconds SECONDS]"

  /// The initial state of each tab.
  private static let timer = LockIsolated(
    LonelyTimer.State(name: "Tea", duration: .seconds(180))
  )

  static func prepare(_ settings: inout HostSettings, arguments: [String]) throws {
    let options = try ProgramOptions(
      arguments, command: "lonely", names: ["--name", "--seconds"]
    )
    let name = options["--name"]
    let duration = try options.seconds("--seconds", in: LonelyTimer.State.seconds)
    timer.withValue {
      $0.name = name ?? $0.name
      $0.duration = duration ?? $0.duration
    }
  }

  var body: some Scene {
    let timer = Self.timer.value
    WindowGroup(timer.name) { LonelyTimerWindow(timer: timer) }
  }
}

private struct LonelyTimerWindow: View {
  @State private var store: StoreOf<LonelyTimer>

  init(timer: LonelyTimer.State) {
    _store = State(wrappedValue: Store(initialState: timer) { LonelyTimer() })
  }

  var body: some View {
    NavigationStack {
      List { LonelyTimerView(store: store) }
        .navigationTitle("Lonely timer")
    }
  }
}
