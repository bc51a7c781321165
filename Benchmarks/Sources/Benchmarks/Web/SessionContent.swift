import CaseStudies
import ComposableArchitecture
import ComposablePersistence
import ComposablePostgreSQL
import ComposableSQLite
import ComposableUI
import ComposableWeb
import Foundation
import IdentifiedCollections
import Logging
import TimerFeatures

/// The content of each session of a server.
enum SessionContent: String {
  case counter
  /// A counter on a server with the limits of the public internet.
  case guarded
  /// A counter with a note of 4 kB, which is not stored.
  case noted
  /// A counter with a note of 4 kB, which is stored in the file of the environment's `SESSIONS`, or in the
  /// database of `DATABASE_URL`.
  case stored
  /// A counter with a note of 4 kB, which is stored before it is shown.
  case acknowledged
  /// A counter that all nodes share, in the database of the environment's `DATABASE_URL`.
  case shared
  /// A timer that counts.
  case timer
  /// A list of a thousand timers, all of which count.
  case thousandTimers = "thousand-timers"
  /// All case studies, for the soak test.
  case gallery

  /// Serves the content until the process ends, all but ``guarded`` without the limits of numbers and
  /// rates.
  ///
  /// - Parameter ready: A closure that is called with the port once the server accepts connections.
  func serve(ready: @escaping @Sendable (_ port: Int) -> Void) async throws {
    let settings = try settings()
    if self == .gallery {
      // No request leaves this machine.
      prepareDependencies { $0.factClient = FactClient { "\($0) is a number." } }
      ServerReport.answerRequests { settings.sessions.count }
    }
    if self == .shared {
      let node = SharedNode(try PostgreSQLStorage())
      prepareDependencies { $0.sharedNode = node }
    }
    let server = ViewServer([host(settings)], port: 0) {
      ready(Int($0.split(separator: ":").last!)!)
    }
    try await server.runService()
  }

  private func settings() throws -> HostSettings {
    var settings = HostSettings()
    if self == .stored || self == .acknowledged {
      let environment = ProcessInfo.processInfo.environment
      settings.sessionStorage =
        if let path = environment["SESSIONS"] {
          try SQLiteSessionStorage(path: path)
        } else {
          try PostgreSQLStorage()
        }
      if self == .acknowledged { settings.sessionDurability = .acknowledged }
    }
    if self == .guarded {
      settings.logger.logLevel = .error
      return settings
    }
    settings.limits.sessions = 100_000
    settings.limits.sessionsPerAddress = 100_000
    settings.limits.pageBurst = 1_000_000
    settings.limits.requestBurst = 1_000_000
    settings.limits.eventsPerSecond = 1e9
    settings.limits.eventBurst = 1_000_000_000
    settings.limits.eventsPerSecondPerAddress = 1e9
    settings.limits.eventBurstPerAddress = 1_000_000_000
    settings.limits.connectionsPerAddress = 100_000
    settings.limits.unacknowledgedPatches = 1_000_000
    settings.limits.heartbeat = .seconds(3_600)
    settings.logger.logLevel = .error
    if self == .gallery {
      settings.limits.heartbeat = .seconds(20)
      settings.limits.grace = .seconds(10)
    }
    return settings
  }

  private func host(_ settings: HostSettings) -> ViewHost {
    switch self {
    case .counter, .guarded:
      ViewHost(title: rawValue, settings: settings) {
        CounterView(store: Store(initialState: Counter.State()) { Counter() })
      }
    case .noted, .stored, .acknowledged:
      ViewHost(title: rawValue, settings: settings) {
        NotedCounterView(
          store: Store(initialState: NotedCounter.State()) { NotedCounter() }.restorable("counter"))
      }
    case .shared:
      ViewHost(title: rawValue, settings: settings) {
        SharedCounterView(store: Store(initialState: SharedCounter.State()) { SharedCounter() })
      }
    case .timer:
      ViewHost(title: rawValue, settings: settings) {
        LonelyTimerView(store: Store(initialState: Self.counting) { LonelyTimer() })
      }
    case .thousandTimers:
      ViewHost(title: rawValue, settings: settings) {
        ManyTimersView(store: Store(initialState: Self.thousand) { ManyTimers() })
      }
    case .gallery:
      ViewHost(title: rawValue, settings: settings) { GalleryView() }
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

/// A counter of all nodes.
@Reducer struct SharedCounter {
  @ObservableState struct State {
    @Shared(.row("counter", default: 0)) var count: Int
  }

  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$count.withLock { $0 += 1 }
      return .none
    }
  }
}

struct SharedCounterView: View {
  let store: StoreOf<SharedCounter>

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("Count") { store.send(.increment) }
    }
  }
}

/// A counter with more state than it shows.
@Reducer struct NotedCounter {
  @ObservableState struct State: Codable {
    var count = 0
    var note = String(decoding: Noise.text(4_096), as: UTF8.self)
  }

  enum Action { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

struct NotedCounterView: View {
  let store: StoreOf<NotedCounter>

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("Count") { store.send(.increment) }
    }
  }
}
