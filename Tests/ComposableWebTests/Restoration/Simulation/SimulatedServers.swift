#if Web
import ComposablePersistence
import ConcurrencyExtras
import Foundation

@testable import ComposableTestSupport
@testable import ComposableWeb

/// The servers of a simulated world, their storage, their browsers, and what happens to them.
final class SimulatedServers: Sendable {
  private struct State {
    var servers: [SimulatedServer] = []
    var count = 0
  }

  /// The time at which all browsers must have gone on.
  let end = Duration.seconds(400)
  let browsers: [SimulatedBrowser]
  private let world: SimulatedWorld
  private let storage: InMemorySessionStorage
  private let durability: SessionDurability
  /// True if the storage is quick, connections with it work, and servers notice lost connections at once.
  private let isReliable: Bool
  private let state: LockIsolated<State>

  init(in world: SimulatedWorld, durability: SessionDurability) {
    self.world = world
    self.durability = durability
    let state = LockIsolated(State())
    self.state = state
    let isReliable = world.chance(0.3)
    self.isReliable = isReliable
    storage = InMemorySessionStorage {
      Date(timeIntervalSinceReferenceDate: world.now / .seconds(1))
    }
    browsers = (1...world.random(1...3)).map {
      SimulatedBrowser(
        "browser \($0)", in: world, durability: durability,
        detachDelays: isReliable ? [0] : [0, 1, 40]
      ) {
        state.withValue { $0.servers }.filter(\.process.isAlive)
      }
    }
  }

  private var servers: [SimulatedServer] { state.withValue { $0.servers } }

  /// Lets things happen for some minutes, and then repairs all connections.
  func live() async {
    for _ in 1...world.random(1...3) { addServer() }
    for browser in browsers { Task { await browser.live() } }
    let longestPause = world.pick([0.05, 1.0, 8.0]) ?? 1.0
    let traps = world.chance(0.2)
    for _ in 1...world.random(5...40) {
      await world.pause(for: .seconds(world.random(0...longestPause)))
      happen(traps: traps)
    }
    for server in servers { server.process.link.heal() }
    world.trace("everything works")
    // Events that trap may be handled again.
    while world.now < end - .seconds(100) {
      if !servers.contains(where: \.process.isAlive) { addServer() }
      await world.pause(for: .seconds(1))
    }
  }

  /// The laws that are violated.
  var violations: [String] {
    var violations = browsers.flatMap(\.violations)
    let crashes = servers.count(where: \.process.hasCrashed)
    if isReliable, browsers.contains(where: { $0.skips > crashes }) {
      violations.append("events are left out more often than processes have crashed")
    }
    return violations
  }

  private func happen(traps: Bool) {
    guard let server = world.pick(servers.filter(\.process.isAlive)) else { return addServer() }
    let browser = world.pick(browsers)
    let (process, link) = (server.process, server.process.link)
    switch world.random(1...24) {
    case 1: addServer()
    case 2: process.crash("crashes")
    case 3:
      world.trace("\(process.name) is told to stop")
      addServer()
      Task { await server.stop() }
    case 4 where !isReliable:
      world.trace("the connection of \(process.name) with the storage is lost")
      link.cut()
    case 5...6:
      world.trace("the connection of \(process.name) with the storage works")
      link.heal()
    case 7 where !isReliable:
      world.trace("the storage is restarted")
      let links = servers.map(\.process.link)
      for link in links { link.cut() }
      Task {
        await world.pause(for: .seconds(world.random(0...20)))
        for link in links { link.heal() }
      }
    case 8...10: browser?.disconnect()
    case 11 where traps: browser?.tap(.trap)
    default: browser?.tap(.increment)
    }
  }

  private func addServer() {
    let count = state.withValue { state in
      state.count += 1
      return state.count
    }
    let server = SimulatedServer(
      "server \(count)", in: world, with: storage, durability: durability,
      isReliable: isReliable)
    world.trace("\(server.process.name) starts")
    state.withValue { $0.servers.append(server) }
  }

  /// Releases all servers.
  func stop() {
    for browser in browsers { browser.end() }
    let released = state.withValue { state in
      defer { state.servers = [] }
      return state.servers
    }
    for server in released {
      server.process.link.release()
      server.process.end("is released")
      world.start { await server.host.shutDown() }
    }
  }
}
#endif
