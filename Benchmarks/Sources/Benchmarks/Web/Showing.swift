import ComposableArchitecture
import ComposableUI
import ComposableWeb
import Logging

/// A server of counters, without the limits that keep browsers from being too many or too fast.
enum CounterServer {
  /// Serves until the process ends.
  ///
  /// - Parameter ready: Told the port.
  static func run(ready: @escaping @Sendable (_ port: Int) -> Void) async throws {
    var settings = HostSettings()
    settings.limits.sessions = 100_000
    settings.limits.sessionsPerAddress = 100_000
    settings.limits.eventsPerSecond = 1e9
    settings.limits.eventBurst = 1_000_000_000
    settings.limits.unacknowledgedPatches = 1_000_000
    settings.limits.heartbeat = .seconds(3_600)
    settings.logger.logLevel = .error
    let host = ViewHost(title: "Counter", settings: settings) {
      CounterView(store: Store(initialState: Counter.State()) { Counter() })
    }
    let server = ViewServer([host], port: 0) { ready(Int($0.split(separator: ":").last!)!) }
    try await server.runService()
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
