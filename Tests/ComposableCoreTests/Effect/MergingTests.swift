import Testing

@testable import ComposableCore
@testable import ComposableTestSupport

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct MergingTests {
  private typealias EventEffect = Effect<EventLog.Action>

  /// Effects each of which waits for the next one in the list to finish, so that they end only if
  /// all of them run concurrently.
  private func waitingChain(_ count: Int) -> [EventEffect] {
    let streams = (0...count).map { _ in AsyncStream<Void>.makeStream() }
    streams[count].continuation.finish()
    return (0..<count).map { index in
      .run { send in
        for await _ in streams[index + 1].stream {}
        await send(.event(index))
        streams[index].continuation.finish()
      }
    }
  }

  @Test func mergeRunsItsMembersConcurrently() async {
    let three = waitingChain(3)
    #expect(await EventLog.events(of: .merge(three[0], three[1], three[2])) == [2, 1, 0])
    #expect(await EventLog.events(of: .merge(waitingChain(5))) == [4, 3, 2, 1, 0])
    #expect(await EventLog.events(of: .merge(AnySequence(waitingChain(2)))) == [1, 0])
    let two = waitingChain(2)
    #expect(await EventLog.events(of: two[0].merge(with: two[1])) == [1, 0])
  }

  @Test func concatenateRunsItsMembersInOrder() async {
    let effect = EventEffect.concatenate(
      .events(1, 2), .send(.event(3)), .events(4), .task { .event(5) })
    #expect(await EventLog.events(of: effect) == [1, 2, 3, 4, 5])
    #expect(await EventLog.events(of: .concatenate((0..<9).map { .events($0) })) == Array(0..<9))
    #expect(await EventLog.events(of: .events(1).concatenate(with: .events(2))) == [1, 2])
  }

  @Test func aMemberStartsAfterAllOfThePrecedingMergeEnds() async {
    let effect = EventEffect.concatenate(.merge(waitingChain(3)), .events(9))
    #expect(await EventLog.events(of: effect) == [2, 1, 0, 9])
  }

  @Test func aMemberDoesNotStartBeforeThePrecedingOneEnds() async {
    let clock = TestClock()
    let started = LockIsolated(false)
    let store = TestStore(initialState: EventLog.State()) {
      EventLog(
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

  @Test func concatenatedSendsAreDeliveredBeforeTheActionsTheyCause() async {
    let store = Store(initialState: [String]()) {
      Reduce<[String], String> { state, action in
        state.append(action)
        switch action {
        case "start": return .concatenate(.send("a"), .send("b"), .send("c"))
        case "a": return .send("of a")
        default: return .none
        }
      }
    }
    await store.send("start").finish()
    #expect(store.state == ["start", "a", "b", "c", "of a"])
  }

  @Test func emptyGroupsDoNothing() async {
    #expect(await EventLog.events(of: .merge()) == [])
    #expect(await EventLog.events(of: .merge([])) == [])
    #expect(await EventLog.events(of: .concatenate()) == [])
    #expect(await EventLog.events(of: .concatenate([])) == [])
  }

  @Test func noneIsTheIdentityElement() async {
    let effects: [EventEffect] = [
      .merge(.none, .events(1, 2), .none),
      .concatenate(.none, .events(1, 2), .none),
      .none.merge(with: .events(1, 2)),
      .events(1, 2).merge(with: .none),
      .none.concatenate(with: .events(1, 2)),
      .events(1, 2).concatenate(with: .none),
      .merge(.concatenate(), .concatenate(.none, .merge(.events(1, 2)))),
    ]
    for effect in effects { #expect(await EventLog.events(of: effect) == [1, 2]) }
  }

  @Test func concatenationIsAssociative() async {
    let (a, b, c) = (
      EventEffect.events(1, 2), EventEffect.merge(.events(3), .none), EventEffect.events(4, 5)
    )
    #expect(await EventLog.events(of: .concatenate(.concatenate(a, b), c)) == [1, 2, 3, 4, 5])
    #expect(await EventLog.events(of: .concatenate(a, .concatenate(b, c))) == [1, 2, 3, 4, 5])
  }

  /// The same random choices result in the same order, however the merges are nested.
  @Test(arguments: 0..<50)
  func mergeIsAssociative(seed: UInt64) {
    func order(_ effect: EventEffect) -> [Int] {
      var random = SplitMix(seed: seed)
      let controlled = ControlledStore(EventLog.State(), reducer: EventLog(effect))
      controlled.send(.start(0))
      while controlled.controlledActor.runNextJob({ Int.random(in: 0..<$0, using: &random) }) {}
      return controlled.state.events
    }
    let (a, b, c, d) = (
      EventEffect.events(1, 2), EventEffect.events(3, 4), EventEffect.events(5),
      EventEffect.events(6, 7)
    )
    let flat = order(.merge(a, b, c, d))
    #expect(flat.sorted() == Array(1...7))
    #expect(order(.merge(.merge(.merge(a, b), c), d)) == flat)
    #expect(order(.merge(a, .merge(b, .merge(c, d)))) == flat)
    #expect(order(a.merge(with: b).merge(with: .merge([c, .none, d]))) == flat)
  }
}
