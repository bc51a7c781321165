@testable import ComposableTestSupport

/// A run of nodes that share rows and members, over connections that fail, from one seed.
///
/// It violates a law if
/// 1. a node shows less of a row than before, while it is open;
/// 2. nodes show another row than the storage has, after all connections work again;
/// 3. a change is missing that was saved, or that its node still knows, or one is there that nobody has made;
/// 4. an exact change that was acknowledged is missing, or one was made twice, or fails although all works;
/// 5. nodes show other members than those that are here;
/// 6. nodes go on changing what is stored, or asking for it, although nothing happens, or never end.
struct ClusterRun {
  let seed: UInt64

  /// Performs the run.
  func outcome() -> SimulationOutcome {
    let world = SimulatedWorld(seed: seed)
    let cluster = SimulatedCluster(in: world)
    world.start { await cluster.live() }
    var violations: [String] = []
    if !world.run(until: cluster.end) { violations.append("the nodes do not come to rest") }
    violations += cluster.violations()
    cluster.stop()
    if !world.run(until: world.now + .seconds(300)) || !world.isEmpty {
      violations.append("a node does not end")
    }
    return SimulationOutcome(of: world, violations)
  }
}
