import Testing

@testable import ComposableCore
@testable import ComposableTestSupport

/// The equality of cancel identifiers.
@Suite(.timeLimit(.minutes(5)))
struct CancelIDTests {
  private typealias EventEffect = Effect<EventLog.Action>
  private enum Name: String, Hashable, Sendable { case same }
  private enum OtherName: String, Hashable, Sendable { case same }
  private enum Outer { enum TimerID {} }
  private enum Inner { enum TimerID {} }
  private struct Wrapped: Hashable, Sendable { var value = 1 }

  /// Returns true if a cancel reaches a running effect.
  private func cancel(_ cancel: EventEffect, reaches effect: EventEffect) -> Bool {
    let controlled = ControlledStore(
      EventLog.State(), reducer: EventLog(.concatenate(effect, .send(.event(1))), cancel)
    )
    controlled.send(.start(0))
    controlled.settle()
    controlled.send(.start(1))
    controlled.settle()
    defer {
      controlled.release()
      controlled.settle()
    }
    return controlled.state.events == [1]
  }

  @Test func equalValuesOfOneTypeMatch() {
    let endless = EventEffect.endless
    #expect(cancel(.cancel(id: 1), reaches: endless.cancellable(id: 1)))
    #expect(cancel(.cancel(id: Name.same), reaches: endless.cancellable(id: Name.same)))
    #expect(cancel(.cancel(id: Wrapped()), reaches: endless.cancellable(id: Wrapped())))
    #expect(cancel(.cancel(id: Name.self), reaches: endless.cancellable(id: Name.self)))
  }

  @Test func differentValuesDoNotMatch() {
    #expect(!cancel(.cancel(id: 2), reaches: .endless.cancellable(id: 1)))
    #expect(!cancel(.cancel(id: "b"), reaches: .endless.cancellable(id: "a")))
  }

  @Test func numbersOfDifferentTypesDoNotMatch() {
    let one = EventEffect.endless.cancellable(id: 1)
    #expect(!cancel(.cancel(id: 1.0), reaches: one))
    #expect(!cancel(.cancel(id: 1 as Int64), reaches: one))
    #expect(!cancel(.cancel(id: 1 as UInt), reaches: one))
    #expect(!cancel(.cancel(id: 1 as Float), reaches: one))
    #expect(!cancel(.cancel(id: 1), reaches: .endless.cancellable(id: 1.0)))
    #expect(!cancel(.cancel(id: 1), reaches: .endless.cancellable(id: 1 as Int64)))
  }

  @Test func anOptionalDoesNotMatchItsWrappedValue() {
    #expect(!cancel(.cancel(id: Optional(1)), reaches: .endless.cancellable(id: 1)))
    #expect(!cancel(.cancel(id: 1), reaches: .endless.cancellable(id: Optional(1))))
  }

  @Test func anEnumCaseMatchesNeitherItsRawValueNorAnotherEnum() {
    let same = EventEffect.endless.cancellable(id: Name.same)
    #expect(!cancel(.cancel(id: "same"), reaches: same))
    #expect(!cancel(.cancel(id: OtherName.same), reaches: same))
    #expect(!cancel(.cancel(id: Name.same), reaches: .endless.cancellable(id: "same")))
  }

  @Test func aTypeMatchesNeitherItsValuesNorItsNamesakes() {
    let timer = EventEffect.endless.cancellable(id: Outer.TimerID.self)
    #expect(!cancel(.cancel(id: Inner.TimerID.self), reaches: timer))
    #expect(cancel(.cancel(id: Outer.TimerID.self), reaches: timer))
    #expect(!cancel(.cancel(id: Name.self), reaches: .endless.cancellable(id: Name.same)))
    #expect(!cancel(.cancel(id: Name.same), reaches: .endless.cancellable(id: Name.self)))
    #expect(
      !cancel(
        .cancel(id: ObjectIdentifier(Name.self)), reaches: .endless.cancellable(id: Name.self)
      )
    )
  }

  @Test func cancelInFlightIgnoresIdentifiersOfOtherTypes() {
    let one = EventEffect.endless.cancellable(id: 1)
    #expect(!cancel(.run { _ in }.cancellable(id: 1.0, cancelInFlight: true), reaches: one))
    #expect(cancel(.run { _ in }.cancellable(id: 1, cancelInFlight: true), reaches: one))
  }

  @Test func identifiersOfSeveralTypesAreCancelledTogether() {
    let ids = [AnyHashableSendable(1), AnyHashableSendable("a")]
    #expect(cancel(.cancel(ids: ids), reaches: .endless.cancellable(id: 1)))
    #expect(cancel(.cancel(ids: ids), reaches: .endless.cancellable(id: "a")))
    #expect(!cancel(.cancel(ids: ids), reaches: .endless.cancellable(id: 1.0)))
  }

  @Test func cancelsDoNotReachOtherStores() {
    let controlledActor = ControlledExecutorActor()
    let stores = (0..<2).map { _ in
      ControlledStore(
        EventLog.State(),
        on: controlledActor,
        reducer: EventLog(
          .concatenate(EventEffect.endless.cancellable(id: 1), .events(1)),
          .concatenate(EventEffect.endless.cancellable(id: Name.self), .events(2)),
          .merge(.cancel(id: 1), .cancel(id: Name.self)),
          .run { _ in Task.cancel(id: 1) },
          .run { _ in }.cancellable(id: 1, cancelInFlight: true)
        )
      )
    }
    stores[0].send(.start(0), .start(1))
    controlledActor.settle()
    stores[1].send(.start(0), .start(1), .start(2), .start(3), .start(4))
    controlledActor.settle()
    #expect(stores[1].state.events == [1, 2])
    #expect(stores[0].state.events == [])
    stores[1].release()
    controlledActor.settle()
    #expect(stores[0].state.events == [])
    stores[0].send(.start(2))
    controlledActor.settle()
    #expect(stores[0].state.events == [1, 2])
  }
}
