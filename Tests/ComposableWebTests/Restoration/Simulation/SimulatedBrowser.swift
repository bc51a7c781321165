#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI
import ComposableConcurrency
import Foundation

@testable import ComposableTestSupport
@testable import ComposableWeb

/// A browser tab of a simulated world, which behaves as the script of a page does.
final class SimulatedBrowser: Sendable {
  enum Button: String { case increment = "Increment", trap = "Trap" }

  private struct Event {
    var number: Int
    let button: Button
  }

  /// The greeting of a restored session, until its page arrives.
  private struct Restoration {
    let epoch: Int
    let changeCount: Int
    let skipsEvents: Bool
    /// True if the user knew that changes were not stored by the process before.
    let wasToldOfFailure: Bool
  }

  private struct State {
    var id: SessionID?
    var epoch = 0
    var seq = 0
    var attempts = 0
    var tries = 0
    var events: [Event] = []
    /// The number of the last event.
    var last = 0
    var buttons: [Button: Int] = [:]
    var restoration: Restoration?
    var isUsed = false
    /// The number of changes that the page shows, of those that are stored.
    var shownChanges = 0
    /// The number that the page shows, the number of taps that must be in it, and of those that are known to be stored.
    var (shown, answeredTaps, safeTaps) = (0, 0, 0)
    /// True if the user knows that changes are not stored.
    var isToldOfFailure = false
    /// True if the user has been told so since the page was loaded or restored.
    var wasToldOfFailure = false
    /// The number of times that events were left out, since they may have ended a process.
    var skips = 0
    /// The messages to the server, while the connection is open.
    var connection: (SimulatedConnection, AsyncStream<ClientMessage>.Continuation)?
    var isOpen = false
    var lastReceived = Duration.zero
    var hasEnded = false
    var violations: [String] = []
  }

  let name: String
  private let world: SimulatedWorld
  private let servers: @Sendable () -> [SimulatedServer]
  private let isAcknowledged: Bool
  /// The seconds after which a server may notice that a connection is lost.
  private let detachDelays: [Double]
  private let state = Lock(State())

  init(
    _ name: String, in world: SimulatedWorld, durability: SessionDurability,
    detachDelays: [Double], servers: @escaping @Sendable () -> [SimulatedServer]
  ) {
    self.name = name
    self.world = world
    self.servers = servers
    isAcknowledged = durability.delay == nil
    self.detachDelays = detachDelays
  }

  /// The number of times that events were left out, since they may have ended a process.
  var skips: Int { state.withLock { $0.skips } }

  /// The laws that are violated, and what is missing after everything works.
  var violations: [String] {
    state.withLock { state in
      var violations = state.violations
      if !state.isOpen { violations.append("is not connected") }
      if !state.events.isEmpty { violations.append("waits for \(state.events.count) answers") }
      if state.shown != state.answeredTaps {
        violations.append("shows \(state.shown) of \(state.answeredTaps) taps")
      }
      return violations.map { "\(name): \($0)" }
    }
  }

  // MARK: The user

  /// Opens a page, and connects until ``end()``.
  func live() async {
    while !state.withLock({ $0.hasEnded }) {
      if await isLoaded(), let server = world.pick(servers()) { await connect(to: server) }
      let attempts = state.withLock { state in
        state.attempts += 1
        return state.attempts
      }
      let wait = min(10, 0.25 * Double(1 << min(attempts, 10)))
      await world.pause(for: .seconds(wait * world.random(0.5...1)))
    }
  }

  func tap(_ button: Button) {
    state.withLock { state in
      state.last += 1
      state.events.append(Event(number: state.last, button: button))
      world.trace("\(name) taps \(button) as \(state.last)")
      if state.isOpen { send(state.events.suffix(1), &state) }
    }
  }

  /// Loses the connection.
  func disconnect() {
    world.trace("\(name) loses its connection")
    state.withLock { $0.connection }?.0.lose()
  }

  func end() {
    state.withLock { $0.hasEnded = true }
    disconnect()
  }

  // MARK: Pages

  /// Loads the page, unless it is there.
  private func isLoaded() async -> Bool {
    if state.withLock({ !$0.buttons.isEmpty }) { return true }
    guard let server = world.pick(servers()) else { return false }
    // A token has 32 bytes.
    let bytes = Data((0..<32).map { _ in UInt8(world.random(0...255)) }).base64EncodedString()
    let token = bytes.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    guard let id = SessionID(token: token),
      let content = await server.host.content.open("", sharesMainActor: false)?.content,
      let page = try? await server.host.sessions.make(
        id, for: name, page: "", request: PageRequest(), content: content),
      server.process.isAlive
    else { return false }
    state.withLock { state in
      state.id = id
      (state.epoch, state.seq, state.tries, state.isUsed) = (0, 0, 0, false)
      (state.shown, state.answeredTaps, state.safeTaps, state.shownChanges) = (0, 0, 0, 0)
      (state.last, state.events) = (0, [])
      (state.isToldOfFailure, state.wasToldOfFailure) = (false, false)
      for button in [Button.increment, .trap] {
        state.buttons[button] = page.rendering.button(button.rawValue)
      }
    }
    world.trace("\(name) has loaded its page from \(server.process.name)")
    return true
  }

  // MARK: Connections

  /// Connects, and goes on until the connection is lost.
  private func connect(to server: SimulatedServer) async {
    let hello = state.withLock { state in
      state.tries += 1
      return Hello(
        token: state.id?.token ?? "", last: state.seq, attempt: state.tries, epoch: state.epoch,
        address: state.isUsed || state.epoch > 0 ? nil : .root)
    }
    guard let connection = server.process.connect() else { return }
    world.trace("\(name) connects to \(server.process.name)")
    let (messages, sent) = AsyncStream<ClientMessage>.makeStream()
    state.withLock { state in
      state.connection = (connection, sent)
      state.lastReceived = world.now
    }
    serve(hello, messages, on: connection, by: server)
    let watchdog = watch(connection)
    for await text in connection.messages { receive(text) }
    watchdog.cancel()
    connection.lose()
    sent.finish()
    state.withLock { state in
      if state.restoration?.wasToldOfFailure == true { state.isToldOfFailure = true }
      (state.isOpen, state.connection, state.restoration) = (false, nil, nil)
    }
  }

  /// Gives up a connection that does not answer.
  private func watch(_ connection: SimulatedConnection) -> Task<Void, Never> {
    Task.detached { [self] in
      while !Task.isCancelled {
        guard (try? await world.sleep(until: world.now + .seconds(5))) != nil else { return }
        let isSilent = state.withLock { state in
          world.now - state.lastReceived > .seconds(20) && (!state.isOpen || !state.events.isEmpty)
        }
        if isSilent {
          world.trace("\(name) gives up its connection")
          return connection.lose()
        }
      }
    }
  }

  /// Handles the messages of a connection as a server does.
  private func serve(
    _ hello: Hello, _ messages: AsyncStream<ClientMessage>, on connection: SimulatedConnection,
    by server: SimulatedServer
  ) {
    Task.detached { [world, detachDelays] in
      await connection.delay()
      let host = server.host
      let destination = SocketHandshake.Destination(
        host: host, page: "", request: PageRequest(), address: "")
      guard !connection.isLost,
        let session = await host.handshake(hello, for: destination, on: connection)
      else { return }
      for await message in messages {
        await connection.delay()
        if connection.isLost { break }
        await session.receive(message, from: connection)
      }
      await world.pause(for: .seconds(world.pick(detachDelays) ?? 0))
      await session.detach(connection)
    }
  }

  private func send(_ events: some Sequence<Event>, _ state: inout State) {
    for event in events {
      guard let element = state.buttons[event.button] else { continue }
      state.connection?.1.yield(
        .event(ClientEvent(number: event.number, element: element, interaction: .tap)))
    }
  }

  // MARK: Messages of the server

  private func receive(_ text: String) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let message = object as? [String: Any]
    else { return state.withLock { $0.violations.append("receives \(text)") } }
    state.withLock { state in
      state.lastReceived = world.now
      switch message["hello"] as? String {
      case "again": resume(&state)
      case "restored":
        state.restoration = Restoration(
          epoch: message["epoch"] as? Int ?? 0, changeCount: message["state"] as? Int ?? 0,
          skipsEvents: message["skip"] as? Bool ?? false,
          wasToldOfFailure: state.isToldOfFailure)
        state.isToldOfFailure = false
        world.trace("\(name) is greeted as restored")
      case "reload":
        if state.isUsed, isAcknowledged, !state.isToldOfFailure {
          state.violations.append("loses its session")
        }
        state.buttons = [:]
        world.trace("\(name) has to load its page again")
      default: break
      }
      if let number = message["seq"] as? Int { apply(message, number, text, &state) }
      if let stored = message["stored"] as? Bool {
        state.isToldOfFailure = !stored
        if !stored { state.wasToldOfFailure = true }
        world.trace("\(name) is told that its changes are \(stored ? "" : "not ")stored")
      }
      if let bye = message["bye"] as? String { world.trace("\(name) is told: \(bye)") }
    }
  }

  private func resume(_ state: inout State) {
    (state.isOpen, state.attempts) = (true, 0)
    send(state.events, &state)
  }

  private func apply(
    _ message: [String: Any], _ number: Int, _ text: String, _ state: inout State
  ) {
    let page = message["page"] as? String
    if state.restoration != nil, page != nil { state.seq = number - 1 }
    guard number > state.seq else { return }
    guard number == state.seq + 1 else { return state.connection?.0.lose() ?? () }
    state.seq = number
    acknowledge(message["ack"] as? Int ?? 0, &state)
    if let match = text.firstMatch(of: /count ([0-9]+), taps ([0-9]+)/) {
      state.shown = Int(match.1) ?? -1
      if match.1 != match.2 { state.violations.append("shows \(match.0)") }
      world.trace("\(name) shows \(state.shown)")
    }
    if let page, let restoration = state.restoration { restore(page, restoration, &state) }
    check(&state)
    if !state.wasToldOfFailure { state.safeTaps = state.answeredTaps }
    if let count = message["state"] as? Int { state.shownChanges = count }
    state.connection?.1.yield(.acknowledgement(number))
  }

  private func acknowledge(_ number: Int, _ state: inout State) {
    let answered = state.events.prefix { $0.number <= number }
    if !answered.isEmpty { state.isUsed = true }
    state.answeredTaps += answered.count { $0.button == .increment }
    state.events.removeFirst(answered.count)
  }

  private func restore(_ page: String, _ restoration: Restoration, _ state: inout State) {
    state.restoration = nil
    state.epoch = restoration.epoch
    for button in [Button.increment, .trap] {
      state.buttons[button] = LiveServer.button(button.rawValue, in: "<body>" + page)
    }
    state.wasToldOfFailure = state.isToldOfFailure
    let hasLost = state.shownChanges > restoration.changeCount
    state.shownChanges = restoration.changeCount
    if hasLost {
      if isAcknowledged, !restoration.wasToldOfFailure {
        state.violations.append("has lost changes")
      }
      if isAcknowledged, state.shown < state.safeTaps {
        state.violations.append("shows \(state.shown) after \(state.safeTaps) taps were stored")
      }
      state.answeredTaps = min(state.shown, state.answeredTaps)
    }
    world.trace(
      "\(name) is restored as \(restoration.epoch)\(hasLost ? ", with a loss" : "")"
        + (restoration.skipsEvents ? ", without its events" : ""))
    if restoration.skipsEvents { state.skips += 1 }
    let repeated = restoration.skipsEvents || hasLost ? [] : state.events
    state.events = repeated.map { event in
      state.last += 1
      return Event(number: state.last, button: event.button)
    }
    resume(&state)
  }

  /// Checks that the page shows all taps that were answered, and none that the user has not made.
  private func check(_ state: inout State) {
    let pending = state.events.count { $0.button == .increment }
    if !(state.answeredTaps...state.answeredTaps + pending).contains(state.shown) {
      state.violations.append(
        "shows \(state.shown) after \(state.answeredTaps) answered taps and \(pending) others")
    }
  }
}
#endif
