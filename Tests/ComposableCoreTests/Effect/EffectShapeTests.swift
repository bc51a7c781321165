import ComposableCore
import Testing

@Suite struct EffectShapeTests {
  private enum CancelID { case fact }

  @Test func theDescriptionIsAnOutlineOfTheEffect() {
    let effect = Effect<Int>.merge(
      .send(1),
      .concatenate(.send(2), .cancel(id: CancelID.fact)),
      .send(3).cancellable(id: CancelID.fact, cancelInFlight: true)
    )
    #expect(
      effect.description == """
        merge
          send
          concatenate
            send
            cancel fact
          cancellable fact, cancelInFlight: true
            send
        """
    )
  }

  @Test func leafCountIsTheNumberOfLeaves() {
    #expect(Effect<Int>.none.leafCount == 0)
    #expect(Effect<Int>.merge((0..<10).map { .send($0) }).map { "\($0)" }.leafCount == 10)
  }

  @Test func noneAndNestedGroupsDisappearFromTheDescription() {
    let one = Effect<Int>.send(1)
    #expect(Effect<Int>.merge(.none, one, .none).description == one.description)
    #expect(Effect<Int>.concatenate(.none, one).description == one.description)
    let left = Effect<Int>.merge(.merge(one, .send(2)), .send(3))
    let right = one.merge(with: Effect<Int>.send(2).merge(with: .send(3)))
    #expect(left.description == right.description)
  }

  @Test func cancellableOfNoneAndCancelOfNoIdentifiersAreNone() {
    #expect(Effect<Int>.none.cancellable(id: 1, cancelInFlight: true).description == "none")
    #expect(Effect<Int>.cancel(ids: [Int]()).description == "none")
  }
}
