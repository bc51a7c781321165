import ArgumentParser
import ComposableArchitecture
import ComposableUI
import ComposableWeb
import TimerFeatures

/// An app with a timer for each tab.
struct LonelyTimerApp: WebApp {
  struct Options: ParsableArguments {
    @Option var name = "Tea"

    @Option(help: "The duration.")
    var seconds = 180.0

    func validate() throws {
      let range = LonelyTimer.State.seconds
      guard range.contains(seconds) else {
        throw ValidationError(
          "'\(seconds)' is not a number of seconds from 0 to \(Int(range.upperBound)).")
      }
    }
  }

  /// The initial state of each tab.
  private static let timer = LockIsolated(
    LonelyTimer.State(name: "Tea", duration: .seconds(180))
  )

  static func prepare(_ settings: inout HostSettings, options: Options) {
    timer.setValue(LonelyTimer.State(name: options.name, duration: .seconds(options.seconds)))
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
