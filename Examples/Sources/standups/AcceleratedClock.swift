/// A clock whose time passes faster than that of a `ContinuousClock`.
struct AcceleratedClock: Clock {
  /// A time since the clock was created.
  struct Instant: InstantProtocol {
    let offset: Duration

    func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    func duration(to other: Self) -> Duration { other.offset - offset }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
  }

  /// The seconds of this clock in one second.
  let speed: Double
  private let base = ContinuousClock()
  private let start = ContinuousClock.now

  init(speed: Double) {
    self.speed = speed
  }

  var now: Instant { Instant(offset: start.duration(to: base.now) * speed) }

  var minimumResolution: Duration { base.minimumResolution * speed }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await base.sleep(
      until: start.advanced(by: deadline.offset / speed), tolerance: tolerance.map { $0 / speed })
  }
}
