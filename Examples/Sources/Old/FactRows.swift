import ComposableArchitecture
import Foundation

/// Rows that each ask for a fact by themselves: one that is removed takes its request along.
@Reducer
public struct FactRows: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The rows.
    public var rows: IdentifiedArrayOf<FactRow.State> = []

    /// Begins with the numbers from one to a number.
    public init(upTo count: Int = 5) {
      rows = IdentifiedArray(
        uniqueElements: (0..<max(0, count)).map { FactRow.State(number: $0 + 1) })
    }
  }

  /// What the user does, and what happens in the rows.
  public enum Action: Sendable {
    case addButtonTapped
    case removeButtonTapped(id: FactRow.State.ID)
    case rows(IdentifiedActionOf<FactRow>)
  }

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let highest = state.rows.map(\.number).max() ?? 0
        state.rows.append(FactRow.State(number: highest + 1))
        return .none

      case .removeButtonTapped(let id):
        state.rows.remove(id: id)
        return .none

      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { FactRow() }
  }
}

/// A number, and a fact about it on demand.
@Reducer
public struct FactRow: Sendable {
  @ObservableState
  public struct State: Equatable, Identifiable, Sendable {
    /// The number.
    public let number: Int
    /// What is known about it, or why nothing is.
    public var fact: String?
    /// Whether an answer is being waited for.
    public var isAsking = false

    public var id: Int { number }

    /// Knows nothing about the number yet.
    public init(number: Int) {
      self.number = number
    }
  }

  /// What the user and the fact service do.
  public enum Action: Sendable {
    case factButtonTapped
    case factResponse(Result<String, any Error>)
  }

  @Dependency(\.factClient) var factClient

  private enum CancelID { case request }

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .factButtonTapped:
        if state.isAsking {
          state.isAsking = false
          return .cancel(id: CancelID.request)
        }
        state.isAsking = true
        state.fact = nil
        return .run { [factClient, number = state.number] send in
          await send(.factResponse(Result { try await factClient.fetch(number) }))
        }
        .cancellable(id: CancelID.request)

      case .factResponse(let result):
        state.isAsking = false
        switch result {
        case .success(let fact): state.fact = fact
        case .failure(let error): state.fact = error.localizedDescription
        }
        return .none
      }
    }
  }
}
