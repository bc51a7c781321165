import Foundation
import Testing

/// Random views and turns, compared with a model of SwiftUI's rules.
@MainActor
@Suite struct ViewRunTests {
  /// A number of the environment: `COMPOSABLE_VIEW_RUNS` is the count of runs,
  /// `COMPOSABLE_VIEW_TURNS` that of the turns of each run, and `COMPOSABLE_VIEW_SEED` the seed of
  /// the first run.
  private static func number(_ name: String, _ fallback: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? fallback
  }

  @Test func everyRunFollowsTheRules() {
    let first = Self.number("COMPOSABLE_VIEW_SEED", 0)
    for seed in first..<first + Self.number("COMPOSABLE_VIEW_RUNS", 60) {
      let run = ViewRun(seed: UInt64(seed))
      run.perform(turns: Self.number("COMPOSABLE_VIEW_TURNS", 30))
      #expect(run.violations.isEmpty, "seed \(seed)")
      if !run.violations.isEmpty { return }
    }
  }

  @Test func diffsAreDeterministic() {
    for seed in UInt64(0)..<10 {
      let runs = [ViewRun(seed: seed), ViewRun(seed: seed)]
      for run in runs { run.perform(turns: 10) }
      #expect(runs[0].patches == runs[1].patches, "seed \(seed)")
      #expect(!runs[0].patches.isEmpty)
    }
  }
}
