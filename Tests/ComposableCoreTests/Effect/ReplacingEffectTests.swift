import ConcurrencyExtras
import Testing

@testable import ComposableCore

/// Effects with `cancelInFlight` and one identifier, of which each replaces the one before.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ReplacingEffectTests {
  enum Action {
    case start
    case startOther
    case cancel
  }

  private var member: Effect<Action> {
    .run { _ in try await Task.never() }.cancellable(id: "member", cancelInFlight: true)
  }

  private func store(
    _ count: Int, _ effect: @escaping (_ members: [Effect<Action>]) -> Effect<Action>
  ) -> Store<Void, Action> {
    Store(initialState: ()) { [member] in
      Reduce<Void, Action> { _, action in
        switch action {
        case .start: effect(Array(repeating: member, count: count))
        case .startOther: member
        case .cancel: .cancel(id: "member")
        }
      }
    }
  }

  /// The number of members in flight, also of those that have not started.
  private func count(_ store: Store<Void, Action>) throws -> Int {
    try #require(store.core as? RootCore<Void, Action>).registry.leaves().count
  }

  /// Each start visits the effect that it replaces, not those that wait.
  @Test func theLastOfAHundredThousandMergedEffectsRemains() throws {
    let store = store(100_000) { .merge($0) }
    store.send(.start)
    #expect(try count(store) == 1)
    store.send(.startOther)
    #expect(try count(store) == 1)
    store.send(.cancel)
    #expect(try count(store) == 0)
  }

  /// A cancel also reaches the members that have not started.
  @Test func aCancelReachesTheMembersOfAConcatenation() throws {
    let store = store(5) { .concatenate($0) }
    store.send(.start)
    #expect(try count(store) == 5)
    store.send(.startOther)
    #expect(try count(store) == 1)
    store.send(.cancel)
    #expect(try count(store) == 0)
  }
}
