import ComposableEffectIdentifier
import ComposablePublishers
import Testing

/// Publisher effects of a feature that runs twice at one place.
@MainActor
@Suite struct PublisherNamespaceTests {
  private let subject = PassthroughSubject<Int, Never>()

  private func listeners() -> StoreOf<Listener> {
    Store(initialState: Listener.State()) { [subject] in
      CombineReducers {
        Listener(number: 1, subject: subject).namespace("first")
        Listener(number: 2, subject: subject).namespace("second")
      }
    }
  }

  /// Publishes a number and the end, and waits until all is heard.
  private func publish(_ number: Int, to tasks: StoreTask...) async {
    subject.send(number)
    subject.send(completion: .finished)
    for task in tasks { await task.finish() }
  }

  @Test func eachNamespaceHasASubscriptionOfItsOwn() async {
    let store = listeners()
    await publish(5, to: store.send(.start(1)), store.send(.start(2)))
    #expect(store.state.heard.sorted() == [15, 25])
  }

  @Test func aCancelInOneLeavesTheOther() async {
    let store = listeners()
    let tasks = (store.send(.start(1)), store.send(.start(2)))
    store.send(.stop(1))
    await publish(5, to: tasks.0, tasks.1)
    #expect(store.state.heard == [25])
  }

  @Test func aSubscriptionTakesThePlaceOfTheOneInItsNamespace() async {
    let store = listeners()
    await publish(5, to: store.send(.start(1)), store.send(.start(1)))
    #expect(store.state.heard == [15])
  }
}

/// Notes what a subject publishes, with its own number before it.
private struct Listener: Reducer {
  struct State: Equatable {
    var heard: [Int] = []
  }

  enum Action {
    case start(Int)
    case stop(Int)
    case heard(by: Int, Int)
  }

  let number: Int
  let subject: PassthroughSubject<Int, Never>
  @EffectID var subscription

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start(number):
      return .publisher { [number, subject] in subject.map { .heard(by: number, $0) } }
        .cancellable(id: subscription, cancelInFlight: true)
    case .stop(number):
      return .cancel(id: subscription)
    case .heard(by: number, let value):
      state.heard.append(number * 10 + value)
      return .none
    default:
      return .none
    }
  }
}
