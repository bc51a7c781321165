import ComposableArchitecture
import SwiftUI

/// The list of all stand-ups, and a sheet for a new one.
@Reducer
struct StandUpsList {
  @Reducer
  enum Destination {
    case add(StandUpForm)
    case alert(AlertState<Alert>)

    @CasePathable
    enum Alert: Equatable {
      case examplesRequested
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Shared(.standUps) var standUps
  }

  enum Action {
    case addButtonTapped
    case cancelButtonTapped
    case deleted([StandUp.ID])
    case destination(PresentationAction<Destination.Action>)
    case examplesButtonTapped
    case moved(from: IndexSet, to: Int)
    case saveButtonTapped
    case task
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let standUp = StandUp(id: uuid(), attendees: [Attendee(id: uuid())])
        state.destination = .add(StandUpForm.State(standUp: standUp))
        return .none

      case .cancelButtonTapped:
        state.destination = nil
        return .none

      case .deleted(let ids):
        state.$standUps.withLock { standUps in
          for id in ids { standUps.remove(id: id) }
        }
        return .none

      case .destination(.presented(.alert(.examplesRequested))), .examplesButtonTapped:
        let examples = StandUp.examples(id: uuid.callAsFunction)
        state.$standUps.withLock { $0.append(contentsOf: examples) }
        return .none

      case .destination:
        return .none

      case .moved(let source, let destination):
        state.$standUps.withLock { standUps in
          // Another tab may have deleted a stand-up.
          guard max(source.last ?? 0, destination - 1) < standUps.count else { return }
          standUps.move(fromOffsets: source, toOffset: destination)
        }
        return .none

      case .saveButtonTapped:
        guard case .add(let form) = state.destination, form.isValid else { return .none }
        let standUp = form.cleanedStandUp
        _ = state.$standUps.withLock { $0.append(standUp) }
        state.destination = nil
        return .none

      case .task:
        if state.$standUps.loadError != nil { state.destination = .alert(.unreadableFile) }
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension StandUpsList.Destination.State: Equatable {}

extension AlertState<StandUpsList.Destination.Alert> {
  static let unreadableFile = AlertState {
    TextState("The stand-ups can’t be read")
  } actions: {
    ButtonState(role: .cancel) { TextState("Start empty") }
    ButtonState(action: .examplesRequested) { TextState("Show examples") }
  } message: {
    TextState("The file isn’t one of this application. Your next change replaces it.")
  }
}

struct StandUpsListView: View {
  @Bindable var store: StoreOf<StandUpsList>

  var body: some View {
    let standUps = Array(store.$standUps)
    List {
      if let error = store.$standUps.saveError {
        Section {
          Label("Changes can’t be saved", systemImage: "exclamationmark.triangle")
        } footer: {
          Text(error.localizedDescription)
        }
      }
      if store.standUps.isEmpty {
        EmptyListView { store.send(.examplesButtonTapped, animation: .default) }
      }
      ForEach(standUps) { $standUp in
        NavigationLink(state: AppFeature.Path.State.detail(StandUpDetail.State(standUp: $standUp)))
        {
          StandUpRow(standUp: standUp)
        }
      }
      .onDelete { offsets in store.send(.deleted(offsets.map { standUps[$0].id })) }
      .onMove { store.send(.moved(from: $0, to: $1)) }
    }
    .navigationTitle("Stand-ups")
    .toolbar {
      if !store.standUps.isEmpty {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
      }
      ToolbarItem(placement: .primaryAction) {
        Button {
          store.send(.addButtonTapped)
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("Add a stand-up")
      }
    }
    .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { form in
      StandUpFormSheet(store: form, title: "New stand-up") {
        store.send(.cancelButtonTapped)
      } save: {
        store.send(.saveButtonTapped)
      }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .task { await store.send(.task).finish() }
  }
}

/// The placeholder of an empty list, with an offer of examples.
private struct EmptyListView: View {
  let showExamples: () -> Void

  var body: some View {
    Section {
      VStack(alignment: .leading, spacing: 12) {
        Image(systemName: "bubble.left").font(.largeTitle).foregroundStyle(.tint)
        Text("No stand-ups yet").font(.headline)
        Text(
          "Add the meetings of your teams. Each attendee gets the same time, and a transcript stays."
        )
        .foregroundStyle(.secondary)
      }
      .padding(.vertical, 8)
      Button("Show examples", systemImage: "sparkles") { showExamples() }
    }
  }
}

private struct StandUpRow: View {
  let standUp: StandUp

  var body: some View {
    HStack(spacing: 12) {
      AccentMark(accent: standUp.accent)
      VStack(alignment: .leading, spacing: 2) {
        Text(standUp.displayTitle).font(.headline).lineLimit(2)
        Text("\(standUp.attendance) · \(standUp.minutes) min")
          .font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

#Preview {
  @Shared(.standUps) var standUps = StandUp.examples(id: { UUID() })
  return NavigationStack {
    StandUpsListView(store: Store(initialState: StandUpsList.State()) { StandUpsList() })
  }
}
