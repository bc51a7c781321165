import ComposableArchitecture
import ComposableUI
import ComposableWeb
import Foundation
import Synchronization
import TimerFeatures

/// An app with a timer for each tab.
struct LonelyTimerApp: WebApp {
  static let usage = "lonely [--name NAME] [--seconds SECONDS]"

  /// The initial state of each tab.
  private static let timer = Mutex(LonelyTimer.State(name: "Tea", duration: .seconds(180)))

  static func prepare(_ settings: inout HostSettings, arguments: [String]) throws {
    var timer = timer.withLock { $0 }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "lonely" { continue }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      guard ["--name", "--seconds"].contains(option) else {
        throw UsageError("Unknown option '\(argument)'.")
      }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw UsageError("Missing value for '\(option)'.")
      }
      if option == "--name" {
        timer.name = value
      } else {
        let range = LonelyTimer.State.seconds
        guard let seconds = Double(value), range.contains(seconds) else {
          throw UsageError(
            "'\(value)' is not a number of seconds from 0 to \(Int(range.upperBound))."
          )
        }
        timer.duration = .seconds(seconds)
      }
    }
    Self.timer.withLock { [timer] in $0 = timer }
  }

  var body: some Scene {
    let timer = Self.timer.withLock { $0 }
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
