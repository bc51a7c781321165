import ComposableArchitecture
import Foundation
import Testing
import TimerFeatures

@MainActor
@Suite struct ManyTimersTests {
  private let clock = TestClock()

  /// Creates a store with timers of the given seconds, whose identifiers are 0, 1 and so on.
  private func store(_ seconds: Int...) -> TestStoreOf<ManyTimers> {
    let timers = seconds.enumerated().map { number, seconds in
      Identified(
        LonelyTimer.State(name: "\(number)", duration: .seconds(seconds)), id: UUID(number)
      )
    }
    return TestStore(
      initialState: ManyTimers.State(timers: IdentifiedArray(uniqueElements: timers))
    ) {
      ManyTimers()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .constant(UUID(99))
    }
  }

  @Test func timersCountIndependently() async {
    let store = store(2, 1)
    await store.send(\.timers[id: UUID(0)].start) { $0[0].position = .counting }
    await store.send(\.timers[id: UUID(1)].start) { $0[1].position = .counting }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timers[id: UUID(0)].tick) { $0[0].elapsed = .seconds(1) }
    await store.receive(\.timers[id: UUID(1)].tick) {
      $0[1].elapsed = .seconds(1)
      $0[1].position = .finished
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timers[id: UUID(0)].tick) {
      $0[0].elapsed = .seconds(2)
      $0[0].position = .finished
    }
    await store.finish()
  }

  @Test func stoppingOneLeavesTheOtherCounting() async {
    let store = store(5, 1)
    await store.send(\.timers[id: UUID(0)].start) { $0[0].position = .counting }
    await store.send(\.timers[id: UUID(1)].start) { $0[1].position = .counting }
    await store.send(\.timers[id: UUID(0)].stop) { $0[0].position = .ready }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timers[id: UUID(1)].tick) {
      $0[1].elapsed = .seconds(1)
      $0[1].position = .finished
    }
    await store.finish()
  }

  @Test func removingACountingTimerCancelsOnlyItsEffect() async {
    let store = store(5, 1, 5)
    for number in 0...2 {
      await store.send(\.timers[id: UUID(number)].start) { $0[number].position = .counting }
    }
    await store.send(.removed(ids: [UUID(0), UUID(2)])) {
      $0.timers.remove(id: UUID(0))
      $0.timers.remove(id: UUID(2))
    }
    #expect(clock.sleepers().count == 1)
    await clock.advance(by: .seconds(1))
    await store.receive(\.timers[id: UUID(1)].tick) {
      $0[0].elapsed = .seconds(1)
      $0[0].position = .finished
    }
    await store.finish()
  }

  @Test func removingTheLastCountingTimerLeavesNoEffect() async {
    let store = store(5)
    await store.send(\.timers[id: UUID(0)].start) { $0[0].position = .counting }
    await store.send(.removed(ids: [UUID(0), UUID(7)])) { $0.timers = [] }
    await store.finish()
    #expect(clock.sleepers().isEmpty)
  }

  @Test func addingAppendsATimerOfOneMinute() async {
    let store = store(5)
    await store.send(.addButtonTapped) {
      $0.timers.append(
        Identified(LonelyTimer.State(name: "New timer", duration: .seconds(60)), id: UUID(99))
      )
    }
  }

  @Test func renamingAndChangingTheDurationAffectOneTimer() async {
    let store = store(5, 5)
    await store.send(.renamed(id: UUID(1), "Tea")) { $0[1].name = "Tea" }
    await store.send(.durationChanged(id: UUID(0), .seconds(7))) { $0[0].duration = .seconds(7) }
    await store.send(.durationChanged(id: UUID(0), .seconds(-7))) { $0[0].duration = .zero }
  }

  @Test func durationOfACountingTimerDoesNotChange() async {
    let store = store(5)
    await store.send(\.timers[id: UUID(0)].start) { $0[0].position = .counting }
    await store.send(.durationChanged(id: UUID(0), .seconds(7)))
    await store.send(\.timers[id: UUID(0)].stop) { $0[0].position = .ready }
  }

  @Test func actionsForMissingTimersChangeNothing() async {
    let store = store(5)
    await store.send(.renamed(id: UUID(7), "Tea"))
    await store.send(.durationChanged(id: UUID(7), .seconds(7)))
    await store.send(.removed(ids: [UUID(7)]))
    await store.send(.removed(ids: []))
  }

  @Test func movingACountingTimerLeavesItCounting() async {
    let store = store(1, 5, 5)
    await store.send(\.timers[id: UUID(0)].start) { $0[0].position = .counting }
    await store.send(.moved(from: [0], to: 3)) {
      $0.timers.move(fromOffsets: [0], toOffset: 3)
    }
    #expect(store.state.timers.map(\.id) == [UUID(1), UUID(2), UUID(0)])
    await clock.advance(by: .seconds(1))
    await store.receive(\.timers[id: UUID(0)].tick) {
      $0[2].elapsed = .seconds(1)
      $0[2].position = .finished
    }
    await store.finish()
  }

  @Test(arguments: [([3], 0), ([0], 4), ([0, 9], 1), ([0], -1), ([], 9)] as [([Int], Int)])
  func movingFromOrToInvalidOffsetsChangesNothing(from: [Int], to: Int) async {
    let store = store(5, 5, 5)
    await store.send(.moved(from: IndexSet(from), to: to))
  }

  @Test func aDozenHasTwelveDifferentTimers() {
    var number = 0
    let dozen = ManyTimers.State.dozen {
      defer { number += 1 }
      return UUID(number)
    }
    #expect(dozen.timers.count == 12)
    #expect(Set(dozen.timers.map(\.name)).count == 12)
    #expect(dozen.timers.allSatisfy { $0.value.isAtStart })
  }
}

extension ManyTimers.State {
  /// The timer at an index.
  fileprivate subscript(index: Int) -> LonelyTimer.State {
    get { timers[index].value }
    set { timers[index].value = newValue }
  }
}
