import ComposableArchitecture
import Foundation

/// A number, and a fact about it that takes a while to come: the request can be cancelled.
///
/// It shows how a long effect is given an identity, by which the reducer cancels it when the user
/// asks for that, and also when the answer would no longer fit what the user sees.
///
/// ```swift
/// let store = Store(initialState: EffectsCancellation.State()) { EffectsCancellation() }
/// store.send(.factButtonTapped)
/// store.send(.cancelButtonTapped)
/// ```
///
/// 1. At most one request is in flight: asking again begins anew.
/// 2. An answer is shown only beside the number it is about: a step cancels the request.
/// 3. Once a request is cancelled nothing is heard of it any more.
@Reducer
public struct EffectsCancellation {
  /// The number, and what is known about it.
  @ObservableState
  public struct State: Equatable {
    /// The number that facts are asked about.
    public var count = 0
    /// The fact about ``count`` that came last.
    public var currentFact: String?
    /// Why the last request brought no fact.
    public var errorMessage: String?
    /// Whether an answer is being waited for.
    public var isFactRequestInFlight = false

    /// Begins at zero, with nothing asked.
    public init() {}
  }

  /// What the user and the fact service do.
  public enum Action {
    /// The user no longer wants the answer.
    case cancelButtonTapped
    /// The user chose a number.
    case stepperChanged(Int)
    /// The user asks for a fact about the number.
    case factButtonTapped
    /// The service answered, or failed to.
    case factResponse(Result<String, any Error>)
  }

  @Dependency(\.factClient) var factClient

  private enum CancelID { case factRequest }

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        state.isFactRequestInFlight = false
        return .cancel(id: CancelID.factRequest)

      case .stepperChanged(let value):
        state.count = value
        state.currentFact = nil
        state.errorMessage = nil
        state.isFactRequestInFlight = false
        return .cancel(id: CancelID.factRequest)

      case .factButtonTapped:
        state.currentFact = nil
        state.errorMessage = nil
        state.isFactRequestInFlight = true
        return .run { [count = state.count, factClient] send in
          await send(.factResponse(Result { try await factClient.fetch(count) }))
        }
        .cancellable(id: CancelID.factRequest, cancelInFlight: true)

      case .factResponse(.success(let fact)):
        state.isFactRequestInFlight = false
        state.currentFact = fact
        return .none

      case .factResponse(.failure(let error)):
        state.isFactRequestInFlight = false
        state.errorMessage = error.localizedDescription
        return .none
      }
    }
  }
}
