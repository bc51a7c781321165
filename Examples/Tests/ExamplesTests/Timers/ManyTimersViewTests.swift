import ComposableArchitecture
@_spi(Renderer) import ComposableUI
import Foundation
import Testing
import TimerFeatures

/// The view of a list of timers, without a browser.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ManyTimersViewTests {
  private let clock = WatchedClock()
  private let ticks = Ticks()

  /// Creates a store with timers of the given seconds. New timers have the identifier 99.
  private func store(
    _ timers: KeyValuePairs<String, Int> = ["Tea": 180, "Egg": 360, "Nap": 1_200]
  ) -> StoreOf<ManyTimers> {
    let timers = timers.enumerated().map { number, timer in
      Identified(
        LonelyTimer.State(name: timer.key, duration: .seconds(timer.value)), id: UUID(number)
      )
    }
    return Store(
      initialState: ManyTimers.State(timers: IdentifiedArray(uniqueElements: timers))
    ) {
      ManyTimers()
      ticks.counting { action in
        if case .timers(.element(_, .tick)) = action { true } else { false }
      }
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .constant(UUID(99))
    }
  }

  @Test func showsTheDozen() {
    let store = Store(initialState: .dozen()) { ManyTimers() }
    let view = ViewDriver { ManyTimersView(store: store) }
    #expect(view.texts.count == 2 + 2 * 12)
    #expect(view.texts.prefix(4) == ["Add a timer", "Edit", "Espresso", "0:27"])
    #expect(view.texts.suffix(2) == ["Rest", "1:30"])
  }

  @Test func stoppingOneOfTenCountingTimersLeavesTheOthersCounting() async throws {
    let store = Store(initialState: .dozen()) {
      ManyTimers()
      ticks.counting { action in
        if case .timers(.element(_, .tick)) = action { true } else { false }
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    let view = ViewDriver { ManyTimersView(store: store) }
    let names = store.timers.prefix(10).map(\.name)
    for name in names { try view.button("Start \(name)").tap() }
    #expect(view.rings.count == 20)
    await advance(ticks: 10)
    #expect(view.seconds == Array(repeating: "1", count: 10))

    try view.button("Pause \(names[3])").tap()
    #expect(view.rings.count == 18)
    await advance(ticks: 9)
    await advance(ticks: 9)
    #expect(view.seconds == Array(repeating: "3", count: 9))
    #expect(store.timers.map(\.value.elapsed.components.seconds).prefix(4) == [3, 3, 3, 1])
    for name in names where name != names[3] { try view.button("Reset \(name)").tap() }
    await clock.sleepers(0)
    #expect(view.rings.isEmpty)
    #expect(view.texts.contains("12:00, 11:59 left"))
  }

  @Test func tickChangesOneRowAndRunsNoBodiesOfOtherRows() async throws {
    var runs: [Int] = []
    for timers in [["Tea": 180], ["Tea": 180, "Egg": 360]] as [KeyValuePairs<String, Int>] {
      let store = store(timers)
      let view = ViewDriver { ManyTimersView(store: store) }
      try view.button("Start Tea").tap()
      view.update()
      let before = view.bodyRuns
      await advance(ticks: 1)
      #expect(view.diff().count == 2)
      runs.append(view.bodyRuns - before)
      try view.button("Pause Tea").tap()
      await clock.sleepers(0)
    }
    #expect(runs[0] == runs[1])
  }

  @Test func addsATimerAtTheEnd() throws {
    let store = store()
    let view = ViewDriver { ManyTimersView(store: store) }
    try view.button("Add a timer").tap()
    #expect(view.diff().areAll(.default))
    #expect(view.texts.suffix(2) == ["New timer", "1:00"])
    try view.button("Start New timer").tap()
    #expect(store.timers[3].position == .counting)
  }

  @Test func editorsAreShownOnlyWhileTheListIsEdited() throws {
    let store = store()
    let view = ViewDriver { ManyTimersView(store: store) }
    #expect(throws: ViewDriver.NotFound.self) { try view.textField("Name of Tea") }
    try view.button("Edit").tap()
    let edit = view.diff()
    #expect(edit.insertions == [.opacity, .opacity, .opacity])
    #expect(edit.areAll(.default))
    _ = try view.textField("Name of Tea")
    try view.button("Done").tap()
    #expect(throws: ViewDriver.NotFound.self) { try view.textField("Name of Tea") }
  }

  @Test func editingLeavesATimerCounting() async throws {
    let store = store()
    let view = ViewDriver { ManyTimersView(store: store) }
    try view.button("Start Tea").tap()
    try view.button("Edit").tap()
    await advance(ticks: 1)
    try view.button("Done").tap()
    await advance(ticks: 1)
    #expect(view.seconds == ["2"])
  }

  @Test func renames() throws {
    let store = store()
    let view = ViewDriver { ManyTimersView(store: store) }
    try view.button("Edit").tap()
    try view.textField("Name of Egg").type("Soft egg")
    #expect(store.timers.map(\.name) == ["Tea", "Soft egg", "Nap"])
    _ = try view.button("Start Soft egg")
    try view.textField("Name of Soft egg").type("")
    _ = try view.button("Start Unnamed")
    try view.textField("Name of Unnamed").type("E")
    _ = try view.button("Start E")
  }

  @Test func setsTheDuration() throws {
    let store = store()
    let view = ViewDriver { ManyTimersView(store: store) }
    try view.button("Edit").tap()
    try view.textField("Minutes of Tea").type("4")
    try view.textField("Seconds of Tea").type("30")
    #expect(store.timers[0].duration == .seconds(270))
    #expect(view.texts.contains("4:30"))
    #expect(store.timers[1].duration == .seconds(360))
  }

  @Test(arguments: [
    ("Minutes", "-1", 30), ("Minutes", "99999999999999999", 3_153_600_000 + 30),
    ("Minutes", "soon", 210), ("Seconds", "75", 239), ("Seconds", "-1", 180),
  ])
  func durationsAreKeptWithinBounds(field: String, text: String, seconds: Int) throws {
    let store = store(["Tea": 210])
    let view = ViewDriver { ManyTimersView(store: store) }
    try view.button("Edit").tap()
    try view.textField("\(field) of Tea").type(text)
    #expect(
      store.timers[0].duration == min(.seconds(seconds), LonelyTimer.State.durations.upperBound))
  }

  @Test func durationOfACountingTimerCannotBeEdited() throws {
    let store = store()
    let view = ViewDriver { ManyTimersView(store: store) }
    try view.button("Edit").tap()
    try view.button("Start Tea").tap()
    #expect(throws: ViewDriver.Refused.self) { try view.textField("Minutes of Tea").type("4") }
    #expect(throws: ViewDriver.Refused.self) { try view.textField("Seconds of Tea").type("4") }
    try view.textField("Name of Tea").type("Mate")
    try view.button("Pause Mate").tap()
    try view.textField("Minutes of Mate").type("4")
    #expect(store.timers[0].duration == .seconds(240))
  }

  @Test func deletingATimerCancelsItsEffect() async throws {
    let store = store()
    let view = ViewDriver { ManyTimersView(store: store) }
    try view.button("Start Tea").tap()
    try view.button("Start Egg").tap()
    await clock.sleepers(2)
    try view.button("Edit").tap()
    view.update()
    try view.button("Delete Tea").tap()
    let diff = view.diff()
    #expect(diff.removals == [.combined(.move(.leading), .opacity)])
    #expect(diff.areAll(.default))
    await advance(ticks: 1)
    #expect(store.timers.map(\.name) == ["Egg", "Nap"])
    #expect(view.seconds == ["1"])
    try view.button("Delete Egg").tap()
    view.update()
    await clock.sleepers(0)
    try view.button("Delete Nap").tap()
    #expect(view.texts == ["Add a timer", "Done", "There are no timers."])
    try view.button("Add a timer").tap()
    _ = try view.button("Delete New timer")
  }

  @Test func countingTimerMovesUpAndDown() async throws {
    let store = store()
    let view = ViewDriver { ManyTimersView(store: store) }
    try view.button("Start Tea").tap()
    await advance(ticks: 1)
    try view.button("Edit").tap()
    view.update()
    try view.button("Move Tea down").tap()
    let diff = view.diff()
    #expect(diff.moves == 1)
    #expect(diff.areAll(.default))
    #expect(store.timers.map(\.name) == ["Egg", "Tea", "Nap"])
    try view.button("Move Tea down").tap()
    #expect(store.timers.map(\.name) == ["Egg", "Nap", "Tea"])
    try view.button("Move Nap up").tap()
    #expect(store.timers.map(\.name) == ["Nap", "Egg", "Tea"])
    await advance(ticks: 1)
    #expect(view.seconds == ["2"])
  }

  @Test func firstTimerCannotMoveUpAndLastTimerCannotMoveDown() throws {
    let store = store()
    let view = ViewDriver { ManyTimersView(store: store) }
    try view.button("Edit").tap()
    #expect(throws: ViewDriver.Refused.self) { try view.button("Move Tea up").tap() }
    #expect(throws: ViewDriver.Refused.self) { try view.button("Move Nap down").tap() }
    try view.button("Move Egg up").tap()
    #expect(throws: ViewDriver.Refused.self) { try view.button("Move Egg up").tap() }
    try view.button("Move Tea up").tap()
    #expect(store.timers.map(\.name) == ["Tea", "Egg", "Nap"])
  }

  @Test func closingTheWindowCancelsAllEffects() async throws {
    let store = store()
    var view: ViewDriver? = ViewDriver { ManyTimersView(store: store) }
    try view?.button("Start Tea").tap()
    try view?.button("Start Nap").tap()
    await clock.sleepers(2)
    view = nil
    await clock.sleepers(0)
  }

  /// Advances the clock by a second, and waits for the given number of ticks.
  private func advance(ticks count: Int) async {
    await clock.sleepers(count)
    await clock.advance(by: .seconds(1))
    await ticks.next(count)
  }
}

extension ViewDriver {
  /// The texts in the rings.
  fileprivate var seconds: [String] { texts.filter { Int($0) != nil } }
}
