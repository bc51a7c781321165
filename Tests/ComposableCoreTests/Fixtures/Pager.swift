import ComposableCore

@testable import ComposableTestSupport

/// A feature with an action for each outcome that a test store reports.
@Reducer
struct Pager {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var pages: [String] = []
  }
  enum Action: Equatable {
    case increment
    case noop
    /// Loads pages after a number of seconds.
    case load([String], after: Int)
    case loaded(String)
    case finished
    case failed(Failure)
    /// Starts an effect that runs until `stop`.
    case start
    case stop
  }
  @CasePathable
  enum Failure: Equatable { case offline(Int), other }

  static let startLine = #line + 26
  @Dependency(\.continuousClock) var clock
  enum CancelID { case work }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .noop:
        return .none
      case .load(let pages, after: 0):
        return .run { send in
          for page in pages { await send(.loaded(page)) }
          await send(pages.isEmpty ? .failed(.offline(404)) : .finished)
        }
      case .load(let pages, after: let seconds):
        return .run { send in
          try await clock.sleep(for: .seconds(seconds))
          await send(.load(pages, after: 0))
        }
      case .loaded(let page):
        state.pages.append(page)
        return .none
      case .start:
        return .run { _ in try await Task.never() }.cancellable(id: CancelID.work)
      case .stop:
        return .cancel(id: CancelID.work)
      case .finished, .failed:
        return .none
      }
    }
  }
}
