import ComposableEffectIdentifier
import ComposablePublishers
import Testing

/// Publisher effects of a feature that runs twice, in two namespaces.
@MainActor
@Suite struct PublisherNamespaceTests {
  private let subject = PassthroughSubject<Int, Never>()

  private func makeStore() -> StoreOf<SubjectRecorder> {
    Store(initialState: SubjectRecorder.State()) { [subject] in
      CombineReducers {
        SubjectRecorder(number: 1, subject: subject).namespace("first")
        SubjectRecorder(number: 2, subject: subject).namespace("second")
      }
    }
  }

  /// Publishes a number and the completion, and awaits the tasks.
  private func publish(_ number: Int, to tasks: StoreTask...) async {
    subject.send(number)
    subject.send(completion: .finished)
    for task in tasks { await task.finish() }
  }

  @Test func eachNamespaceHasItsOwnSubscription() async {
    let store = makeStore()
    await publish(5, to: store.send(.start(1)), store.send(.start(2)))
    #expect(store.state.received.sorted() == [15, 25])
  }

  @Test func aCancelReachesOnlyItsNamespace() async {
    let store = makeStore()
    let tasks = (store.send(.start(1)), store.send(.start(2)))
    store.send(.stop(1))
    await publish(5, to: tasks.0, tasks.1)
    #expect(store.state.received == [25])
  }

  @Test func aSubscriptionReplacesTheOneInItsNamespace() async {
    let store = makeStore()
    await publish(5, to: store.send(.start(1)), store.send(.start(1)))
    #expect(store.state.received == [15])
  }
}

/// A feature that records the values of a subject, prefixed with its own number.
private struct SubjectRecorder: Reducer {
  struct State: Equatable {
    var received: [Int] = []
  }

  enum Action {
    case start(Int)
    case stop(Int)
    case received(by: Int, Int)
  }

  let number: Int
  let subject: PassthroughSubject<Int, Never>
  @EffectID var subscription

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start(number):
      return .publisher { [number, subject] in subject.map { .received(by: number, $0) } }
        .cancellable(id: subscription, cancelInFlight: true)
    case .stop(number):
      return .cancel(id: subscription)
    case .received(by: number, let value):
      state.received.append(number * 10 + value)
      return .none
    default:
      return .none
    }
  }
}
