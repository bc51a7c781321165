#if Web
import ComposableConcurrency
import Testing

@testable import ComposableTestSupport

/// Random runs of servers whose processes, connections and storage fail.
@Suite(.enabled(if: JobInterceptor.isAvailable)) struct ServerRunTests {
  @Test(arguments: SeedRange.simulations)
  func pagesGoOnAndLoseNothing(runs: SeedRange) {
    #expect(runs.firstViolation { ServerRun(seed: $0).outcome().report } == nil)
  }

  @Test(.enabled(if: SeedRange.isHashingDeterministic)) func aRunIsRepeatedByItsSeed() {
    let (first, second) = (ServerRun(seed: 7).outcome(), ServerRun(seed: 7).outcome())
    #expect(first.events == second.events)
    #expect(first.fingerprint == second.fingerprint)
    #expect(first.fingerprint != ServerRun(seed: 8).outcome().fingerprint)
    #expect(first.events.count > 10)
  }
}
#endif
