import Foundation

/// The cost of timers that tick each second.
enum TickBenchmarks {
  /// The measured time in seconds.
  private static let time = 10.0

  static func run(_ table: inout Table) throws {
    let (tasks, _) = try ChildProcess.start("--wake")
    let raw = load(of: tasks) { $0.wait() }
    try run(&table, "1,000 timers in one page", .thousandTimers, tabs: 1, raw: raw)
    try run(&table, "1,000 tabs with a timer each", .timer, tabs: 1_000, raw: raw)
  }

  private static func run(
    _ table: inout Table, _ name: String, _ content: SessionContent, tabs: Int, raw: Double
  ) throws {
    let (server, port) = try ChildProcess.start("--serve", content.rawValue)
    let tabs = try Tab.open(tabs, port: port)
    var sum = Tab.Received()
    // The first ticks are not measured, since pages are still being read.
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

  /// The share of a processor that a process uses while a closure runs until a point in time.
  private static func load(
    of process: ChildProcess, while body: (Date) throws -> Void
  ) rethrows -> Double {
    let before = process.processorTime
    try body(Date() + time)
    return (process.processorTime - before) / time
  }

  private static func percent(_ share: Double) -> String { "\(number(share * 100)) %" }
}

extension Date {
  /// Blocks until then.
  fileprivate func wait() { Thread.sleep(until: self) }
}
