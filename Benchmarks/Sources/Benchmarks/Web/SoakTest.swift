import Foundation

/// A test that uses a server of the gallery for a long time, and fails if the server grows.
///
/// Each session is used at random, about every two seconds: controls are tapped and typed in, screens
/// are opened and left, connections are lost without a closing handshake and resumed, and pages are
/// left for new ones. After a warm-up, the medians of the first and of the last tenth of the time are
/// compared.
struct SoakTest {
  private let minutes: Double
  private let sessions: Int
  /// The time that is not measured: pages that were left have to reach their grace time, and the
  /// allocator its size.
  private var warmUp: Double { min(minutes * 60 / 5, 300) }

  /// Parses the minutes and the number of sessions.
  init?(arguments: some Sequence<String>) {
    let arguments = Array(arguments)
    guard arguments.count <= 2 else { return nil }
    guard let minutes = Double(arguments.first ?? "60"), minutes > 0,
      let sessions = Int(arguments.dropFirst().first ?? "1000"), sessions > 0
    else { return nil }
    (self.minutes, self.sessions) = (minutes, sessions)
  }

  /// Runs the test and prints a table.
  ///
  /// - Returns: True if nothing has grown.
  func run() throws -> Bool {
    let (server, port) = try ChildProcess.start("--serve", SessionContent.gallery.rawValue)
    let readings = SoakReadings(of: server)
    var tabs: [SoakTab] = []
    var counts = SoakTab.Counts()
    log("Opening \(sessions) sessions.")
    for _ in 0..<sessions { tabs.append(try SoakTab(port: port)) }
    let start = Date() + warmUp
    log("Using them for \(number(warmUp)) s, then measuring for \(number(minutes)) min.")
    try use(tabs, until: start, &counts) {}
    counts = SoakTab.Counts()
    let end = start + minutes * 60
    try use(tabs, until: end, &counts) { readings.add(Date().timeIntervalSince(start)) }
    guard server.isRunning else {
      log("The server has ended.")
      return false
    }
    print(
      """
      \(counts.events) events, \(counts.pages) pages left, \(counts.resumed) connections resumed, \
      \(counts.expired) sessions expired in \(number(minutes)) min.

      """
    )
    let rows = readings.rows(duration: minutes * 60)
    print(SoakReadings.markdown(rows))
    return rows.allSatisfy(\.isMet)
  }

  /// Uses tabs until a point in time, and calls a closure every second.
  private func use(
    _ tabs: [SoakTab], until end: Date, _ counts: inout SoakTab.Counts,
    everySecond body: () -> Void
  ) throws {
    var next = Date()
    while Date() < end {
      if Date() >= next {
        body()
        next += 1
      }
      for tab in tabs where tab.due <= Date() { try tab.act(&counts) }
      let connected = tabs.filter { $0.connection != nil }
      for index in Connection.ready(in: connected.compactMap(\.connection), within: 0.02) {
        try connected[index].receive()
      }
    }
  }

  private func log(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
