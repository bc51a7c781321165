import ComposableArchitecture
import Dispatch

/// The cost of starting, running, cancelling and keeping effects.
@MainActor
enum EffectBenchmarks {
  /// Effects that sleep until they are cancelled.
  static func sleeping(_ table: inout Table) async {
    // The many first: their memory is then not what the few gave back.
    let many = await sleeping(10_000, &table)
    let few = await sleeping(1_000, &table)
    table.add(
      "start one of 10,000 sleeping cancellable effects", many.start, raw: few.start,
      of: "one of 1,000", factor: 2
    )
    table.add(
      "cancel one of 10,000 by its id", many.cancel, raw: few.cancel, of: "one of 1,000", factor: 2
    )
  }

  private static var hops = 0

  private static func hop() {
    hops &+= 1
  }

  /// Effects that send an action and end.
  static func roundTrip(_ table: inout Table) async {
    let count = 2_000
    let bare = await Measure.nanoseconds(count) {
      for _ in 0..<count {
        await Task.detached { await hop() }.value
      }
    }
    let store = Store(initialState: Worker.State()) { Worker() }
    let effect = await Measure.nanoseconds(count) {
      for _ in 0..<count { await store.send(.ping).finish() }
    }
    table.add(
      "`run { await send }` round trip", effect, raw: bare, of: "bare task to the actor and back",
      factor: 2
    )
  }

  /// Effects that sleep, against bare tasks that do. The tasks stay alive until the effects have
  /// been measured, so that neither takes memory that the other gave back.
  ///
  /// - Returns: Nanoseconds to start and to cancel one.
  private static func sleeping(
    _ count: Int, _ table: inout Table
  ) async -> (start: Double, cancel: Double) {
    let arrivals = DispatchSemaphore(value: 0)
    let empty = Memory.allocated
    var tasks: [Task<Void, any Error>] = []
    tasks.reserveCapacity(count)
    let bareStart = Measure.once(count) {
      for _ in 0..<count {
        tasks.append(
          Task.detached {
            arrivals.signal()
            try await Task.sleep(for: .seconds(3600))
          }
        )
      }
    }
    arrivals.wait(count)
    let withTasks = Memory.allocated

    let store = Store(initialState: Worker.State()) { Worker(arrivals: arrivals) }
    var sent: [StoreTask] = []
    sent.reserveCapacity(count)
    let start = Measure.once(count) {
      for id in 0..<count { sent.append(store.send(.sleep(id))) }
    }
    arrivals.wait(count)
    let withEffects = Memory.allocated

    let cancel = Measure.once(count) { for id in 0..<count { store.send(.cancel(id)) } }
    for task in sent { await task.finish() }
    let bareCancel = Measure.once(count) { for task in tasks { task.cancel() } }
    for task in tasks { _ = await task.result }

    table.add(
      "start one of \(count) sleeping effects", start, raw: bareStart, of: "bare task", factor: 2
    )
    table.add(
      "cancel one of \(count) by its id", cancel, raw: bareCancel, of: "bare task", factor: 4
    )
    guard count > 1_000, let empty, let withTasks, let withEffects else { return (start, cancel) }
    let bare = (withTasks - empty) / count
    let each = (withEffects - withTasks) / count
    table.add(
      Table.Row(
        name: "memory of one of \(count) sleeping effects",
        figure: "\(each) B", raw: "\(bare) B bare task", ratio: "+ \(each - bare) B",
        target: "+ 700 B", isMet: each - bare <= 700
      )
    )
    return (start, cancel)
  }

  /// An effect that replaces itself.
  static func restarting(_ table: inout Table) {
    let count = 2_000
    let store = Store(initialState: Worker.State()) { Worker() }
    let restart = Measure.nanoseconds(count) { store.send(.restart) }
    store.send(.cancel(0))
    var task: Task<Void, any Error>?
    let bare = Measure.nanoseconds(count) {
      task?.cancel()
      task = Task.detached { try await Task.sleep(for: .seconds(3600)) }
    }
    task?.cancel()
    table.add("`cancelInFlight` restart", restart, raw: bare, of: "bare task", factor: 3)
  }

  /// Effects that are merged and not started.
  static func merging(_ table: inout Table) {
    for count in [10_000, 100_000] {
      let build = Measure.once(count) {
        let effect = (0..<count).reduce(Effect<Worker.Action>.none) { effect, _ in
          effect.merge(with: .send(.pong))
        }
        withExtendedLifetime(effect) {}
      }
      table.add(
        Table.Row(
          name: "build one of \(count) effects merged one by one",
          figure: time(build), raw: "—", ratio: "—", target: "—", isMet: nil
        )
      )
    }
  }
}
