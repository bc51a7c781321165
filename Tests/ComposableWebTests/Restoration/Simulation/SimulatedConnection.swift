#if Web
import ComposableConcurrency
import Foundation
import NIOCore

@testable import ComposableTestSupport
@testable import ComposableWeb

/// A connection of a simulated browser, which delays messages, and may be lost.
final class SimulatedConnection: Connection {
  private struct State {
    var isLost = false
    var flushed = 0
  }

  /// The messages of the server, until the connection is closed or lost.
  let messages: AsyncStream<String>
  private let sent: AsyncStream<String>.Continuation
  private let received: AsyncStream<String>.Continuation
  private let state = Lock(State())
  private let world: SimulatedWorld
  private let latency: ClosedRange<Double>

  init(in world: SimulatedWorld, latency: ClosedRange<Double>) {
    let (sent, toSend) = AsyncStream<String>.makeStream()
    let (messages, received) = AsyncStream<String>.makeStream()
    self.sent = toSend
    self.messages = messages
    self.received = received
    self.world = world
    self.latency = latency
    Task.detached {
      for await message in sent {
        await world.pause(for: .seconds(world.random(latency)))
        received.yield(message)
      }
      received.finish()
    }
  }

  /// Waits for the time that a message takes.
  func delay() async { await world.pause(for: .seconds(world.random(latency))) }

  var isLost: Bool { state.withLock { $0.isLost } }
  var isWritable: Bool { true }
  var flushed: Int { state.withLock { $0.flushed } }
  func waitUntilWritable() async -> Bool { !isLost }

  func send(_ message: ByteBuffer, number: Int?) {
    if let number { state.withLock { $0.flushed = number } }
    sent.yield(String(buffer: message))
  }

  func close() { sent.finish() }

  /// Loses the connection, with the messages that are under way.
  func lose() {
    state.withLock { $0.isLost = true }
    received.finish()
    sent.finish()
  }
}
#endif
