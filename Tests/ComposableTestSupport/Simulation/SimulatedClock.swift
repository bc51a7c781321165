/// The clock of a machine of a simulated world, which may be fast or slow, and wrong.
struct SimulatedClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  let world: SimulatedWorld
  /// The seconds that pass on the clock in one second of the world.
  let rate: Double
  /// The time that it shows at the beginning.
  let start: Duration

  init(in world: SimulatedWorld, rate: Double = 1, start: Duration = .zero) {
    self.world = world
    self.rate = rate
    self.start = start
  }

  var now: Instant { Instant(offset: start + world.now * rate) }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    // Rounded up: nobody is woken before the deadline.
    try await world.sleep(until: (deadline.offset - start) / rate + minimumResolution)
  }
}
