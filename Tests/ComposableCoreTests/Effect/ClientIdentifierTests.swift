import Testing

@testable import ComposableCore
@testable import ComposableTestSupport

/// Identifiers whose `==`, `hash(into:)` and `deinit` cancel effects of the store.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ClientIdentifierTests {
  /// An identifier that cancels another identifier whenever it is compared, hashed or deallocated.
  final class Meddler: Hashable, Sendable {
    let number: Int

    init(_ number: Int) { self.number = number }

    static func == (lhs: Meddler, rhs: Meddler) -> Bool {
      Task.cancel(id: "other")
      return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) {
      Task.cancel(id: "other")
      hasher.combine(0)
    }

    deinit { Task.cancel(id: "other") }
  }

  @Test func anIdentifierMayCancelAnotherWhenItIsComparedHashedOrDeallocated() async {
    let store = Store(initialState: EventLog.State()) {
      EventLog(
        .run { send in
          for number in 0..<20 {
            await withTaskGroup { group in
              for _ in 0..<4 {
                group.addTask {
                  await withTaskCancellation(id: Meddler(number % 5), cancelInFlight: true) {}
                }
              }
              group.addTask { Task.cancel(id: Meddler(number % 5)) }
            }
          }
          await send(.event(1))
        }
        .cancellable(id: Meddler(-1)),
        .cancel(id: Meddler(-2))
      )
    }
    let task = store.send(.start(0))
    store.send(.start(1))
    await task.finish()
    #expect(store.events == [1])
  }

  @Test func collidingIdentifiersAreToldApart() async {
    let (ends, ended) = AsyncStream.makeStream(of: Int.self)
    func endless(_ number: Int) -> Effect<EventLog.Action> {
      .run { _ in
        defer { ended.yield(number) }
        try await Task.never()
      }
      .cancellable(id: Meddler(number))
    }
    let store = Store(initialState: EventLog.State()) {
      EventLog(endless(0), endless(1), endless(2), .cancel(id: Meddler(1)))
    }
    let tasks = (0..<3).map { store.send(.start($0)) }
    store.send(.start(3))
    await tasks[1].finish()
    #expect(tasks.map { $0.actionGroup?.phase == .live } == [true, false, true])
    var order: [Int] = []
    for await number in ends {
      order.append(number)
      if order.count == 1 { for task in tasks { task.cancel() } }
      if order.count == 3 { break }
    }
    // The others end only when their tasks are cancelled, after the first one has ended.
    #expect(order.first == 1)
    #expect(order.sorted() == [0, 1, 2])
  }
}
