import Foundation

/// The figures of servers that work as one, on a database.
enum MachineBenchmarks {
  private static let nodes = 3

  /// The time until 10,000 tabs on three nodes show the change of one.
  static func sharing(_ table: inout Table) throws {
    let database = try PostgreSQLProcess()
    setenv("DATABASE_URL", database.url, 1)
    defer { unsetenv("DATABASE_URL") }
    let raw = try broadcast()
    let servers = try start(.shared)
    let tabs = try open(10_000, on: servers)
    let connections = tabs.map(\.connection)
    let times = try rounds {
      try spread(over: connections) { try tabs[0].tap(times: 1) }
    }
    for (name, rank) in [("median", 0.5), ("99th of 100", 0.99)] {
      table.add(
        "10,000 tabs on three nodes show a change, \(name)", percentile(rank, of: times),
        raw: percentile(rank, of: raw), of: "bytes sent by three bare processes")
    }
    withExtendedLifetime((database, servers)) {}
  }

  /// The events that three nodes handle, and what they ask of the database.
  static func storing(_ table: inout Table) throws {
    let database = try PostgreSQLProcess()
    setenv("DATABASE_URL", database.url, 1)
    defer { unsetenv("DATABASE_URL") }
    for (content, name) in [
      (SessionContent.acknowledged, "before they are answered"),
      (.stored, "within a second"),
    ] {
      let servers = try start(content)
      let tabs = try open(64, on: servers)
      _ = try Tab.tap(tabs, until: Date() + 2)
      let before = database.processorTime
      let seconds = 20.0
      let events = try Tab.tap(tabs, until: Date() + seconds)
      let work = database.processorTime - before
      let rate = Double(events) / seconds
      table.add(
        "events a second of 64 tabs on three nodes, with 4 kB that are stored \(name)",
        figure: "\(Int(rate))")
      table.add(
        "processor time of PostgreSQL for each of them",
        figure: time(work / Double(max(events, 1)) * 1e9))
      withExtendedLifetime(servers) {}
    }
    withExtendedLifetime(database) {}
  }

  private static func start(_ content: SessionContent) throws -> [(ChildProcess, number: Int)] {
    try (0..<nodes).map { _ in try ChildProcess.start("--serve", content.rawValue) }
  }

  /// Opens tabs on servers in turn.
  private static func open(
    _ count: Int, on servers: [(ChildProcess, number: Int)]
  ) throws -> [Tab] {
    try servers.enumerated().flatMap { index, server in
      try Tab.open((count - index + nodes - 1) / nodes, port: server.number)
    }
  }

  /// The times until 10,000 connections with three bare processes have received what they send.
  private static func broadcast() throws -> [Double] {
    let servers = try (0..<nodes).map { _ in try ChildProcess.start("--broadcast") }
    let connections = try (0..<10_000).map { try Connection(port: servers[$0 % nodes].number) }
    return try rounds {
      try spread(over: connections) { for (server, _) in servers { server.send("") } }
    }
  }

  /// The times of twenty rounds, after two that are not counted, sorted.
  private static func rounds(_ body: () throws -> [Double]) throws -> [Double] {
    for _ in 0..<2 { _ = try body() }
    return try (0..<20).flatMap { _ in try body() }.sorted()
  }

  /// Returns the times in nanoseconds until connections have received something, each for the first time.
  private static func spread(
    over connections: [Connection], after start: () throws -> Void
  ) throws -> [Double] {
    // Late messages of the round before are not counted.
    while case let late = Connection.ready(in: connections, within: 0.2), !late.isEmpty {
      for index in late { _ = try connections[index].receive() }
    }
    let clock = ContinuousClock()
    let begin = clock.now
    try start()
    var (waiting, times) = (connections, [Double]())
    while !waiting.isEmpty {
      let ready = Connection.ready(in: waiting, within: 10)
      guard !ready.isEmpty else { throw Connection.Lost() }
      for index in ready {
        _ = try waiting[index].receive()
        times.append((clock.now - begin).nanoseconds)
      }
      let indices = Set(ready)
      waiting = waiting.indices.filter { !indices.contains($0) }.map { waiting[$0] }
      // To look at all of them takes a processor's time, which the servers need.
      Thread.sleep(forTimeInterval: 0.005)
    }
    return times
  }

  private static func percentile(_ share: Double, of sorted: [Double]) -> Double {
    sorted[Int(Double(sorted.count - 1) * share)]
  }
}
