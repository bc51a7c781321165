#if Web
import Foundation
import Testing

@testable import ComposableWeb

/// Runs of users that type while the application changes the same text.
///
/// The variable `COMPOSABLE_TYPING` of the environment is the number of steps of each kind (by
/// default, 10,000), and `COMPOSABLE_TYPING_SEED` the seed of the first run (by default, 0).
@MainActor
@Suite struct TypingTests {
  private func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }

  @Test(arguments: TypingRun.Kind.allCases)
  func browserAndServerArriveAtTheSameText(_ kind: TypingRun.Kind) {
    let runs = (number("COMPOSABLE_TYPING") ?? 10_000) / UInt64(TypingRun.stepsOfRun)
    let first = number("COMPOSABLE_TYPING_SEED") ?? 0
    for seed in first..<(first + max(1, runs)) {
      var run = TypingRun(kind, seed: seed)
      let differences = run.differences()
      #expect(differences.isEmpty)
      if !differences.isEmpty { return }
    }
  }
}
#endif
