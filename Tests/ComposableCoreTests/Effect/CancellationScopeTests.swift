import ComposableCore
import Testing

@testable import ComposableTestSupport

/// The reach of a cancel: the feature and its descendants, neither siblings nor parents.
@Suite struct CancellationScopeTests {
  /// Starts an effect with the same identifier in every feature, sends an action to one of them,
  /// and returns the features whose effects were cancelled.
  private func cancelledFeatures(by action: Worker.Action, at feature: Feature) -> Set<Feature> {
    let ended = LockIsolated<Set<Feature>>([])
    let controlled = ControlledStore(Family.State(), reducer: Family(ended: ended))
    for feature in Feature.allCases { controlled.send(feature.action(.start)) }
    controlled.settle()
    #expect(ended.value == [])
    controlled.send(feature.action(action))
    controlled.settle()
    let result = ended.value
    controlled.release()
    controlled.settle()
    #expect(ended.value == Set(Feature.allCases))
    return result
  }

  @Test func aParentsCancelReachesAllItsChildren() {
    #expect(cancelledFeatures(by: .cancel, at: .parent) == Set(Feature.allCases))
  }

  @Test(arguments: [Feature.childOfLeft, .right, .optional, .row1, .row2])
  private func aChildsCancelReachesNeitherParentNorSiblings(feature: Feature) {
    #expect(cancelledFeatures(by: .cancel, at: feature) == [feature])
  }

  @Test func aChildsCancelReachesItsOwnChildren() {
    #expect(cancelledFeatures(by: .cancel, at: .left) == [.left, .childOfLeft])
  }

  @Test(arguments: [Feature.childOfLeft, .right, .optional, .row1, .row2])
  private func cancelInFlightReachesNeitherParentNorSiblings(feature: Feature) {
    #expect(cancelledFeatures(by: .restart, at: feature) == [feature])
  }

  @Test func cancelInFlightReachesDescendants() {
    #expect(cancelledFeatures(by: .restart, at: .left) == [.left, .childOfLeft])
  }

  @Test(arguments: [Feature.childOfLeft, .right, .optional, .row1, .row2])
  private func taskCancelReachesNeitherParentNorSiblings(feature: Feature) {
    #expect(cancelledFeatures(by: .cancelInEffect, at: feature) == [feature])
  }

  @Test func taskCancelReachesDescendants() {
    #expect(cancelledFeatures(by: .cancelInEffect, at: .left) == [.left, .childOfLeft])
    #expect(cancelledFeatures(by: .cancelInEffect, at: .parent) == Set(Feature.allCases))
  }

  @Test(arguments: [Feature.childOfLeft, .optional, .row1])
  private func withTaskCancellationReachesNeitherParentNorSiblings(feature: Feature) {
    #expect(cancelledFeatures(by: .restartInEffect, at: feature) == [feature])
  }
}

private enum Feature: CaseIterable, Sendable {
  case parent, left, childOfLeft, right, optional, row1, row2

  func action(_ action: Worker.Action) -> Family.Action {
    switch self {
    case .parent: .own(action)
    case .left: .left(.own(action))
    case .childOfLeft: .left(.child(action))
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
    let id: Feature

  }
  enum Action { case start, restart, restartInEffect, cancel, cancelInEffect }
  enum CancelID { case work }

  let ended: LockIsolated<Set<Feature>>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        .run { [ended, feature = state.id] _ in
          defer { ended.withValue { _ = $0.insert(feature) } }
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
    var child = Worker.State(id: .childOfLeft)
  }
  enum Action {
    case own(Worker.Action)
    case child(Worker.Action)
  }

  let ended: LockIsolated<Set<Feature>>

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

  let ended: LockIsolated<Set<Feature>>

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
