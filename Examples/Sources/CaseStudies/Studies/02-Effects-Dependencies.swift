import ComposableArchitecture
import Foundation
import SwiftUI

extension CaseStudy {
  static let dependencies = CaseStudy(
    "Dependencies",
    """
    A feature reads the date, identifiers, random numbers and the clients of services from \
    `@Dependency`. In the running program these are the live values, so each draw differs. A \
    preview uses the preview value of the client, and a test overrides what it needs. Read the \
    tests: they override dependencies for a store, a test and a suite, and show what is reported \
    for an endpoint that is not overridden.
    """
  ) {
    RaffleView(store: Store(initialState: Raffle.State()) { Raffle() })
  }
}

/// A client of the service that knows the prizes.
@DependencyClient
struct PrizeClient: Sendable {
  var load: @Sendable () async throws -> [String]
}

extension PrizeClient: DependencyKey {
  /// The value in a running program. It stands for a request to a service.
  static let liveValue = PrizeClient {
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .milliseconds(500))
    return ["A book", "A mug", "A pen", "Nothing"]
  }
  /// The value in previews, which need no service.
  static let previewValue = PrizeClient { ["A prize"] }
  /// The value in tests: a call of an endpoint that the test does not override fails the test.
  static let testValue = PrizeClient()
}

extension DependencyValues {
  var prizeClient: PrizeClient {
    get { self[PrizeClient.self] }
    set { self[PrizeClient.self] = newValue }
  }
}

@Reducer
struct Raffle {
  @ObservableState
  struct State: Equatable {
    var draws: IdentifiedArrayOf<Draw> = []
    var errorMessage: String?
    var isLoading = false
  }

  struct Draw: Equatable, Identifiable {
    let id: UUID
    let date: Date
    let prize: String
  }

  enum Action {
    case drawButtonTapped
    case prizesResponse(Result<[String], any Error>)
  }

  @Dependency(\.date.now) var now
  @Dependency(\.prizeClient) var prizeClient
  @Dependency(\.uuid) var uuid
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .drawButtonTapped:
        state.errorMessage = nil
        state.isLoading = true
        return .run { send in
          await send(.prizesResponse(Result { try await prizeClient.load() }))
        }

      case .prizesResponse(.success(let prizes)):
        state.isLoading = false
        guard let prize = withRandomNumberGenerator({ prizes.randomElement(using: &$0) }) else {
          state.errorMessage = "There are no prizes left."
          return .none
        }
        state.draws.insert(Draw(id: uuid(), date: now, prize: prize), at: 0)
        return .none

      case .prizesResponse(.failure):
        state.isLoading = false
        state.errorMessage = "The prizes could not be loaded. Try again."
        return .none
      }
    }
  }
}

struct RaffleView: View {
  let store: StoreOf<Raffle>

  var body: some View {
    Form {
      Section {
        Button("Draw a prize") { store.send(.drawButtonTapped) }
          .disabled(store.isLoading)
        if store.isLoading {
          ProgressView("Loading…")
        }
        if let errorMessage = store.errorMessage {
          Text(errorMessage).foregroundStyle(.red)
        }
      }
      if !store.draws.isEmpty {
        Section("Draws") {
          ForEach(store.draws) { draw in
            LabeledContent(draw.prize) { Text(draw.date, style: .time) }
          }
        }
      }
    }
  }
}

#Preview {
  RaffleView(store: Store(initialState: Raffle.State()) { Raffle() })
}
