import ComposableArchitecture
import Dispatch
import Observation

/// The cost of adding, moving and removing a row that has an effect and whose store is observed.
@MainActor
enum RowBenchmarks {
  static func run(_ table: inout Table) async {
    let few = await costs(among: 10)
    for (name, count) in [("1,000", 1_000), ("100,000", 100_000)] {
      let many = await costs(among: count)
      for (verb, cost) in [("add", \Costs.add), ("move", \.move), ("remove", \.remove)] {
        table.add(
          "\(verb) a working, shown row among \(name)", many[keyPath: cost],
          raw: few[keyPath: cost], of: "among 10", factor: 1.2
        )
      }
    }
  }

  /// Nanoseconds of one row.
  private struct Costs {
    var add = 0.0
    var move = 0.0
    var remove = 0.0
  }

  private static func costs(among count: Int) async -> Costs {
    let list = ObservedList(count)
    // The first sample warms up.
    var samples: [Costs] = []
    for _ in 0...15 { samples.append(await sample(list)) }
    samples.removeFirst()
    await list.end()
    return Costs(
      add: Measure.median(samples.map(\.add)), move: Measure.median(samples.map(\.move)),
      remove: Measure.median(samples.map(\.remove))
    )
  }

  /// Adds ten rows, moves them and removes them again, one by one.
  private static func sample(_ list: ObservedList) async -> Costs {
    let count = 10
    var costs = Costs()
    costs.add = Measure.once(count) { for _ in 0..<count { list.add() } }
    list.waitForEffects(count)
    costs.move = Measure.once(count) { for _ in 0..<count { list.move() } }
    // An array of its own: a slice would have the list copy its tasks.
    let tasks = Array(list.tasks.suffix(count))
    costs.remove = Measure.once(count) { for _ in 0..<count { list.remove() } }
    for task in tasks { await task.finish() }
    return costs
  }
}

/// A list of rows as a view shows it: with the store of each row, observed like the list itself.
@MainActor
private final class ObservedList {
  private let store: StoreOf<WorkingRows>
  private let arrivals = DispatchSemaphore(value: 0)
  private var rows: [StoreOf<WorkingRow>] = []
  /// The effects of the rows.
  private(set) var tasks: [StoreTask] = []
  private var nextID: Int

  init(_ count: Int) {
    let states = (0..<count).map { WorkingRow.State(id: $0) }
    store = Store(initialState: WorkingRows.State(rows: IdentifiedArray(uniqueElements: states))) {
      [arrivals] in WorkingRows(arrivals: arrivals)
    }
    nextID = count
    tasks = (0..<count).map { store.send(.rows(.element(id: $0, action: .work))) }
    rows = Array(store.scope(state: \.rows, action: \.rows))
    for row in rows { observe { _ = row.count } }
    waitForEffects(count)
  }

  /// Adds a row, starts its effect, and shows it.
  func add() {
    let id = nextID
    nextID += 1
    store.send(.add(id: id))
    tasks.append(store.send(.rows(.element(id: id, action: .work))))
    let stores = observeList()
    guard let row = stores.last else { preconditionFailure("A row was added.") }
    rows.append(row)
    observe { _ = row.count }
  }

  /// Swaps the last two rows.
  func move() {
    store.send(.swapLastTwo)
    rows.swapAt(rows.count - 2, rows.count - 1)
    _ = observeList()
  }

  /// Removes the last row, whose effect is cancelled.
  func remove() {
    store.send(.removeLast)
    rows.removeLast()
    tasks.removeLast()
    _ = observeList()
  }

  /// Waits until the effects of so many rows run.
  func waitForEffects(_ count: Int) {
    arrivals.wait(count)
  }

  /// Cancels the effects of all rows.
  func end() async {
    for task in tasks { task.cancel() }
    for task in tasks { await task.finish() }
  }

  private func observeList() -> some RandomAccessCollection<StoreOf<WorkingRow>> {
    withObservationTracking {
      store.scope(state: \.rows, action: \.rows)
    } onChange: {
    }
  }

  private func observe(_ read: () -> Void) {
    withObservationTracking(read) {}
  }
}
