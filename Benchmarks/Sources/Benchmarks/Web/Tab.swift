import Foundation

/// A browser tab without a browser, which shows a view with a button.
final class Tab {
  private var socket: WebSocketClient
  var connection: Connection { socket.connection }
  private var events = 0
  private let button: Int
  private let token: Substring

  /// Loads the page and connects to its session.
  ///
  /// - Parameters:
  ///   - port: The port of the server.
  ///   - host: The last number of this machine's address that the tab comes from.
  convenience init(port: Int, from host: UInt32 = 1) throws {
    try self.init(connectingTo: LoadedPage(port: port, from: host), port: port, from: host)
  }

  /// Opens tabs. Their pages are loaded before any of them connects: a server distributes its
  /// connections to its threads in turn, and would have all sockets on every other one.
  static func open(_ count: Int, port: Int) throws -> [Tab] {
    let pages = try (0..<count).map { _ in try LoadedPage(port: port) }
    return try pages.map { try Tab(connectingTo: $0, port: port) }
  }

  private init(connectingTo page: LoadedPage, port: Int, from host: UInt32 = 1) throws {
    button = try page.button
    token = page.token
    guard
      let socket = try WebSocketClient(
        port: port, from: host, token: page.token, seq: page.seq, attempt: 1)
    else { throw Connection.Lost() }
    self.socket = socket
  }

  /// Taps the button that counts, and waits for the patch.
  ///
  /// - Returns: The size of the patch in bytes.
  @discardableResult
  func tap() throws -> Int {
    try socket.connection.send(nextTap())
    if events % 100 == 0 { try socket.send(#"{"ack":\#(events - 1)}"#) }
    return try socket.message().count
  }

  /// Connects to another server, which goes on with the session, and waits for its page.
  func connect(to port: Int) throws {
    guard let socket = try WebSocketClient(port: port, token: token, seq: events, attempt: 2)
    else { throw Connection.Lost() }
    self.socket = socket
    _ = try socket.message()
  }

  /// Taps many times without waiting.
  func tap(times count: Int) throws {
    try socket.connection.send((0..<count).flatMap { _ in nextTap() })
  }

  /// Taps in all tabs again and again until a point in time, each time when the tap before is answered.
  ///
  /// - Returns: The number of answers.
  static func tap(_ tabs: [Tab], until end: Date) throws -> Int {
    var (answers, waiting) = (0, tabs.count)
    for tab in tabs { try tab.tap(times: 1) }
    while waiting > 0 {
      for index in Connection.ready(in: tabs.map(\.connection), within: 10) {
        let tab = tabs[index]
        try tab.socket.receive()
        while let message = tab.socket.nextReceivedMessage() {
          // Not a message that tells of the storage.
          guard message.starts(with: #"{"seq""#.utf8) else { continue }
          answers += 1
          if tab.events % 100 == 0 { try tab.socket.send(#"{"ack":\(tab.events - 1)}"#) }
          if end.timeIntervalSinceNow > 0 { try tab.tap(times: 1) } else { waiting -= 1 }
        }
      }
    }
    return answers
  }

  /// Waits until all taps are answered.
  func awaitAnswers() throws { try socket.discard(upTo: Array(#""ack":\#(events),"#.utf8)) }

  /// The patches that tabs have received.
  struct Received {
    var patches = 0
    var bytes = 0
  }

  /// Receives and acknowledges patches in tabs until a point in time.
  static func receive(in tabs: [Tab], until end: Date) throws -> Received {
    var sum = Received()
    while case let rest = end.timeIntervalSinceNow, rest > 0 {
      for index in Connection.ready(in: tabs.map(\.socket.connection), within: rest) {
        try tabs[index].receive(into: &sum)
      }
    }
    return sum
  }

  private func receive(into sum: inout Received) throws {
    try socket.receive()
    var last: Int?
    while let message = socket.nextReceivedMessage() {
      let parts = try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any]
      sum.patches += (parts?["p"] as? [Any])?.count ?? 0
      sum.bytes += message.count
      last = parts?["seq"] as? Int ?? last
    }
    if let last { try socket.send(#"{"ack":\#(last)}"#) }
  }

  private func nextTap() -> [UInt8] {
    events += 1
    return WebSocketClient.frame(#"{"n":\#(events),"i":\#(button),"do":"tap"}"#)
  }
}
