/// The outcome of a simulated run.
struct SimulationOutcome {
  /// The laws that are violated.
  let violations: [String]
  /// The events, a line each.
  let events: [String]
  /// The hash of the order of all jobs.
  let fingerprint: UInt64

  init(of world: SimulatedWorld, _ violations: [String]) {
    self.violations = violations
    events = world.events
    fingerprint = world.fingerprint
  }

  /// The violations, followed by the events; empty if there are none.
  var report: [String] { violations.isEmpty ? [] : violations + ["Events:"] + events }
}
