import ComposableArchitecture
import ComposableUI
import ComposableWeb
import Foundation
import IdentifiedCollections
import Logging
import TimerFeatures

/// What a server shows each tab.
enum SessionContent: String {
  case counter
  /// A timer that counts.
  case timer
  /// A list of a thousand timers, all of which count.
  case thousandTimers = "thousand-timers"

  /// Serves it until the process ends, without the limits that keep browsers from being too many or too
  /// fast.
  ///
  /// - Parameter ready: Told the port.
  func serve(ready: @escaping @Sendable (_ port: Int) -> Void) async throws {
    let server = ViewServer([host], port: 0) { ready(Int($0.split(separator: ":").last!)!) }
    try await server.runService()
  }

  private var host: ViewHost {
    var settings = HostSettings()
    settings.limits.sessions = 100_000
    settings.limits.sessionsPerAddress = 100_000
    settings.limits.pageBurst = 1_000_000
    settings.limits.eventsPerSecond = 1e9
    settings.limits.eventBurst = 1_000_000_000
    settings.limits.eventsPerSecondPerAddress = 1e9
    settings.limits.eventBurstPerAddress = 1_000_000_000
    settings.limits.connectionsPerAddress = 100_000
    settings.limits.unacknowledgedPatches = 1_000_000
    settings.limits.heartbeat = .seconds(3_600)
    settings.logger.logLevel = .error
    return switch self {
    case .counter:
      ViewHost(title: rawValue, settings: settings) {
        CounterView(store: Store(initialState: Counter.State()) { Counter() })
      }
    case .timer:
      ViewHost(title: rawValue, settings: settings) {
        LonelyTimerView(store: Store(initialState: Self.counting) { LonelyTimer() })
      }
    case .thousandTimers:
      ViewHost(title: rawValue, settings: settings) {
        ManyTimersView(store: Store(initialState: Self.thousand) { ManyTimers() })
      }
    }
  }

  /// A timer that goes on counting when it is shown.
  private static var counting: LonelyTimer.State {
    LonelyTimer.State(name: "Tea", duration: .seconds(3_600), position: .counting)
  }

  private static var thousand: ManyTimers.State {
    ManyTimers.State(
      timers: IdentifiedArray(
        uniqueElements: (0..<1_000).map { _ in Identified(counting, id: UUID()) }
      )
    )
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("Count") { store.send(.increment) }
    }
  }
}
