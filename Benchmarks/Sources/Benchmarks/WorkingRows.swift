import ComposableArchitecture
import Dispatch

/// A feature with rows that have effects, and that come and go.
@Reducer
struct WorkingRows {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<WorkingRow.State>
  }

  enum Action {
    case add(id: Int)
    case swapLastTwo
    case removeLast
    case rows(IdentifiedActionOf<WorkingRow>)
  }

  /// Signalled by each effect when it runs.
  let arrivals: DispatchSemaphore

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .add(let id):
        state.rows.append(WorkingRow.State(id: id))
      case .swapLastTwo:
        state.rows.swapAt(state.rows.count - 2, state.rows.count - 1)
      case .removeLast:
        state.rows.removeLast()
      case .rows:
        break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { WorkingRow(arrivals: arrivals) }
  }
}

/// A row with an effect that waits until it is cancelled.
@Reducer
struct WorkingRow {
  @ObservableState
  struct State: Identifiable {
    let id: Int
    var count = 0
  }

  enum Action {
    case increment
    case work
    case stop
  }

  private enum CancelID { case work }

  /// Signalled by each effect when it runs.
  let arrivals: DispatchSemaphore

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.count &+= 1
      return .none
    case .work:
      return .run { [arrivals] _ in
        arrivals.signal()
        try await Task.never()
      }
      .cancellable(id: CancelID.work)
    case .stop:
      return .cancel(id: CancelID.work)
    }
  }
}

extension DispatchSemaphore {
  /// Waits for so many signals.
  func wait(_ count: Int) {
    for _ in 0..<count { wait() }
  }
}
