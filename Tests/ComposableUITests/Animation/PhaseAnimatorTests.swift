import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite(.timeLimit(.minutes(1))) struct PhaseAnimatorTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("phaseAnimator", modifier: "Opacity(opacity: 0.5)") {
      $0.phaseAnimator([0.5, 1], trigger: 0) { view, phase in view.opacity(phase) }
    }
    Snapshot("PhaseAnimator", is: "Text(runs: [(text: \"1\", traits: (0))])") {
      PhaseAnimator([1, 2], trigger: true) { Text("\($0)") }
    }
  }

  private struct Heart: View {
    @State var count = 0
    let willAnimate: (Int) -> Void

    var body: some View {
      Button("like") { count += 1 }
      PhaseAnimator([0, 1, 2], trigger: count) { phase in
        Text("phase \(phase)")
      } animation: { phase in
        willAnimate(phase)
        return .linear(duration: 1)
      }
    }
  }

  @Test func aChangeOfTheTriggerGoesThroughAllPhases() async throws {
    let (phases, continuation) = AsyncStream.makeStream(of: Int.self)
    try await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      let view = ViewDriver { Heart { continuation.yield($0) } }
      #expect(view.texts == ["like", "phase 0"])
      try view.button("like").tap()
      // The trigger has changed, then its task starts.
      for _ in 0..<3 { view.update() }
      var seen: [Int] = []
      for await phase in phases {
        view.update()
        seen.append(phase)
        if phase == 0 { break }
      }
      #expect(seen == [1, 2, 0])
      #expect(view.texts == ["like", "phase 0"])
    }
  }

  @Test func phasesAreRepeatedWithoutATrigger() async {
    let (phases, continuation) = AsyncStream.makeStream(of: Int.self)
    await withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      let view = ViewDriver {
        PhaseAnimator([0, 1]) { phase in
          Text("phase \(phase)")
        } animation: { phase in
          continuation.yield(phase)
          return nil
        }
      }
      view.update()
      var seen: [Int] = []
      for await phase in phases {
        view.update()
        seen.append(phase)
        if seen.count == 5 { break }
      }
      #expect(seen == [1, 0, 1, 0, 1])
    }
  }

  @Test func fewerPhasesThanBeforeAreShownFromTheFirst() async throws {
    struct Phased: View {
      @State var phases = [0, 1, 2]
      let willAnimate: (Int) -> Void
      var body: some View {
        Button("fewer") { phases = [7] }
        PhaseAnimator(phases) { phase in
          Text("phase \(phase)")
        } animation: { phase in
          willAnimate(phase)
          return nil
        }
      }
    }
    let (phases, continuation) = AsyncStream.makeStream(of: Int.self)
    try await withDependencies {
      $0.continuousClock = TestClock()
    } operation: {
      let view = ViewDriver { Phased { continuation.yield($0) } }
      view.update()
      for await phase in phases where phase == 1 { break }
      #expect(view.texts == ["fewer", "phase 1"])
      try view.button("fewer").tap()
      #expect(view.texts == ["fewer", "phase 7"])
    }
  }

  @Test func noPhaseAndASinglePhaseDoNotMove() {
    let none = ViewDriver { PhaseAnimator([Int]()) { Text("\($0)") } }
    #expect(none.texts.isEmpty)
    let one = ViewDriver { Text("a").phaseAnimator([1.0]) { $0.opacity($1) } }
    #expect(one.texts == ["a"])
  }
}
