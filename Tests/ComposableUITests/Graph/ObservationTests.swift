import ComposableCore
import Observation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The registrations of a graph in the models that its bodies read.
@MainActor
@Suite struct ObservationTests {
  @Test func aReevaluatedBodyKeepsOneRegistration() {
    let (shared, own) = (Model(), Model())
    let graph = ViewGraph(isolation: MainActor.shared) {
      VStack {
        Parent(own: own, shared: shared)
        RowsParent(own: own, shared: shared)
      }
    }
    _ = graph.update()
    let (runs, registrations) = (graph.bodyRuns, graph.registrations)
    for value in 1...100 {
      own.value = value
      _ = graph.update()
    }
    #expect(graph.bodyRuns >= runs + 300)
    #expect(graph.registrations == registrations)
  }

  @Test func aRemovedViewLeavesNoRegistration() {
    let (shared, own) = (Model(), Model())
    let graph = ViewGraph(isolation: MainActor.shared) { Conditional(own: own, shared: shared) }
    _ = graph.update()
    let registrations = graph.registrations
    for value in 1...100 {
      own.value = value
      _ = graph.update()
    }
    #expect(graph.registrations == registrations)
  }

  @Test func aReleasedGraphLeavesNoRegistration() {
    let (shared, own) = (Model(), Model())
    weak var invalidationQueue: InvalidationQueue?
    do {
      let graph = ViewGraph(isolation: MainActor.shared) {
        VStack {
          Parent(own: own, shared: shared)
          RowsParent(own: own, shared: shared)
          Text("\(shared.value)")
        }
      }
      _ = graph.update()
      invalidationQueue = graph.invalidationQueue
      withExtendedLifetime(graph) { #expect(invalidationQueue != nil) }
    }
    #expect(invalidationQueue == nil)
  }

  @Test func aReleasedGraphLeavesNoRegistrationInAStore() {
    let store = Store(initialState: Counter.State()) { Counter() }
    weak var invalidationQueue: InvalidationQueue?
    do {
      let graph = ViewGraph(isolation: MainActor.shared) { Text("\(store.count)") }
      _ = graph.update()
      invalidationQueue = graph.invalidationQueue
    }
    #expect(invalidationQueue == nil)
  }
}

@Suite struct ObservationTrackerTests {
  @Test func onlyReadsOfTheLatestEvaluationAreObserved() {
    let tracker = ObservationTracker()
    let (first, second) = (Model(), Model())
    let changes = LockIsolated<[Int]>([])
    tracker.track {
      _ = first.value
    } onChange: { evaluation in
      changes.withValue { $0.append(evaluation) }
    }
    tracker.track {
      _ = second.value
    } onChange: { evaluation in
      changes.withValue { $0.append(evaluation) }
    }
    first.value = 1
    #expect(changes.value == [])
    second.value = 1
    second.value = 2
    #expect(changes.value == [tracker.evaluation])
  }

  @Test func theNextEvaluationReleasesThePreviousOne() {
    let tracker = ObservationTracker()
    let model = Model()
    weak var previous: Model?
    do {
      let token = Model()
      previous = token
      tracker.track {
        _ = model.value
      } onChange: { [token] _ in
        _ = token.value
      }
    }
    #expect(previous != nil)
    tracker.track {
      _ = model.value
    } onChange: { _ in
    }
    #expect(previous == nil)
  }

  @Test func aCancelledTrackerObservesNothing() {
    let tracker = ObservationTracker()
    let model = Model()
    let changes = LockIsolated(0)
    tracker.track {
      _ = model.value
    } onChange: { _ in
      changes.withValue { $0 += 1 }
    }
    tracker.cancel()
    model.value = 1
    #expect(changes.value == 0)
  }
}

extension ViewGraph {
  /// The retain count of the queue, which each registration of a body increases by one.
  fileprivate var registrations: UInt { _getRetainCount(invalidationQueue) }
}

// Unchecked: used on the thread of the test only.
@Observable private final class Model: @unchecked Sendable {
  var value = 0
}

@Reducer private struct Counter {
  @ObservableState struct State { var count = 0 }
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

private struct Parent: View {
  let own: Model
  let shared: Model

  var body: some View { Child(number: own.value, shared: shared) }
}

private struct Child: View {
  let number: Int
  let shared: Model

  var body: some View { Text("\(number) \(shared.value)") }
}

private struct RowsParent: View {
  let own: Model
  let shared: Model

  var body: some View {
    let number = own.value
    ForEach(0..<2) { row in Text("\(number) \(row) \(shared.value)") }
  }
}

private struct Conditional: View {
  let own: Model
  let shared: Model

  var body: some View {
    if own.value.isMultiple(of: 2) {
      Text("Nothing")
    } else {
      Child(number: own.value, shared: shared)
      ForEach(0..<2) { row in Text("\(row) \(shared.value)") }
    }
  }
}
