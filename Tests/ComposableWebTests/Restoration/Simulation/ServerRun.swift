#if Web
@testable import ComposableTestSupport
@testable import ComposableWeb

/// A run of servers that store the sessions of browsers, and end at any time, from one seed.
///
/// It violates a law if
/// 1. a page shows fewer taps than were answered, unless its user is told that changes are lost, or more than
///    were made;
/// 2. with ``SessionDurability/acknowledged``, changes are lost, but for those of which the user was told that
///    they are not stored;
/// 3. a page has to be loaded again although an event was answered, with the same exceptions;
/// 4. a browser is not connected, or waits for an answer, after everything works;
/// 5. events are left out more often than processes have crashed, while the storage works;
/// 6. a server does not end.
struct ServerRun {
  let seed: UInt64

  /// Performs the run.
  func outcome() -> SimulationOutcome {
    let world = SimulatedWorld(seed: seed)
    let servers = SimulatedServers(
      in: world, durability: seed.isMultiple(of: 4) ? .relaxed : .acknowledged)
    world.start { await servers.live() }
    var violations: [String] = []
    if !world.run(until: servers.end) { violations.append("the servers do not come to rest") }
    violations += servers.violations
    servers.stop()
    if !world.run(until: world.now + .seconds(300)) || !world.isEmpty {
      violations.append("a server does not end")
    }
    return SimulationOutcome(of: world, violations)
  }
}
#endif
