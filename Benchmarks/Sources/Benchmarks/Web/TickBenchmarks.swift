import Foundation

/// What it takes to show timers that tick each second.
enum TickBenchmarks {
  /// Seconds that are looked at.
  private static let time = 10.0

  static func run(_ table: inout Table) throws {
    let (tasks, _) = try OtherProcess.start("--wake")
    let raw = load(of: tasks) { $0.wait() }
    try run(&table, "1,000 timers in one page", .thousandTimers, tabs: 1, raw: raw)
    try run(&table, "1,000 tabs with a timer each", .timer, tabs: 1_000, raw: raw)
  }

  private static func run(
    _ table: inout Table, _ name: String, _ showing: SessionContent, tabs: Int, raw: Double
  ) throws {
    let (server, port) = try OtherProcess.start("--serve", showing.rawValue)
    let tabs = try Tab.open(tabs, port: port)
    var sum = Tab.Received()
    // What the first ticks bring along, such as pages that were not read yet, is not looked at.
    _ = try Tab.receive(in: tabs, until: Date() + 3)
    let load = try load(of: server) { sum = try Tab.receive(in: tabs, until: $0) }
    for (what, count) in [("patches", sum.patches), ("bytes", sum.bytes)] {
      table.add(
        Table.Row(
          name: "\(name): \(what) a second", figure: "\(Int(Double(count) / time))",
          raw: "1,000 ticks", ratio: number(Double(count) / time / 1_000), target: "—", isMet: nil
        )
      )
    }
    table.add(
      Table.Row(
        name: "\(name): time of a processor", figure: percent(load),
        raw: "\(percent(raw)) 1,000 bare tasks", ratio: "\(number(load / raw)) x", target: "—",
        isMet: nil
      )
    )
  }

  /// How much of a processor a process takes while something goes on until a point in time.
  private static func load(
    of process: OtherProcess, while body: (Date) throws -> Void
  ) rethrows -> Double {
    let before = process.processorTime
    try body(Date() + time)
    return (process.processorTime - before) / time
  }

  private static func percent(_ share: Double) -> String { "\(number(share * 100)) %" }
}

extension Date {
  /// Lets the time go by.
  fileprivate func wait() { Thread.sleep(until: self) }
}
