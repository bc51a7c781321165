import Foundation

/// A tab whose user uses the controls of its page at random, goes offline, comes back and leaves.
final class SoakTab {
  /// A control of the page, and the interactions that it takes.
  private struct Control {
    let element: Substring
    let interactions: [Substring]
    /// The option that a choice selects.
    var option: Substring = ""
  }

  /// The numbers of actions of all tabs.
  struct Counts {
    var events = 0
    var pages = 0
    var resumed = 0
    /// Sessions that were over when their tabs came back.
    var expired = 0
  }

  private static let maxControls = 200

  private let port: Int
  private var page: LoadedPage
  private var socket: WebSocketClient?
  private var controls: [Control] = []
  private var (lastEvent, lastPatch, attempts) = (0, 0, 1)
  /// The time of the next action.
  private(set) var due: Date

  /// Opens a tab.
  init(port: Int) throws {
    self.port = port
    page = try LoadedPage(port: port)
    due = Date()
    try load()
    scheduleNext(within: 4)
  }

  /// The connection of the tab; `nil` while it is offline.
  var connection: Connection? { socket?.connection }

  private func load() throws {
    page = try LoadedPage(port: port)
    (lastEvent, lastPatch, attempts, controls) = (0, page.seq, 1, [])
    addControls(of: page.html)
    socket = try WebSocketClient(port: port, token: page.token, seq: lastPatch, attempt: attempts)
  }

  private func scheduleNext(within seconds: Double) {
    due = Date() + Double.random(in: 0...seconds)
  }

  // MARK: The user

  /// Does something at random: most of the time, uses a control.
  func act(_ counts: inout Counts) throws {
    guard socket != nil else { return try resume(&counts) }
    scheduleNext(within: 4)
    switch Int.random(in: 0..<100) {
    case 0..<4:
      // Without a closing handshake, as when a phone loses its network.
      socket = nil
    case 4..<8:
      // The session that is left ends after its grace time.
      counts.pages += 1
      try load()
    default:
      guard let control = controls.randomElement() else { return }
      try use(control, &counts)
    }
  }

  private func resume(_ counts: inout Counts) throws {
    attempts += 1
    scheduleNext(within: 4)
    socket = try WebSocketClient(port: port, token: page.token, seq: lastPatch, attempt: attempts)
    if socket == nil {
      counts.expired += 1
      try load()
    } else {
      counts.resumed += 1
    }
  }

  private func use(_ control: Control, _ counts: inout Counts) throws {
    guard let interaction = control.interactions.randomElement(),
      let value = Self.value(of: interaction, by: control)
    else { return }
    lastEvent += 1
    counts.events += 1
    try socket?.send(
      #"{"n":\#(lastEvent),"i":\#(control.element),"do":"\#(interaction)"\#(value)}"#)
  }

  /// The value of an interaction as part of a message; `nil` for those that are not used.
  private static func value(of interaction: Substring, by control: Control) -> String? {
    switch interaction {
    case "tap", "increment", "decrement", "submit", "dismiss", "press": ""
    case "bool": #","v":\#(Bool.random())"#
    case "number": #","v":\#(Double.random(in: 0...1))"#
    case "choice": #","v":\#(control.option)"#
    case "tapAt": #","v":[\#(Int.random(in: 0..<300)),\#(Int.random(in: 0..<300))]"#
    case "text": #","v":"\#(String(repeating: "typed ", count: .random(in: 0..<8)))""#
    default: nil
    }
  }

  // MARK: The page

  /// Receives and acknowledges messages.
  func receive() throws {
    guard let socket else { return }
    do {
      try socket.receive()
    } catch {
      // The server has closed the connection.
      self.socket = nil
      return
    }
    var last: Int?
    while let message = socket.nextReceivedMessage() {
      let text = String(decoding: message, as: UTF8.self)
      if let seq = text.prefix(40).firstMatch(of: /"seq":(\d+)/).flatMap({ Int($0.1) }) {
        last = seq
      }
      if text.utf8.count > 100 { addControls(of: text) }
    }
    guard let last else { return }
    lastPatch = last
    try socket.send(#"{"ack":\#(last)}"#)
  }

  /// Adds the controls of HTML, which may be a part of JSON. The oldest ones are forgotten: the
  /// server ignores events of elements that are gone.
  private func addControls(of html: String) {
    var element: Substring?
    for match in html.matches(of: /(data-i|data-on|name)=\\?"(o(?=\d))?([^"\\]+)/) {
      switch (match.1, match.2, element) {
      case ("data-i", _, _):
        element = match.3
      case ("data-on", _, let element?) where match.3 != "choice":
        controls.append(
          Control(element: element, interactions: match.3.split(separator: " ")))
      case ("name", "o", let option?):
        // The radio button of an option is named after its picker.
        controls.append(Control(element: match.3, interactions: ["choice"], option: option))
      default: break
      }
    }
    controls.removeFirst(max(0, controls.count - Self.maxControls))
  }
}
