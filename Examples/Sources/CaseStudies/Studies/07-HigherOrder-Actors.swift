import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let actorStores = CaseStudy(
    "Stores on actors",
    """
    A store runs on the actor that creates it. Each worker is an actor with a store of its own, whose \
    reducer counts primes: two workers keep two cores busy, while this screen's store is free to count your \
    taps. An effect of the screen passes on the `states` of each worker. The workers stop when the effect is \
    cancelled, by the button or because you leave the screen. Start them, then use the counter.
    """
  ) {
    ActorStoresView(store: Store(initialState: ActorStores.State()) { ActorStores() })
  }
}

/// A search for primes, which keeps the actor of its store busy.
@Reducer
struct PrimeSearch {
  // Not observable: no view reads this store, and its states are sent to another actor.
  struct State: Equatable, Identifiable, Sendable {
    let range: Range<Int>
    /// The number to test next.
    var next: Int
    var primeCount = 0

    init(range: Range<Int>) {
      self.range = range
      next = range.lowerBound
    }

    var id: Int { range.lowerBound }
    var isFinished: Bool { next >= range.upperBound }
    var progress: Double { Double(next - range.lowerBound) / Double(range.count) }
  }

  enum Action {
    case search(upTo: Int)
    case start
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .search(let end):
        while state.next < end {
          if isPrime(state.next) { state.primeCount += 1 }
          state.next += 1
        }
        return .none

      case .start:
        // In steps, so that states are published and a cancellation is noticed in between.
        return .run { [range = state.range] send in
          var end = range.lowerBound
          while end < range.upperBound, !Task.isCancelled {
            end += min(20_000, range.upperBound - end)
            await send(.search(upTo: end))
          }
        }
      }
    }
  }

  private func isPrime(_ number: Int) -> Bool {
    var divisor = 2
    while divisor * divisor <= number {
      if number % divisor == 0 { return false }
      divisor += 1
    }
    return number > 1
  }
}

/// An actor with a store of its own.
actor PrimeWorker {
  /// Searches a range until its end, or until the calling task is cancelled, and returns the number
  /// of primes that were found.
  @discardableResult
  func search(
    _ range: Range<Int>, onChange: @Sendable (PrimeSearch.State) async -> Void
  ) async -> Int {
    let store = Store(initialState: PrimeSearch.State(range: range)) { PrimeSearch() }
    store.send(.start)
    for await state in store.states {
      await onChange(state)
      if state.isFinished { break }
    }
    // The store is released here, which cancels its effect.
    return store.withState(\.primeCount)
  }
}

/// The service that searches a range for primes on another actor.
struct PrimeClient: DependencyKey {
  var search:
    @Sendable (Range<Int>, @escaping @Sendable (PrimeSearch.State) async -> Void) async -> Void

  static let liveValue = PrimeClient { await PrimeWorker().search($0, onChange: $1) }
}

@Reducer
struct ActorStores {
  @ObservableState
  struct State: Equatable {
    var counter = Counter.State()
    /// One range for each worker.
    var ranges = [0..<5_000_000, 5_000_000..<10_000_000]
    /// The latest state of each worker.
    var searches: IdentifiedArrayOf<PrimeSearch.State> = []

    var isSearching: Bool { searches.contains { !$0.isFinished } }
  }

  enum Action {
    case counter(Counter.Action)
    case searchChanged(PrimeSearch.State)
    case startButtonTapped
    case stopButtonTapped
  }

  @Dependency(PrimeClient.self) var primeClient

  private enum CancelID { case searches }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Counter() }
    Reduce { state, action in
      switch action {
      case .counter:
        return .none

      case .searchChanged(let search):
        state.searches[id: search.id] = search
        return .none

      case .startButtonTapped:
        state.searches = IdentifiedArray(
          uniqueElements: state.ranges.map { PrimeSearch.State(range: $0) }
        )
        return .merge(
          state.ranges.map { range in
            .run { [primeClient] send in
              await primeClient.search(range) { await send(.searchChanged($0)) }
            }
          }
        )
        .cancellable(id: CancelID.searches, cancelInFlight: true)

      case .stopButtonTapped:
        state.searches = []
        return .cancel(id: CancelID.searches)
      }
    }
  }
}

struct ActorStoresView: View {
  let store: StoreOf<ActorStores>

  var body: some View {
    Form {
      Section("On two other actors") {
        ForEach(store.searches) { search in
          ProgressView(value: search.progress) {
            Text("Primes from \(search.range.lowerBound, format: .number)")
          } currentValueLabel: {
            Text("\(search.primeCount, format: .number)").monospacedDigit()
          }
        }
        if store.isSearching {
          Button("Stop") { store.send(.stopButtonTapped) }
        } else {
          Button("Start two workers") { store.send(.startButtonTapped) }
        }
      }
      Section("On this screen's actor") {
        CounterView(store: store.scope(state: \.counter, action: \.counter))
      }
    }
  }
}

#Preview {
  ActorStoresView(store: Store(initialState: ActorStores.State()) { ActorStores() })
}
