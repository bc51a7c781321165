import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite(.timeLimit(.minutes(1)), .stepClock) struct KeyframeAnimatorTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("keyframeAnimator", modifier: "Opacity(opacity: 0.5)") {
      $0.keyframeAnimator(initialValue: 0.5, trigger: 0) { view, value in
        view.opacity(value)
      } keyframes: { _ in
        LinearKeyframe(1, duration: 1)
      }
    }
    Snapshot("KeyframeAnimator", is: "Opacity(opacity: 0.5)\n  Divider") {
      KeyframeAnimator(initialValue: 0.5, repeating: false) {
        Divider().opacity($0)
      } keyframes: { _ in
        LinearKeyframe(1, duration: 1)
      }
    }
  }

  private let store: StoreOf<Feature>
  private let clock = StepClock.current

  init() {
    store = Store(initialState: Feature.State()) { Feature() }
  }

  private func frames(_ count: Int, of view: ViewDriver) async -> [String] {
    var frames: [String] = []
    for _ in 0..<count {
      await clock.step()
      frames += view.texts
    }
    return frames
  }

  private func text(_ value: Double) -> Text { Text(verbatim: "\(Int(value.rounded()))") }

  @Test func keyframesAreRepeatedWithoutATrigger() async {
    let view = ViewDriver {
      KeyframeAnimator(initialValue: 0.0) {
        text($0)
      } keyframes: { _ in
        MoveKeyframe(0)
        LinearKeyframe(30, duration: 0.1)
      }
    }
    #expect(view.texts == ["0"])
    view.update()
    #expect(await frames(7, of: view) == ["10", "20", "30", "10", "20", "30", "10"])
  }

  @Test func theKeyframesOfATriggerStartFromTheInitialValue() async {
    let view = ViewDriver {
      KeyframeAnimator(initialValue: 0.0, trigger: store.count) {
        text($0)
      } keyframes: { _ in
        LinearKeyframe(30, duration: 0.1)
      }
    }
    for _ in 0..<3 { view.update() }
    #expect(view.texts == ["0"])
    for count in 1...2 {
      store.send(.count(count))
      for _ in 0..<3 { view.update() }
      await clock.step()
      #expect(view.texts == ["10"])
      await clock.step()
      #expect(view.texts == ["20"])
      if count == 2 { break }
      // Another trigger during the movement begins it anew.
      clock.wake()
    }
  }

  @Test func keyframesGetTheCurrentValue() async {
    var starts: [Double] = []
    let view = ViewDriver {
      KeyframeAnimator(initialValue: 0.0) {
        text($0)
      } keyframes: { value in
        let _ = starts.append(value)
        LinearKeyframe(value + 30, duration: 0.1)
      }
    }
    view.update()
    _ = await frames(4, of: view)
    #expect(starts == [0, 30])
  }

  @Test func anAnimatorThatIsRemovedStops() async {
    let view = ViewDriver {
      if !store.isOn {
        KeyframeAnimator(initialValue: 0.0) {
          text($0)
        } keyframes: { _ in
          LinearKeyframe(30, duration: 1)
        }
      }
    }
    view.update()
    await clock.sleep()
    store.send(.set(true))
    #expect(view.texts.isEmpty)
    #expect(!clock.wake())
  }

  // MARK: Completions

  @Test func aCompletionRunsAfterItsAnimation() async {
    let (completions, continuation) = AsyncStream.makeStream(of: Void.self)
    let start = clock.now
    _ = withStoreIsolation(MainActor.shared) {
      withAnimation(.linear(duration: 2).delay(1)) {
        store.send(.count(1))
      } completion: {
        continuation.yield()
      }
    }
    await clock.sleep()
    clock.wake()
    for await _ in completions { break }
    #expect(start.duration(to: clock.now) == .seconds(3))
    #expect(store.count == 1)
  }

  @Test func aCompletionWithoutAnAnimationRunsAtOnce() {
    var log: [String] = []
    let result = withAnimation(nil, completionCriteria: .removed) {
      log.append("changes")
      return 7
    } completion: {
      log.append("completion")
    }
    #expect(result == 7)
    #expect(log == ["changes", "completion"])
    var transaction = Transaction()
    transaction.addAnimationCompletion { log.append("added") }
    #expect(log.last == "added")
  }

  @Test func anAnimationWithoutEndHasNoCompletion() {
    var transaction = Transaction(animation: .linear(duration: 1).repeatForever())
    transaction.addAnimationCompletion { Issue.record("The animation is not complete.") }
  }

  @Test func anErrorOfTheChangesIsThrownWithoutACompletion() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withAnimation {
        throw Failure()
      } completion: {
        Issue.record("There was no animation.")
      }
    }
  }

  @Test func aButtonCompletesItsAnimation() async throws {
    struct Details: View {
      @State private var text = "closed"
      let completed: () -> Void
      var body: some View {
        Button(text) {
          withAnimation(.linear(duration: 1)) {
            text = "opening"
          } completion: {
            text = "open"
            completed()
          }
        }
      }
    }
    let (completions, continuation) = AsyncStream.makeStream(of: Void.self)
    let view = ViewDriver { Details { continuation.yield() } }
    try view.button("closed").tap()
    #expect(view.texts == ["opening"])
    await clock.sleep()
    clock.wake()
    for await _ in completions { break }
    #expect(view.update() == [nil])
    #expect(view.texts == ["open"])
  }
}
