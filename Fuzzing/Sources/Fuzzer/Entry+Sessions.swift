import ComposableCore
@_spi(Renderer) import ComposableUI
import Foundation
import Logging
import NIOCore

@testable import ComposableWeb

extension Entry {
  /// The messages of a page, one a line, to a session that shows all controls. The elements of events
  /// are counted from 0 in the order of the first page; greater numbers are those of later elements.
  static let sessions = Entry(name: "sessions") { input in
    let messages = input.lines.prefix(100).compactMap { ClientMessage(decoding: Array($0.utf8)) }
    guard !messages.isEmpty else { return }
    let sent = block { await receive(messages) }
    for text in sent {
      expect(
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil, "a message is JSON",
        text)
      expect(!text.contains("</script"), "a text does not end a script", text)
    }
  }

  private static let registry: SessionRegistry = {
    var settings = HostSettings()
    settings.limits.eventsPerSecond = 1e9
    settings.limits.eventsPerSecondPerAddress = 1e9
    settings.limits.processorTimePerAddress = 1e9
    settings.limits.sessionsPerAddress = 10_000
    settings.limits.drain = .zero
    settings.logger.logLevel = .critical
    return SessionRegistry(SessionConfiguration(settings))
  }()

  private static var content: SessionContent {
    SessionContent { owner, environment, needsUpdate in
      ViewGraph(environment: environment, isolation: owner, needsUpdate: needsUpdate) {
        AllControls()
      }
    }
  }

  /// Sends messages to a new session, and returns what it has sent.
  private static func receive(_ messages: [ClientMessage]) async -> [String] {
    do {
      let (session, rendering, _) = try await registry.make(
        for: "192.0.2.1", page: "", request: PageRequest(), content: content)
      let (connection, elements) = (MemoryConnection(), rendering.identifiers)
      let isAttached = await session.attach(connection, greeting: [.again], after: 0)
      expect(isAttached, "a new session accepts its connection")
      for message in messages {
        let message = message.event { $0 < elements.count ? elements[$0] : $0 - elements.count }
        await session.receive(message, from: connection)
      }
      await session.end(.ended)
      expect(connection.isClosed, "an ended session closes its connection")
      return connection.sent
    } catch {
      expect(false, "a server accepts another session", error)
      return []
    }
  }
}

extension ClientMessage {
  /// The message with another element, unless it is no event.
  fileprivate func event(_ element: (Int) -> Int) -> ClientMessage {
    guard case .event(var event) = self else { return self }
    event.element = element(event.element)
    return .event(event)
  }
}

extension Rendering {
  /// The identifiers of all elements, in their order.
  fileprivate var identifiers: [Int] { [id] + children.flatMap(\.identifiers) }
}

/// A connection that keeps what it sends.
private final class MemoryConnection: Connection {
  private let state = LockIsolated((sent: [String](), last: 0, isClosed: false))

  let isWritable = true
  func waitUntilWritable() async -> Bool { true }
  var flushed: Int { state.value.last }
  var sent: [String] { state.value.sent }
  var isClosed: Bool { state.value.isClosed }

  func send(_ message: ByteBuffer, number: Int?) {
    state.withValue { state in
      state.sent.append(String(buffer: message))
      if let number { state.last = number }
    }
  }

  func close() { state.withValue { $0.isClosed = true } }
}
