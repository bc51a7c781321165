import ComposableConcurrency

/// The connection of a simulated machine with a storage. It delays and loses what passes through.
///
/// A call whose connection is lost fails, at once or after a timeout. It is unknown whether it has taken effect,
/// and it may take effect later.
final class SimulatedLink: Sendable {
  struct Failure: Error {}

  private struct State {
    var isCut = false
    var hasEnded = false
    var isReleased = false
    /// The number of times that the connection was lost.
    var cuts = 0
    var onHeal: [@Sendable () -> Void] = []
  }

  let name: String
  private let world: SimulatedWorld
  /// The seconds that a message takes.
  let latency: ClosedRange<Double>
  private let state = Lock(State())

  /// - Parameters:
  ///   - name: The name of the machine.
  ///   - world: The world.
  ///   - latency: The seconds that a message takes.
  init(of name: String, in world: SimulatedWorld, latency: ClosedRange<Double>) {
    self.name = name
    self.world = world
    self.latency = latency
  }

  var isCut: Bool { state.withLock { $0.isCut } }

  /// Loses the connection.
  func cut() {
    state.withLock { state in
      state.isCut = true
      state.cuts += 1
    }
  }

  /// Connects again, unless the connection has ended.
  func heal() {
    let actions = state.withLock { state -> [@Sendable () -> Void] in
      guard state.isCut, !state.hasEnded else { return [] }
      state.isCut = false
      return state.onHeal
    }
    for action in actions { action() }
  }

  /// Loses the connection for ever.
  func end() {
    state.withLock { $0.hasEnded = true }
    cut()
  }

  /// Lets all calls succeed at once, so that those who try again end.
  func release() { state.withLock { $0.isReleased = true } }

  /// Calls a closure whenever the connection works again.
  func onHeal(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.onHeal.append(action) }
  }

  /// Waits for the time that a message takes.
  func wait() async { await world.pause(for: .seconds(world.random(latency))) }

  /// Calls the storage, and returns what it answers.
  ///
  /// - Parameters:
  ///   - description: The call, for the trace.
  ///   - body: The call.
  func call<Result: Sendable>(
    _ description: @autoclosure () -> String, _ body: @escaping @Sendable () -> Result
  ) async throws -> Result {
    let cuts = state.withLock { $0.isCut ? -1 : $0.cuts }
    await wait()
    if state.withLock({ $0.isReleased }) { return body() }
    if state.withLock({ $0.cuts }) != cuts {
      // A call that was sent before may be in a queue of the storage.
      if cuts >= 0, world.chance(0.3) {
        Task.detached { [world, name] in
          await world.pause(for: .seconds(world.random(0...30)))
          world.trace("a lost call of \(name) takes effect")
          _ = body()
        }
      }
      try await fail()
    }
    world.trace("\(name) \(description())")
    let result = body()
    await wait()
    if state.withLock({ $0.cuts }) != cuts { try await fail() }
    return result
  }

  private func fail() async throws -> Never {
    await world.pause(for: .seconds(world.pick([0, 0.5, 5, 30]) ?? 0))
    throw Failure()
  }
}
