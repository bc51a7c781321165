import ComposableArchitecture
import SwiftUI

/// The whole application: the list, and the screens above it.
@Reducer
struct AppFeature {
  @Reducer
  enum Path {
    case detail(StandUpDetail)
    case meeting(PastMeeting)
    case recording(RecordMeeting)
  }

  @ObservableState
  struct State: Equatable {
    var list = StandUpsList.State()
    var path = StackState<Path.State>()
  }

  enum Action {
    case list(StandUpsList.Action)
    case path(StackActionOf<Path>)
    case standUpsChanged
    case task
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) { StandUpsList() }
    Reduce { state, action in
      switch action {
      case .list:
        return .none

      case .path(.element(id: let id, action: .detail(.delegate(let delegate)))):
        guard let detail = state.path[id: id, case: \.detail] else { return .none }
        switch delegate {
        case .deleted:
          state.path.pop(from: id)
          state.list.$standUps.withLock { _ = $0.remove(id: detail.standUp.id) }
        case .meetingStarted:
          state.path.append(.recording(RecordMeeting.State(standUp: detail.$standUp)))
        }
        return .none

      case .path:
        return .none

      case .standUpsChanged:
        // Another tab has deleted the stand-up of a screen.
        let ids = state.list.standUps.ids
        let orphan = zip(state.path.ids, state.path).first { _, screen in
          screen.standUpID.map { !ids.contains($0) } ?? false
        }
        if let (id, _) = orphan { state.path.pop(from: id) }
        return .none

      case .task:
        return .run { [standUps = state.list.$standUps] send in
          for await _ in standUps.updates { await send(.standUpsChanged, animation: .default) }
        }
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension AppFeature.Path.State: Equatable {}

extension AppFeature.Path.State {
  /// The stand-up that the screen refers to; `nil` for a past meeting, which is a copy.
  fileprivate var standUpID: StandUp.ID? {
    switch self {
    case .detail(let detail): detail.standUp.id
    case .meeting: nil
    case .recording(let recording): recording.standUp.id
    }
  }
}

extension AppFeature.State {
  /// The state of the application that records a meeting of the first stand-up. Without any, it is
  /// the list.
  static var recordingFirst: Self {
    var state = Self()
    if let id = state.list.standUps.first?.id,
      let standUp = Shared(state.list.$standUps[id: id])
    {
      state.path = StackState([
        .detail(StandUpDetail.State(standUp: standUp)),
        .recording(RecordMeeting.State(standUp: standUp)),
      ])
    }
    return state
  }
}

struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    Group {
      if horizontalSizeClass == .regular {
        NavigationSplitView {
          list
        } detail: {
          stack {
            ContentUnavailableView("Select a stand-up", systemImage: "person.2")
          }
        }
      } else {
        stack { list }
      }
    }
    .task { await store.send(.task).finish() }
  }

  private var list: some View {
    StandUpsListView(store: store.scope(state: \.list, action: \.list))
  }

  /// The screens of the path, above a root.
  private func stack(@ViewBuilder root: () -> some View) -> some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path), root: root) { screen in
      switch screen.case {
      case .detail(let detail): StandUpDetailView(store: detail)
      case .meeting(let meeting): PastMeetingView(store: meeting)
      case .recording(let recording): RecordMeetingView(store: recording)
      }
    }
  }
}

#Preview {
  @Shared(.standUps) var standUps = StandUp.examples(id: { UUID() })
  return AppView(store: Store(initialState: AppFeature.State()) { AppFeature() })
}
