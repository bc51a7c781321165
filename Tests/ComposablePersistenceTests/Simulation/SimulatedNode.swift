import ComposableConcurrency
import Dependencies
import Foundation
import IdentifiedCollections
import Sharing

@testable import ComposablePersistence
@testable import ComposableTestSupport

/// The value of a simulated row. Each node changes only what is its own, but for the total.
struct Sheet: Codable, Equatable, Sendable {
  struct Line: Codable, Equatable, Identifiable, Sendable {
    let id: String
    var count = 0
  }

  /// The number of changes by node.
  var counts: [String: Int] = [:]
  var lines: IdentifiedArrayOf<Line> = []
  /// The number of exact changes.
  var total = 0
}

/// A node of a simulated cluster, with what it knows to have done.
final class SimulatedNode: Sendable {
  /// The changes that a node has made of a row.
  struct Changes: Sendable {
    /// The changes of the property, and how many of them are known to be stored.
    var counts = 0
    var storedCounts = 0
    var lines: [String: Int] = [:]
    /// The exact changes that are known to be stored, and those that may be.
    var exact = 0
    var uncertain = 0
  }

  private struct State {
    var rows: [String: Shared<Sheet>] = [:]
    /// The tasks that check what is shown of the rows.
    var watches: [String: Task<Void, Never>] = [:]
    var members: [Int: String] = [:]
    var presence: SharedReader<IdentifiedArrayOf<Member<Int>>>?
    var changes: [String: Changes] = [:]
    var violations: [String] = []
  }

  let name: String
  let storage: LinkedSharedStorage
  private let world: SimulatedWorld
  private let node: SharedNode
  private let state = Lock(State())

  init(_ name: String, in world: SimulatedWorld, with storage: InMemorySharedStorage) {
    self.name = name
    self.world = world
    let latency = world.pick([0...0.002, 0.001...0.2, 0.5...4]) ?? 0...0
    self.storage = LinkedSharedStorage(
      storage, behind: SimulatedLink(of: name, in: world, latency: latency))
    var settings = SharedNodeSettings()
    settings.clock = SimulatedClock(
      in: world, rate: world.random(0.9...1.1), start: .seconds(world.random(0...120)))
    settings.jitter = { [world] in world.random(0.5...1) }
    node = SharedNode(self.storage, settings: settings)
  }

  var link: SimulatedLink { storage.link }
  var violations: [String] { state.withLock { $0.violations } }
  var changes: [String: Changes] { state.withLock { $0.changes } }
  /// The identifiers of the members that are here.
  var members: [String] { state.withLock { $0.members.sorted { $0.key < $1.key }.map(\.value) } }
  /// The values of the rows that are open.
  var rows: [String: Sheet] { state.withLock { $0.rows.mapValues(\.wrappedValue) } }
  /// The members that it shows; `nil` if it shows none.
  var presence: [String]? { state.withLock { $0.presence?.wrappedValue.map(\.id) } }

  private func change(_ key: String, _ body: (inout Changes) -> Void) {
    state.withLock { body(&$0.changes[key, default: Changes()]) }
  }

  /// Opens a row, unless it is open.
  private func row(_ key: String) -> Shared<Sheet> {
    if let open = state.withLock({ $0.rows[key] }) { return open }
    let row = withDependencies {
      $0.sharedNode = node
    } operation: {
      Shared(wrappedValue: Sheet(), .row(key))
    }
    let updates = row.updates
    let watch = Task.detached { [weak self] in
      var last = Sheet()
      for await value in updates {
        self?.check(value, after: last, of: key)
        last = value
      }
    }
    state.withLock { state in
      state.rows[key] = row
      state.watches[key] = watch
    }
    return row
  }

  /// Checks that what was shown once stays.
  private func check(_ value: Sheet, after last: Sheet, of key: String) {
    for (node, count) in last.counts where value.counts[node, default: 0] < count {
      report("\(key) shows \(value.counts[node] ?? 0) changes of \(node) after \(count)")
    }
    if value.total < last.total {
      report("\(key) shows a total of \(value.total) after \(last.total)")
    }
    for line in last.lines where (value.lines[id: line.id]?.count ?? -1) < line.count {
      report("\(key) shows less of the line \(line.id) than before")
    }
  }

  private func report(_ violation: String) {
    world.trace("\(name): \(violation)")
    state.withLock { $0.violations.append("\(name): \(violation)") }
  }

  /// Does something at random with a row or the members.
  func act() async {
    let key = "row \(world.random(1...2))"
    switch world.random(1...20) {
    case 1...6:
      let row = row(key)
      change(key) { $0.counts += 1 }
      let count = changes[key]?.counts ?? 0
      // Not what was shown and one more, which may be the default value.
      row.withLock { $0.counts[name] = max($0.counts[name] ?? 0, count) }
      world.trace("\(name) changes \(key)")
      if world.chance(0.3) { await save(row, of: key) }
    case 7...9:
      let id = "\(name).\(world.random(1...3))"
      change(key) { $0.lines[id, default: 0] += 1 }
      let count = changes[key]?.lines[id] ?? 0
      row(key).withLock { sheet in
        let shown = sheet.lines[id: id]?.count ?? 0
        sheet.lines.updateOrAppend(Sheet.Line(id: id, count: max(shown, count)))
      }
      world.trace("\(name) changes the line \(id) of \(key)")
    case 10...13:
      let row = row(key)
      change(key) { $0.uncertain += 1 }
      world.trace("\(name) updates \(key)")
      do {
        try await row.update { $0.total += 1 }
        change(key) { changes in
          changes.uncertain -= 1
          changes.exact += 1
        }
        world.trace("\(name) has updated \(key)")
      } catch {
        world.trace("\(name) may have updated \(key): \(error)")
      }
    case 14: _ = row(key)
    case 15: close(key)
    case 16...17:
      let id = "\(name).\(world.random(1...1_000_000))"
      let number = node.members.join("topic", id: id, data: Data("1".utf8))
      state.withLock { $0.members[number] = id }
      world.trace("\(id) joins")
    case 18:
      guard let number = world.pick(state.withLock { $0.members.keys.sorted() }) else { return }
      let id = state.withLock { $0.members.removeValue(forKey: number) }
      node.members.leave(number)
      world.trace("\(id ?? "") leaves")
    default:
      guard state.withLock({ $0.presence }) == nil else { return }
      let presence = withDependencies {
        $0.sharedNode = node
      } operation: {
        SharedReader<IdentifiedArrayOf<Member<Int>>>(wrappedValue: [], .presence("topic"))
      }
      state.withLock { $0.presence = presence }
    }
  }

  /// Reports a row that can't be changed and saved although everything works.
  func checkThatChangesAreStored() async {
    for number in 1...2 {
      let key = "row \(number)"
      do {
        try await row(key).update { $0.total += 1 }
        change(key) { $0.exact += 1 }
        try await row(key).save()
      } catch {
        change(key) { $0.uncertain += 1 }
        // Slow storages do not answer in time.
        if link.latency.upperBound < 1 { report("\(key) can't be changed: \(error)") }
      }
    }
  }

  /// Saves a row, and records what is stored then.
  private func save(_ row: Shared<Sheet>, of key: String) async {
    let count = changes[key]?.counts ?? 0
    do {
      try await row.save()
      change(key) { $0.storedCounts = max($0.storedCounts, count) }
    } catch {
      world.trace("\(name) could not save \(key): \(error)")
    }
  }

  /// Releases the property of a row. What was changed is saved all the same.
  private func close(_ key: String) {
    let row = state.withLock { state in
      state.watches.removeValue(forKey: key)?.cancel()
      return state.rows.removeValue(forKey: key)
    }
    if row != nil { world.trace("\(name) closes \(key)") }
  }

  /// Releases everything.
  func end() {
    let released = state.withLock { state in
      for watch in state.watches.values { watch.cancel() }
      defer { (state.rows, state.watches, state.presence) = ([:], [:], nil) }
      return (state.rows, state.presence)
    }
    withExtendedLifetime(released) {}
    for number in state.withLock({ Array($0.members.keys) }) { node.members.leave(number) }
  }
}
