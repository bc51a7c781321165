import ArgumentParser
import ComposableArchitecture
import ComposableUI
import ComposableWeb
import LonelyTimer
import Synchronization
import TimerViews

/// A timer for each tab: `swift run --package-path Examples lonely-timer --name Egg --seconds 360`.
struct LonelyTimerApp: WebApp {
  static let usage = "[--name NAME] [--seconds SECONDS] | --terminal ..."

  /// What the timer of each tab begins with.
  private static let timer = Mutex(LonelyTimer.State(name: "", duration: .zero))

  static func prepare(_ settings: inout HostSettings, arguments: [String]) throws {
    guard !arguments.contains("--terminal") else {
      throw UsageError("'--terminal' has to come first.")
    }
    do {
      let timer = try LonelyTimerCommand.parse(arguments).timer
      Self.timer.withLock { $0 = timer }
    } catch {
      throw UsageError(LonelyTimerCommand.message(for: error))
    }
  }

  var body: some Scene {
    let timer = Self.timer.withLock { $0 }
    WindowGroup(timer.name) { OneTimer(timer: timer) }
  }
}

/// Has the store of a tab.
private struct OneTimer: View {
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
