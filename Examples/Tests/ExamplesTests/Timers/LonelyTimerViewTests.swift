import ComposableArchitecture
@_spi(Renderer) import ComposableUI
import Testing
import TimerFeatures

/// The view of a timer, without a browser.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct LonelyTimerViewTests {
  private let clock = WatchedClock()
  private let ticks = Ticks()

  private func store(
    _ duration: Duration = .seconds(180), elapsed: Duration = .zero,
    _ position: LonelyTimer.State.Position = .ready
  ) -> StoreOf<LonelyTimer> {
    Store(
      initialState: LonelyTimer.State(
        name: "Tea", duration: duration, elapsed: elapsed, position: position
      )
    ) {
      LonelyTimer()
      ticks.counting { $0 == .tick }
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func showsNameAndDuration() throws {
    let store = store()
    let view = ViewDriver { LonelyTimerView(store: store) }
    #expect(view.texts == ["Tea", "3:00"])
    #expect(view.rings.isEmpty)
    #expect(throws: ViewDriver.NotFound.self) { try view.button("Reset Tea") }
    _ = try view.button("Start Tea")
  }

  @Test func startsPausesAndResets() async throws {
    let store = store()
    let view = ViewDriver { LonelyTimerView(store: store) }
    try view.button("Start Tea").tap()
    #expect(view.texts == ["Tea", "3:00", "0"])
    await tick(view)
    await tick(view)
    #expect(view.texts == ["Tea", "3:00", "2"])

    try view.button("Pause Tea").tap()
    #expect(view.texts == ["Tea", "3:00, 2:58 left"])
    await clock.sleepers(0)
    try view.button("Start Tea").tap()
    await tick(view)
    #expect(view.texts == ["Tea", "3:00", "3"])

    try view.button("Reset Tea").tap()
    #expect(view.texts == ["Tea", "3:00"])
    #expect(throws: ViewDriver.NotFound.self) { try view.button("Reset Tea") }
    await clock.sleepers(0)
  }

  @Test func badgeOfAFinishedTimerResetsIt() async throws {
    let store = store(.seconds(1))
    let view = ViewDriver { LonelyTimerView(store: store) }
    try view.button("Start Tea").tap()
    #expect(throws: ViewDriver.NotFound.self) { try view.button("Done! Reset Tea") }
    await tick(view)
    #expect(view.texts == ["Tea", "0:01", "Done!"])
    #expect(view.description.contains("rotation -8.0"))
    _ = try view.button("Start Tea")
    try view.button("Done! Reset Tea").tap()
    #expect(view.texts == ["Tea", "0:01"])
    await clock.sleepers(0)
  }

  @Test func startButtonOfAFinishedTimerStartsItOver() async throws {
    let store = store(.seconds(1), elapsed: .seconds(1), .finished)
    let view = ViewDriver { LonelyTimerView(store: store) }
    try view.button("Start Tea").tap()
    #expect(view.texts == ["Tea", "0:01", "0"])
    await clock.sleepers(1)
  }

  @Test func ringShowsTheProgressWhileTheTimerCounts() async throws {
    let store = store(.seconds(4))
    let view = ViewDriver { LonelyTimerView(store: store) }
    #expect(view.rings.isEmpty)
    try view.button("Start Tea").tap()
    #expect(view.rings == [0...1, 0...0])
    #expect(view.description.contains("rotation -90.0"))
    for progress in [0.25, 0.5, 0.75] {
      let diff = await tick(view)
      #expect(view.rings == [0...1, 0...progress])
      // The ring and the seconds in its center.
      #expect(diff.map(\.animation) == [.linear(duration: 1), nil])
    }
    try view.button("Pause Tea").tap()
    #expect(view.rings.isEmpty)
    try view.button("Start Tea").tap()
    #expect(view.rings == [0...1, 0...0.75])
    await tick(view)
    #expect(view.rings.isEmpty)
  }

  @Test func tickRunsOnlyTheBodyOfTheRing() async throws {
    let store = store()
    let view = ViewDriver { LonelyTimerView(store: store) }
    try view.button("Start Tea").tap()
    view.update()
    let before = view.bodyRuns
    await tick(view)
    let afterOne = view.bodyRuns
    await tick(view)
    // The bodies of the ring, its trimmed circle and its text.
    #expect(view.bodyRuns - afterOne == afterOne - before)
    #expect(afterOne - before < 12)
  }

  @Test func startingAndPausingAnimateWithASpring() throws {
    let store = store()
    let view = ViewDriver { LonelyTimerView(store: store) }
    try view.button("Start Tea").tap()
    let start = view.diff()
    #expect(start.areAll(.spring))
    #expect(start.insertions == [.resetButton, .scale(0, anchor: .center)])

    try view.button("Pause Tea").tap()
    let pause = view.diff()
    #expect(pause.areAll(.spring))
    #expect(pause.insertions.isEmpty)
    #expect(pause.removals == [.scale(0, anchor: .center), .resetButton])
  }

  @Test func badgeAppearsAndDisappearsWithASpring() async throws {
    let store = store(.seconds(1))
    let view = ViewDriver { LonelyTimerView(store: store) }
    let badge = ElementTransition.combined(.scale(0, anchor: .center), .opacity)
    try view.button("Start Tea").tap()
    view.update()
    let finish = await tick(view)
    #expect(finish.areAll(.spring))
    #expect(finish.insertions == [badge])
    #expect(finish.removals == [.scale(0, anchor: .center)])

    try view.button("Done! Reset Tea").tap()
    let reset = view.diff()
    #expect(reset.areAll(.spring))
    #expect(reset.removals.count == 2 && reset.removals.contains(badge))
    #expect(reset.removals.contains(.resetButton))
  }

  @Test func resettingAStoppedTimerAnimatesWithASpring() throws {
    let store = store(elapsed: .seconds(5))
    let view = ViewDriver { LonelyTimerView(store: store) }
    #expect(view.texts == ["Tea", "3:00, 2:55 left"])
    try view.button("Reset Tea").tap()
    let reset = view.diff()
    #expect(reset.removals == [.resetButton])
    #expect(reset.areAll(.spring))
  }

  @Test func appearingResumesACountingTimer() async throws {
    let store = store(.seconds(3), elapsed: .seconds(1), .counting)
    let view = ViewDriver { LonelyTimerView(store: store) }
    #expect(view.texts == ["Tea", "0:03", "1"])
    await tick(view)
    #expect(view.texts == ["Tea", "0:03", "2"])
    await tick(view)
    #expect(view.texts == ["Tea", "0:03", "Done!"])
    await clock.sleepers(0)
  }

  @Test(arguments: [LonelyTimer.State.Position.ready, .finished])
  func appearingDoesNotStartATimerThatIsNotCounting(position: LonelyTimer.State.Position) async {
    let store = store(elapsed: .seconds(1), position)
    let view = ViewDriver { LonelyTimerView(store: store) }
    await clock.sleepers(0)
    #expect(view.rings.isEmpty)
  }

  @Test func disappearingCancelsTheEffectAndAppearingResumesIt() async throws {
    let store = store()
    let view = ViewDriver { Hideable { LonelyTimerView(store: store) } }
    try view.button("Start Tea").tap()
    await tick(view)
    await clock.sleepers(1)

    try view.toggle("Shown").set(false)
    view.update()
    await clock.sleepers(0)
    #expect(store.position == .counting)
    await clock.advance(by: .seconds(60))
    #expect(store.elapsed == .seconds(1))

    try view.toggle("Shown").set(true)
    view.update()
    await tick(view)
    #expect(view.texts.suffix(3) == ["Tea", "3:00", "2"])
  }

  @Test func closingTheWindowCancelsTheEffect() async throws {
    let store = store()
    var view: ViewDriver? = ViewDriver { LonelyTimerView(store: store) }
    try view?.button("Start Tea").tap()
    await clock.sleepers(1)
    view = nil
    await clock.sleepers(0)
    #expect(store.position == .counting)
  }

  @Test func buttonsOfATimerWithoutANameHaveAPlaceholder() throws {
    let store = Store(initialState: LonelyTimer.State(name: "", duration: .zero)) { LonelyTimer() }
    let view = ViewDriver { LonelyTimerView(store: store) }
    try view.button("Start Unnamed").tap()
    _ = try view.button("Done! Reset Unnamed")
  }

  /// Advances the clock by a second, and updates the view.
  @discardableResult
  private func tick(_ view: ViewDriver) async -> Diff {
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    await ticks.next()
    return view.diff()
  }
}

/// A view that can be hidden.
private struct Hideable<Content: View>: View {
  @State private var isShown = true
  private let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View {
    Toggle("Shown", isOn: $isShown)
    if isShown { content() }
  }
}

extension ElementTransition {
  fileprivate static var resetButton: ElementTransition { .combined(.move(.trailing), .opacity) }
}
