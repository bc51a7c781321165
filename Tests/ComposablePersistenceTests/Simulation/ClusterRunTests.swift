import ComposableConcurrency
import Testing

@testable import ComposableTestSupport

/// Random runs of nodes whose connections, machines and storage fail.
@Suite(.enabled(if: JobInterceptor.isAvailable)) struct ClusterRunTests {
  @Test(arguments: SeedRange.simulations)
  func nodesAgreeAndLoseNothing(runs: SeedRange) {
    #expect(runs.firstViolation { ClusterRun(seed: $0).outcome().report } == nil)
  }

  @Test(.enabled(if: SeedRange.isHashingDeterministic)) func aRunIsRepeatedByItsSeed() {
    let (first, second) = (ClusterRun(seed: 7).outcome(), ClusterRun(seed: 7).outcome())
    #expect(first.events == second.events)
    #expect(first.fingerprint == second.fingerprint)
    #expect(first.fingerprint != ClusterRun(seed: 8).outcome().fingerprint)
    #expect(first.events.count > 10)
  }
}
