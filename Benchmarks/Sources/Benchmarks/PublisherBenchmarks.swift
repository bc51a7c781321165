import ComposablePublishers
import Dispatch

/// The cost of subscriptions, and of the values that they bring into a store.
@MainActor
enum PublisherBenchmarks {
  /// A feature that counts what a publisher publishes.
  private struct Sum: Reducer {
    enum Action: Sendable {
      case subscribe
      case cancel
      case value(Int)
    }

    let publisher: UncheckedSendable<AnyPublisher<Int, Never>>

    func reduce(into state: inout Int, action: Action) -> Effect<Action> {
      switch action {
      case .subscribe:
        return .publisher { publisher.value.map(Action.value) }.cancellable(id: 0)
      case .cancel:
        return .cancel(id: 0)
      case .value(let value):
        state &+= value
        return .none
      }
    }

    static func store(_ publisher: some Publisher<Int, Never>) -> Store<Int, Action> {
      Store(initialState: 0) { Sum(publisher: UncheckedSendable(publisher.eraseToAnyPublisher())) }
    }
  }

  /// Values published at once, and values from another thread.
  static func delivering(_ table: inout Table) async {
    let count = 1_000_000
    let numbers = (0..<count).publisher
    let sink = await Measure.nanoseconds(count, samples: 5) {
      let sum = UncheckedBox(0)
      let cancellable = numbers.sink { sum.value &+= $0 }
      withExtendedLifetime(cancellable) {}
    }
    let store = Sum.store(numbers)
    let atOnce = await Measure.nanoseconds(count, samples: 5) { store.send(.subscribe) }
    table.add(
      "one of \(count) values published at once", atOnce, raw: sink, of: "bare `sink`", factor: 3
    )

    let queue = DispatchQueue(label: "publisher")
    let barePassing = await Measure.nanoseconds(count, samples: 5) {
      let subject = PassthroughSubject<Int, Never>()
      let sum = UncheckedBox(0)
      let cancellable = subject.sink { sum.value &+= $0 }
      await publish(count, UncheckedSendable(subject), on: queue)
      withExtendedLifetime(cancellable) {}
    }
    let passing = await Measure.nanoseconds(count, samples: 5) {
      let subject = PassthroughSubject<Int, Never>()
      let store = Sum.store(subject)
      let task = store.send(.subscribe)
      await publish(count, UncheckedSendable(subject), on: queue)
      await task.finish()
    }
    table.add(
      "one of \(count) values from another thread", passing, raw: barePassing, of: "bare `sink`",
      factor: 4
    )
  }

  private static func publish(
    _ count: Int, _ subject: UncheckedSendable<PassthroughSubject<Int, Never>>,
    on queue: DispatchQueue
  ) async {
    await withCheckedContinuation { continuation in
      queue.async {
        for number in 0..<count { subject.value.send(number) }
        subject.value.send(completion: .finished)
        continuation.resume()
      }
    }
  }

  /// Subscriptions that stay, against bare ones.
  static func subscribing(_ table: inout Table) {
    let count = 10_000
    let bareSubject = PassthroughSubject<Int, Never>()
    var bare: [AnyCancellable] = []
    bare.reserveCapacity(count)
    let sum = UncheckedBox(0)
    let empty = Memory.allocated
    let bareStart = Measure.once(count) {
      for _ in 0..<count { bare.append(bareSubject.sink { sum.value &+= $0 }) }
    }
    let withSinks = Memory.allocated

    let subject = PassthroughSubject<Int, Never>()
    let store = Sum.store(subject)
    let start = Measure.once(count) {
      for _ in 0..<count { store.send(.subscribe) }
    }
    let withEffects = Memory.allocated
    let cancel = Measure.once(count) { store.send(.cancel) }
    let bareCancel = Measure.once(count) { bare.removeAll() }

    table.add("start one of \(count) subscriptions", start, raw: bareStart, of: "bare `sink`")
    table.add("cancel one of \(count) subscriptions", cancel, raw: bareCancel, of: "bare `sink`")
    guard let empty, let withSinks, let withEffects else { return }
    let each = (withEffects - withSinks) / count
    let eachBare = (withSinks - empty) / count
    table.add(
      Table.Row(
        name: "memory of one of \(count) subscriptions",
        figure: "\(each) B", raw: "\(eachBare) B bare `sink`", ratio: "+ \(each - eachBare) B",
        target: "—", isMet: nil
      )
    )
  }
}
