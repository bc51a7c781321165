import Foundation

/// The latency, the memory and the throughput of a server of views.
enum WebBenchmarks {
  static func run(_ table: inout Table) throws {
    try roundTrip(&table)
    try sessions(&table)
    try processors(&table)
  }

  private static func roundTrip(_ table: inout Table) throws {
    let (server, port) = try ChildProcess.start("--serve", SessionContent.counter.rawValue)
    let tab = try Tab(port: port)
    let bytes = try (0..<200).map { _ in try tab.tap() }.max() ?? 0
    table.add(
      Table.Row(
        name: "patch of one field", figure: "\(bytes) B", raw: "—", ratio: "—", target: "200 B",
        isMet: bytes <= 200
      )
    )
    let taps = try times { try tab.tap() }
    let echo = try Connection(port: Connection.listen(echo))
    let echoes = try times {
      try echo.send(Array(repeating: 0, count: 60))
      _ = try echo.receive()
    }
    let rank = ["median": 500, "99th of 100": 990]
    for (name, rank) in rank.sorted(by: { $0.value < $1.value }) {
      table.add(
        "from an event to its patch over loopback, \(name)", taps[rank], raw: echoes[rank],
        of: "bare echo"
      )
    }
    withExtendedLifetime(server) {}
  }

  /// Nanoseconds of a thousand repetitions, sorted.
  private static func times(_ body: () throws -> Void) throws -> [Double] {
    for _ in 0..<200 { try body() }
    return try (0..<1_000).map { _ in try ContinuousClock().measure(body).nanoseconds }.sorted()
  }

  private static func echo(_ connection: Connection) {
    while let bytes = try? connection.receive(), (try? connection.send(Array(bytes))) != nil {}
  }

  private static func sessions(_ table: inout Table) throws {
    let (server, port) = try ChildProcess.start("--serve", SessionContent.counter.rawValue)
    // The first sessions also allocate what all of them share.
    var tabs = try Tab.open(200, port: port)
    let before = server.memory
    tabs += try Tab.open(10_000 - tabs.count, port: port)
    let bytes = (server.memory - before) / (tabs.count - 200)
    table.add(
      Table.Row(
        name: "memory of an idle session that shows a counter", figure: "\(bytes) B", raw: "—",
        ratio: "—", target: "32000 B", isMet: bytes <= 32_000
      )
    )
    let taps = try times { try tabs.randomElement()!.tap() }
    table.add(
      Table.Row(
        name: "10,000 idle sessions in one process", figure: "\(server.memory / 1_000_000) MB",
        raw: "—", ratio: "—", target: "—", isMet: nil
      )
    )
    let alone = try Tab(port: port)
    let single = try times { try alone.tap() }
    table.add(
      "an event of any of 10,000 sessions, median", taps[500], raw: single[500],
      of: "always the same"
    )
  }

  /// The time of an event of a session that is stored, and of the next process to show the session.
  static func storedSessions(_ table: inout Table) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "Benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    setenv("SESSIONS", folder.appending(component: "sessions.sqlite").path, 1)
    defer { unsetenv("SESSIONS") }
    let servers = try [SessionContent.noted, .stored, .acknowledged].map {
      try ChildProcess.start("--serve", $0.rawValue)
    }
    let tabs = try servers.map { try Tab(port: $0.number) }
    // In turn: the machine may be busier at one time than at another.
    let rounds = try (0..<5).map { _ in try tabs.map { tab in try times { try tab.tap() }[500] } }
    let medians = tabs.indices.map { index in rounds.map { $0[index] }.min() ?? 0 }
    table.add(
      "an event of a session with 4 kB that is stored within a second", medians[1], raw: medians[0],
      of: "not stored", factor: 1.1)
    table.add(
      "an event of a session with 4 kB that is stored before it is answered", medians[2],
      raw: medians[0], of: "not stored")
    // Another process goes on with sessions, one after another.
    let stored = try (0..<200).map { _ in
      let tab = try Tab(port: servers[2].number)
      try tab.tap()
      return tab
    }
    let resumes = try stored.map { tab in
      try ContinuousClock().measure { try tab.connect(to: servers[1].number) }.nanoseconds
    }.sorted()
    let bare = try times { _ = try Connection(port: servers[1].number) }[500]
    for (name, rank) in [("median", 100), ("99th of 100", 198)] {
      table.add(
        "a session that goes on in another process, \(name)", resumes[rank], raw: bare,
        of: "bare connection")
    }
    withExtendedLifetime(servers) {}
  }

  /// The time of an event while another address floods the server.
  static func flood(_ table: inout Table) throws {
    let (server, port) = try ChildProcess.start("--serve", SessionContent.guarded.rawValue)
    let tab = try Tab(port: port)
    let quiet = try pacedTimes(of: tab)
    let (flood, _) = try ChildProcess.start("--flood", "\(port)")
    // Beyond the bursts that each address has.
    Thread.sleep(forTimeInterval: 8)
    let flooded = try pacedTimes(of: tab)
    for (name, rank) in [("median", 100), ("95th of 100", 190)] {
      table.add(
        "an event while 100 tabs of another address flood, \(name)", flooded[rank],
        raw: quiet[rank], of: "without them", factor: 3
      )
    }
    withExtendedLifetime((server, flood)) {}
  }

  /// Nanoseconds of 200 events, one every 20 ms as a user's, sorted.
  private static func pacedTimes(of tab: Tab) throws -> [Double] {
    try (0..<200).map { _ in
      Thread.sleep(forTimeInterval: 0.02)
      return try ContinuousClock().measure { _ = try tab.tap() }.nanoseconds
    }.sorted()
  }

  private static func processors(_ table: inout Table) throws {
    let one = try ChildProcess.start("--load", "1").number
    let two = try ChildProcess.start("--load", "2").number
    let ratio = Double(two) / Double(max(one, 1))
    table.add(
      Table.Row(
        name: "events a second on two processors", figure: "\(two)", raw: "\(one) on one",
        ratio: "\(number(ratio)) x", target: "at least 1.7 x", isMet: ratio >= 1.7
      )
    )
  }
}
