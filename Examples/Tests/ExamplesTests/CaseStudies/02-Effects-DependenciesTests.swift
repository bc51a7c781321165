import ComposableArchitecture
import ComposableUI
import DependenciesTestSupport
import Foundation
import Testing

@testable import CaseStudies

/// Tests with dependencies that a trait overrides for the whole suite.
///
/// Each test has values of its own, so its identifiers start at zero.
@MainActor
@Suite(
  .dependencies {
    $0.date.now = Date(timeIntervalSince1970: 0)
    $0.uuid = .incrementing
    $0.withRandomNumberGenerator = WithRandomNumberGenerator(LastElementGenerator())
  }
)
struct RaffleTests {
  @Test func aDrawHasAnIdentifierADateAndARandomPrize() async {
    let store = TestStore(initialState: Raffle.State()) {
      Raffle()
    } withDependencies: {
      // An override for this store.
      $0.prizeClient.load = { ["A book", "A mug"] }
    }
    await store.send(.drawButtonTapped) { $0.isLoading = true }
    await store.receive(\.prizesResponse.success) {
      $0.draws = [
        Raffle.Draw(id: UUID(0), date: Date(timeIntervalSince1970: 0), prize: "A mug")
      ]
      $0.isLoading = false
    }
  }

  @Test func withoutPrizesThereIsNoDraw() async {
    let store = TestStore(initialState: Raffle.State()) {
      Raffle()
    } withDependencies: {
      $0.prizeClient.load = { [] }
    }
    await store.send(.drawButtonTapped) { $0.isLoading = true }
    await store.receive(\.prizesResponse.success) {
      $0.errorMessage = "There are no prizes left."
      $0.isLoading = false
    }
  }

  /// Calls an endpoint of the client's test value: the call is reported, and throws an error.
  @Test func anEndpointThatIsNotOverriddenIsReported() async {
    let store = TestStore(initialState: Raffle.State()) { Raffle() }
    await withKnownIssue {
      await store.send(.drawButtonTapped) { $0.isLoading = true }
      await store.receive(\.prizesResponse.failure) {
        $0.errorMessage = "The prizes could not be loaded. Try again."
        $0.isLoading = false
      }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains(
          "'PrizeClient.load' was used in a test that does not override it."
        )
      }
    }
  }

  @Test func previewsUseThePreviewValue() async throws {
    @Dependency(\.prizeClient) var prizeClient
    let prizes = try await withDependencies {
      $0.context = .preview
    } operation: {
      try await prizeClient.load()
    }
    #expect(prizes == ["A prize"])
  }

  /// Runs the live value on a clock that takes no time.
  @Test(.dependency(\.continuousClock, ImmediateClock()))
  func theLiveClientHasPrizes() async throws {
    let prizes = try await PrizeClient.liveValue.load()
    #expect(prizes.contains("A book"))
  }

  /// Overrides the client by a trait, for everything that the test creates.
  @Test(.dependency(\.prizeClient, PrizeClient { ["A pen"] }))
  func viewListsTheDraws() async throws {
    let store = Store(initialState: Raffle.State()) { Raffle() }
    let view = ViewDriver { RaffleView(store: store) }
    #expect(!view.texts.contains("Draws"))
    await store.send(.drawButtonTapped).finish()
    #expect(view.texts.contains("Draws"))
    #expect(view.texts.contains("A pen"))
    _ = try view.button("Draw a prize")
  }
}

/// A generator with which `randomElement(using:)` returns the last element.
private struct LastElementGenerator: RandomNumberGenerator, Sendable {
  func next() -> UInt64 { .max }
}
