import ComposableConcurrency
import ComposablePersistence
import Foundation
import IdentifiedCollections

@testable import ComposableTestSupport

/// The nodes of a simulated cluster, their storage, and what happens to them.
final class SimulatedCluster: Sendable {
  private struct State {
    var nodes: [SimulatedNode] = []
    var crashed: [SimulatedNode] = []
    var count = 0
    /// The calls of all nodes at the beginning of the time in which nothing happens.
    var restingCalls = 0
  }

  /// The time at which all nodes must agree.
  let end = Duration.seconds(600)
  private let world: SimulatedWorld
  private let storage: InMemorySharedStorage
  private let state = Lock(State())

  init(in world: SimulatedWorld) {
    self.world = world
    // The time of the storage is not that of the nodes.
    storage = InMemorySharedStorage {
      Date(timeIntervalSinceReferenceDate: world.now / .seconds(1))
    }
  }

  private var nodes: [SimulatedNode] { state.withLock { $0.nodes } }

  /// Lets things happen for some minutes, and then repairs all connections.
  func live() async {
    for _ in 1...world.random(1...3) { addNode() }
    let longestPause = world.pick([0.01, 1.0, 10.0]) ?? 1.0
    for _ in 1...world.random(5...40) {
      await world.pause(for: .seconds(world.random(0...longestPause)))
      happen()
    }
    for node in nodes { node.link.heal() }
    world.trace("all connections work")
    // The last save may have to wait for calls that time out, and for their retries.
    try? await world.sleep(until: end - .seconds(120))
    for node in nodes { await node.checkThatChangesAreStored() }
    try? await world.sleep(until: end - .seconds(20))
    state.withLock { $0.restingCalls = $0.nodes.map(\.storage.callCount).reduce(0, +) }
  }

  private func happen() {
    guard let node = world.pick(nodes) else { return addNode() }
    switch world.random(1...20) {
    case 1: addNode()
    case 2: crash(node)
    case 3:
      world.trace("the connection of \(node.name) is lost")
      node.link.cut()
    case 4...5:
      world.trace("the connection of \(node.name) works")
      node.link.heal()
    case 6:
      world.trace("the storage is restarted")
      for node in nodes { node.link.cut() }
      let nodes = nodes
      Task {
        await world.pause(for: .seconds(world.random(0...20)))
        for node in nodes { node.link.heal() }
      }
    default: Task { await node.act() }
    }
  }

  private func addNode() {
    let count = state.withLock { state in
      state.count += 1
      return state.count
    }
    let node = SimulatedNode("node \(count)", in: world, with: storage)
    world.trace("\(node.name) starts")
    state.withLock { $0.nodes.append(node) }
  }

  /// Ends a node without a word: what is under way to the storage may arrive.
  private func crash(_ node: SimulatedNode) {
    world.trace("\(node.name) crashes")
    node.link.end()
    state.withLock { state in
      state.nodes.removeAll { $0 === node }
      state.crashed.append(node)
    }
  }

  /// Releases all nodes.
  func stop() {
    let released = state.withLock { state in
      defer { (state.nodes, state.crashed) = ([], []) }
      return state.nodes + state.crashed
    }
    for node in released {
      // Nobody tries again for ever.
      node.link.release()
      node.end()
    }
  }

  /// The laws that are violated.
  func violations() -> [String] {
    let (nodes, crashed, restingCalls) = state.withLock { ($0.nodes, $0.crashed, $0.restingCalls) }
    var violations = (nodes + crashed).flatMap(\.violations)
    for number in 1...2 {
      let key = "row \(number)"
      let stored = storedSheet(key)
      for node in nodes {
        if let shown = node.rows[key], shown != stored {
          violations.append("\(node.name) shows \(shown) of \(key), and \(stored) is stored")
        }
      }
      violations += Self.violations(of: stored, key, nodes, crashed)
    }
    let members = storage.members(of: "topic").map(\.id)
    let present = nodes.flatMap(\.members)
    if members.sorted() != present.sorted() {
      violations.append("the members are \(members), and \(present) are here")
    }
    for node in nodes where node.presence.map({ $0 != members }) ?? false {
      violations.append("\(node.name) shows \(node.presence ?? []), and the members are \(members)")
    }
    if nodes.map(\.storage.callCount).reduce(0, +) != restingCalls {
      violations.append("nodes ask for rows or save them although nothing happens")
    }
    return violations
  }

  private func storedSheet(_ key: String) -> Sheet {
    storage.row(key).flatMap { try? JSONDecoder().decode(Sheet.self, from: $0.data) } ?? Sheet()
  }

  private static func violations(
    of sheet: Sheet, _ key: String, _ nodes: [SimulatedNode], _ crashed: [SimulatedNode]
  ) -> [String] {
    var violations: [String] = []
    func check(_ what: String, _ value: Int, _ range: ClosedRange<Int>) {
      guard !range.contains(value) else { return }
      violations.append("\(key) has \(value) \(what), not \(range)")
    }
    for node in nodes {
      let changes = node.changes[key] ?? .init()
      check(
        "changes of \(node.name)", sheet.counts[node.name] ?? 0, changes.counts...changes.counts)
      for (line, count) in changes.lines {
        check("changes of the line \(line)", sheet.lines[id: line]?.count ?? 0, count...count)
      }
    }
    for node in crashed {
      let changes = node.changes[key] ?? .init()
      check(
        "changes of \(node.name), which has crashed", sheet.counts[node.name] ?? 0,
        changes.storedCounts...changes.counts)
      for (line, count) in changes.lines {
        check("changes of the line \(line)", sheet.lines[id: line]?.count ?? 0, 0...count)
      }
    }
    let changes = (nodes + crashed).compactMap { $0.changes[key] }
    let exact = changes.reduce(0) { $0 + $1.exact }
    check("exact changes", sheet.total, exact...exact + changes.reduce(0) { $0 + $1.uncertain })
    return violations
  }
}
