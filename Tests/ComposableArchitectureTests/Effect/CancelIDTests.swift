import Testing

@testable import ComposableArchitecture

/// Which identities are the same.
@Suite(.timeLimit(.minutes(5)))
struct CancellationIdentityTests {
  private typealias Notes = Effect<Journal.Action>
  private enum Name: String, Hashable, Sendable { case same }
  private enum OtherName: String, Hashable, Sendable { case same }
  private enum Outer { enum TimerID {} }
  private enum Inner { enum TimerID {} }
  private struct Wrapped: Hashable, Sendable { var value = 1 }

  /// Whether a cancel ends running work.
  private func cancel(_ cancel: Notes, reaches work: Notes) -> Bool {
    let controlled = ControlledStore(
      Journal.State(), reducer: Journal(.concatenate(work, .send(.note(1))), cancel)
    )
    controlled.send(.start(0))
    controlled.settle()
    controlled.send(.start(1))
    controlled.settle()
    defer {
      controlled.release()
      controlled.settle()
    }
    return controlled.state.notes == [1]
  }

  @Test func equalValuesOfOneTypeAreTheSame() {
    let endless = Notes.endless
    #expect(cancel(.cancel(id: 1), reaches: endless.cancellable(id: 1)))
    #expect(cancel(.cancel(id: Name.same), reaches: endless.cancellable(id: Name.same)))
    #expect(cancel(.cancel(id: Wrapped()), reaches: endless.cancellable(id: Wrapped())))
    #expect(cancel(.cancel(id: Name.self), reaches: endless.cancellable(id: Name.self)))
  }

  @Test func differentValuesAreNot() {
    #expect(!cancel(.cancel(id: 2), reaches: .endless.cancellable(id: 1)))
    #expect(!cancel(.cancel(id: "b"), reaches: .endless.cancellable(id: "a")))
  }

  @Test func numbersOfDifferentTypesAreNotTheSame() {
    let one = Notes.endless.cancellable(id: 1)
    #expect(!cancel(.cancel(id: 1.0), reaches: one))
    #expect(!cancel(.cancel(id: 1 as Int64), reaches: one))
    #expect(!cancel(.cancel(id: 1 as UInt), reaches: one))
    #expect(!cancel(.cancel(id: 1 as Float), reaches: one))
    #expect(!cancel(.cancel(id: 1), reaches: .endless.cancellable(id: 1.0)))
    #expect(!cancel(.cancel(id: 1), reaches: .endless.cancellable(id: 1 as Int64)))
  }

  @Test func anOptionalIsNotTheSameAsItsValue() {
    #expect(!cancel(.cancel(id: Optional(1)), reaches: .endless.cancellable(id: 1)))
    #expect(!cancel(.cancel(id: 1), reaches: .endless.cancellable(id: Optional(1))))
  }

  @Test func anEnumIsNotTheSameAsItsRawValueNorAsAnotherEnum() {
    let same = Notes.endless.cancellable(id: Name.same)
    #expect(!cancel(.cancel(id: "same"), reaches: same))
    #expect(!cancel(.cancel(id: OtherName.same), reaches: same))
    #expect(!cancel(.cancel(id: Name.same), reaches: .endless.cancellable(id: "same")))
  }

  @Test func aTypeIsNotTheSameAsItsValueNorAsAnotherTypeOfThatName() {
    let timer = Notes.endless.cancellable(id: Outer.TimerID.self)
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

  @Test func cancelInFlightLeavesOtherTypesAlone() {
    let one = Notes.endless.cancellable(id: 1)
    #expect(!cancel(.run { _ in }.cancellable(id: 1.0, cancelInFlight: true), reaches: one))
    #expect(cancel(.run { _ in }.cancellable(id: 1, cancelInFlight: true), reaches: one))
  }

  @Test func idsOfSeveralTypesAreCancelledTogether() {
    let ids = [AnyHashableSendable(1), AnyHashableSendable("a")]
    #expect(cancel(.cancel(ids: ids), reaches: .endless.cancellable(id: 1)))
    #expect(cancel(.cancel(ids: ids), reaches: .endless.cancellable(id: "a")))
    #expect(!cancel(.cancel(ids: ids), reaches: .endless.cancellable(id: 1.0)))
  }

  @Test func storesDoNotTouchEachOther() {
    let controlledActor = ControlledExecutorActor()
    let stores = (0..<2).map { _ in
      ControlledStore(
        Journal.State(),
        on: controlledActor,
        reducer: Journal(
          .concatenate(Notes.endless.cancellable(id: 1), .notes(1)),
          .concatenate(Notes.endless.cancellable(id: Name.self), .notes(2)),
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
    #expect(stores[1].state.notes == [1, 2])
    #expect(stores[0].state.notes == [])
    stores[1].release()
    controlledActor.settle()
    #expect(stores[0].state.notes == [])
    stores[0].send(.start(2))
    controlledActor.settle()
    #expect(stores[0].state.notes == [1, 2])
  }
}
