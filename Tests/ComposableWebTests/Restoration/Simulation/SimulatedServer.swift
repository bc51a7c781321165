#if Web
import ComposableCore
import ComposablePersistence
import ComposableUI
import ComposableConcurrency
import Sharing

@testable import ComposableTestSupport
@testable import ComposableWeb

/// A server of a simulated world, which may end at any time.
final class SimulatedServer: Sendable {
  let host: ViewHost
  let process: SimulatedProcess

  init(
    _ name: String, in world: SimulatedWorld, with storage: InMemorySessionStorage,
    durability: SessionDurability, isReliable: Bool
  ) {
    let process = SimulatedProcess(name, in: world, isReliable: isReliable)
    var settings = HostSettings()
    settings.sessionStorage = LinkedSessionStorage(storage: storage, link: process.link)
    settings.sessionDurability = durability
    settings.clock = SimulatedClock(
      in: world, rate: world.random(0.9...1.1), start: .seconds(world.random(0...120)))
    settings.jitter = { world.random(0.5...1) }
    // The use of the processor differs from run to run.
    settings.limits.processorBurstPerAddress = .seconds(3_600)
    host = ViewHost(at: "/", title: "Tally", settings: settings) {
      SimulatedTallyView { process.crash("traps") }
    }
    self.process = process
  }

  /// Ends the process as a deploy does.
  func stop() async {
    await host.shutDown()
    if process.isAlive { process.end("has stopped") }
  }
}

/// The process of a simulated server: what it does after its end has no effect.
final class SimulatedProcess: Sendable {
  private struct State {
    var isAlive = true
    var hasCrashed = false
    var connections: [SimulatedConnection] = []
  }

  let name: String
  let link: SimulatedLink
  private let world: SimulatedWorld
  private let state = Lock(State())

  private let connectionLatencies: [ClosedRange<Double>]

  /// - Parameters:
  ///   - name: The name of the process.
  ///   - world: The world.
  ///   - isReliable: True if its storage and its connections are quick.
  init(_ name: String, in world: SimulatedWorld, isReliable: Bool) {
    self.name = name
    let latencies: [ClosedRange<Double>] =
      isReliable ? [0...0.002, 0.001...0.05] : [0...0.002, 0.001...0.1, 0.2...2.5]
    let latency = world.pick(latencies) ?? 0...0
    connectionLatencies =
      isReliable ? [0...0.001, 0.01...0.03] : [0...0.001, 0.01...0.1, 0.3...1.5]
    self.world = world
    link = SimulatedLink(of: name, in: world, latency: latency)
  }

  var isAlive: Bool { state.withLock { $0.isAlive } }

  /// True if it has ended by itself.
  var hasCrashed: Bool { state.withLock { $0.hasCrashed } }

  /// Opens a connection; `nil` if the process has ended.
  func connect() -> SimulatedConnection? {
    state.withLock { state in
      guard state.isAlive else { return nil }
      let connection = SimulatedConnection(
        in: world, latency: world.pick(connectionLatencies) ?? 0...0)
      state.connections.removeAll(where: \.isLost)
      state.connections.append(connection)
      return connection
    }
  }

  /// Ends the process by a fault.
  func crash(_ reason: String) {
    state.withLock { if $0.isAlive { $0.hasCrashed = true } }
    end(reason)
  }

  /// Ends the process at once. What is under way to the storage may arrive.
  func end(_ reason: String) {
    world.trace("\(name) \(reason)")
    link.end()
    let connections = state.withLock { state in
      state.isAlive = false
      defer { state.connections = [] }
      return state.connections
    }
    for connection in connections { connection.lose() }
  }
}

/// A number that outlives its server, and an action that ends the process.
@Reducer struct SimulatedTally {
  @ObservableState struct State: Codable, Equatable {
    var count = 0
  }

  enum Action { case increment, trap }

  let trap: @Sendable () -> Void

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .trap: trap()
      }
      return .none
    }
  }
}

private struct SimulatedTallyView: View {
  let store: StoreOf<SimulatedTally>
  @State private var taps = 0

  init(trap: @escaping @Sendable () -> Void) {
    store = Store(initialState: SimulatedTally.State()) { SimulatedTally(trap: trap) }
      .restorable("tally", version: 1)
  }

  var body: some View {
    Text("count \(store.count), taps \(taps)")
    Button("Increment") {
      store.send(.increment)
      taps += 1
    }
    Button("Trap") { store.send(.trap) }
  }
}
#endif
