import ComposableArchitecture
import Testing

/// How far a cancel reaches: down, never sideways, never up.
@Suite struct CancellationScopeTests {
  /// Starts work with the same identity everywhere, does something at one place, and tells where
  /// work was ended by it.
  private func ended(by action: Worker.Action, at place: Place) -> Set<Place> {
    let ended = LockIsolated<Set<Place>>([])
    let controlled = ControlledStore(Family.State(), reducer: Family(ended: ended))
    for place in Place.allCases { controlled.send(place.action(.start)) }
    controlled.settle()
    #expect(ended.value == [])
    controlled.send(place.action(action))
    controlled.settle()
    let result = ended.value
    controlled.release()
    controlled.settle()
    #expect(ended.value == Set(Place.allCases))
    return result
  }

  @Test func aParentsCancelReachesAllItsChildren() {
    #expect(ended(by: .cancel, at: .parent) == Set(Place.allCases))
  }

  @Test(arguments: [Place.leftsChild, .right, .optional, .row1, .row2])
  private func aChildsCancelReachesNeitherParentNorSiblings(place: Place) {
    #expect(ended(by: .cancel, at: place) == [place])
  }

  @Test func aChildsCancelReachesItsOwnChildren() {
    #expect(ended(by: .cancel, at: .left) == [.left, .leftsChild])
  }

  @Test(arguments: [Place.leftsChild, .right, .optional, .row1, .row2])
  private func cancelInFlightReachesNeitherParentNorSiblings(place: Place) {
    #expect(ended(by: .restart, at: place) == [place])
  }

  @Test func cancelInFlightReachesDownwards() {
    #expect(ended(by: .restart, at: .left) == [.left, .leftsChild])
  }

  @Test(arguments: [Place.leftsChild, .right, .optional, .row1, .row2])
  private func taskCancelInAnEffectReachesNeitherParentNorSiblings(place: Place) {
    #expect(ended(by: .cancelInEffect, at: place) == [place])
  }

  @Test func taskCancelInAnEffectReachesDownwards() {
    #expect(ended(by: .cancelInEffect, at: .left) == [.left, .leftsChild])
    #expect(ended(by: .cancelInEffect, at: .parent) == Set(Place.allCases))
  }

  @Test(arguments: [Place.leftsChild, .optional, .row1])
  private func withTaskCancellationInAnEffectReachesNeitherParentNorSiblings(place: Place) {
    #expect(ended(by: .restartInEffect, at: place) == [place])
  }
}

private enum Place: CaseIterable, Sendable {
  case parent, left, leftsChild, right, optional, row1, row2

  func action(_ action: Worker.Action) -> Family.Action {
    switch self {
    case .parent: .own(action)
    case .left: .left(.own(action))
    case .leftsChild: .left(.child(action))
    case .right: .right(action)
    case .optional: .optional(action)
    case .row1: .rows(.element(id: .row1, action: action))
    case .row2: .rows(.element(id: .row2, action: action))
    }
  }
}

@Reducer
private struct Worker {
  struct State: Equatable, Identifiable {
    let id: Place

  }
  enum Action { case start, restart, restartInEffect, cancel, cancelInEffect }
  enum CancelID { case work }

  let ended: LockIsolated<Set<Place>>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        .run { [ended, place = state.id] _ in
          defer { ended.withValue { _ = $0.insert(place) } }
          try await Task.never()
        }
        .cancellable(id: CancelID.work)
      case .restart:
        .run { _ in }.cancellable(id: CancelID.work, cancelInFlight: true)
      case .restartInEffect:
        .run { _ in await withTaskCancellation(id: CancelID.work, cancelInFlight: true) {} }
      case .cancel:
        .cancel(id: CancelID.work)
      case .cancelInEffect:
        .run { _ in Task.cancel(id: CancelID.work) }
      }
    }
  }
}

@Reducer
private struct Left {
  struct State: Equatable {
    var own = Worker.State(id: .left)
    var child = Worker.State(id: .leftsChild)
  }
  enum Action {
    case own(Worker.Action)
    case child(Worker.Action)
  }

  let ended: LockIsolated<Set<Place>>

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Worker(ended: ended) }
    Reduce { state, action in
      guard case .own(let action) = action else { return .none }
      return Worker(ended: ended).reduce(into: &state.own, action: action).map(Action.own)
    }
  }
}

@Reducer
private struct Family {
  struct State: Equatable {
    var own = Worker.State(id: .parent)
    var left = Left.State()
    var right = Worker.State(id: .right)
    var optional: Worker.State? = Worker.State(id: .optional)
    var rows: IdentifiedArrayOf<Worker.State> = [Worker.State(id: .row1), Worker.State(id: .row2)]
  }
  enum Action {
    case own(Worker.Action)
    case left(Left.Action)
    case right(Worker.Action)
    case optional(Worker.Action)
    case rows(IdentifiedActionOf<Worker>)
  }

  let ended: LockIsolated<Set<Place>>

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Left(ended: ended) }
    Scope(state: \.right, action: \.right) { Worker(ended: ended) }
    Reduce { state, action in
      guard case .own(let action) = action else { return .none }
      return Worker(ended: ended).reduce(into: &state.own, action: action).map(Action.own)
    }
    .ifLet(\.optional, action: \.optional) { Worker(ended: ended) }
    .forEach(\.rows, action: \.rows) { Worker(ended: ended) }
  }
}
