import Testing

@testable import ComposableArchitecture

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct MergingTests {
  private typealias Notes = Effect<Journal.Action>

  /// A relay race: each effect waits for the one before it in the list, so that running them one
  /// after another in another order, or together with less than all, would not come to an end.
  private func relay(_ count: Int) -> [Notes] {
    let batons = (0...count).map { _ in AsyncStream<Void>.makeStream() }
    batons[count].continuation.finish()
    return (0..<count).map { runner in
      .run { send in
        for await _ in batons[runner + 1].stream {}
        await send(.note(runner))
        batons[runner].continuation.finish()
      }
    }
  }

  @Test func mergeRunsItsMembersTogether() async {
    let relay = relay(3)
    #expect(await Journal.notes(of: .merge(relay[0], relay[1], relay[2])) == [2, 1, 0])
  }

  @Test func mergeOfASequenceRunsItsMembersTogether() async {
    #expect(await Journal.notes(of: .merge(relay(5))) == [4, 3, 2, 1, 0])
    #expect(await Journal.notes(of: .merge(AnySequence(relay(2)))) == [1, 0])
  }

  @Test func mergeWithAnotherRunsBoth() async {
    let relay = relay(2)
    #expect(await Journal.notes(of: relay[0].merge(with: relay[1])) == [1, 0])
  }

  @Test func mergeStartsInOrder() async {
    #expect(
      await Journal.notes(of: .merge(.send(.note(1)), .send(.note(2)), .send(.note(3))))
        == [1, 2, 3]
    )
  }

  @Test func concatenateRunsItsMembersOneAfterAnother() async {
    let effect = Notes.concatenate(.notes(1, 2), .send(.note(3)), .notes(4), .task { .note(5) })
    #expect(await Journal.notes(of: effect) == [1, 2, 3, 4, 5])
  }

  @Test func concatenateOfASequenceRunsItsMembersOneAfterAnother() async {
    #expect(await Journal.notes(of: .concatenate((0..<9).map { .notes($0) })) == Array(0..<9))
  }

  @Test func concatenateWithAnotherRunsItAfterwards() async {
    #expect(await Journal.notes(of: .notes(1).concatenate(with: .notes(2))) == [1, 2])
  }

  @Test func aMemberOfAConcatenationStartsWhenAllOfAMergeBeforeItHasEnded() async {
    let effect = Notes.concatenate(.merge(relay(3)), .notes(9))
    #expect(await Journal.notes(of: effect) == [2, 1, 0, 9])
  }

  @Test func aMemberOfAConcatenationDoesNotStartBeforeTheOneBeforeHasEnded() async {
    let clock = TestClock()
    let started = LockIsolated(false)
    let store = TestStore(initialState: Journal.State()) {
      Journal(
        .concatenate(
          .run { _ in try await clock.sleep(for: .seconds(1)) },
          .fireAndForget { started.setValue(true) }
        )
      )
    }
    let task = await store.send(.start(0))
    #expect(!started.value)
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(started.value)
  }

  @Test func emptyGroupsDoNothing() async {
    #expect(await Journal.notes(of: .merge()) == [])
    #expect(await Journal.notes(of: .merge([])) == [])
    #expect(await Journal.notes(of: .concatenate()) == [])
    #expect(await Journal.notes(of: .concatenate([])) == [])
  }

  @Test func noneIsTheUnit() async {
    let effects: [Notes] = [
      .merge(.none, .notes(1, 2), .none),
      .concatenate(.none, .notes(1, 2), .none),
      .none.merge(with: .notes(1, 2)),
      .notes(1, 2).merge(with: .none),
      .none.concatenate(with: .notes(1, 2)),
      .notes(1, 2).concatenate(with: .none),
      .merge(.concatenate(), .concatenate(.none, .merge(.notes(1, 2)))),
    ]
    for effect in effects { #expect(await Journal.notes(of: effect) == [1, 2]) }
  }

  @Test func concatenationIsAssociative() async {
    let (a, b, c) = (Notes.notes(1, 2), Notes.merge(.notes(3), .none), Notes.notes(4, 5))
    #expect(await Journal.notes(of: .concatenate(.concatenate(a, b), c)) == [1, 2, 3, 4, 5])
    #expect(await Journal.notes(of: .concatenate(a, .concatenate(b, c))) == [1, 2, 3, 4, 5])
  }

  /// The same random choices give the same order, however a merge is nested.
  @Test(arguments: 0..<50)
  func mergeIsAssociative(seed: UInt64) {
    func order(_ effect: Notes) -> [Int] {
      var random = SplitMix(seed: seed)
      let controlled = ControlledStore(Journal.State(), reducer: Journal(effect))
      controlled.send(.start(0))
      while controlled.controlledActor.runNextJob({ Int.random(in: 0..<$0, using: &random) }) {}
      return controlled.state.notes
    }
    let (a, b, c, d) = (Notes.notes(1, 2), Notes.notes(3, 4), Notes.notes(5), Notes.notes(6, 7))
    let flat = order(.merge(a, b, c, d))
    #expect(flat.sorted() == Array(1...7))
    #expect(order(.merge(.merge(.merge(a, b), c), d)) == flat)
    #expect(order(.merge(a, .merge(b, .merge(c, d)))) == flat)
    #expect(order(a.merge(with: b).merge(with: .merge([c, .none, d]))) == flat)
  }
}
