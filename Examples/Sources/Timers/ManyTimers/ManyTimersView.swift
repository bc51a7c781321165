public import ComposableArchitecture
public import SwiftUI

/// A list of timers, each alone, that can be edited while they count.
///
/// ```swift
/// ManyTimersView(store: Store(initialState: .dozen()) { ManyTimers() })
/// ```
public struct ManyTimersView: View {
  private let store: StoreOf<ManyTimers>
  @State private var isEditing = false

  /// Shows the timers of a store.
  public init(store: StoreOf<ManyTimers>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        bar
        list
      }
      .navigationTitle("Timers")
    }
  }

  /// What one would reach for first: as wide as a list gets.
  private var bar: some View {
    HStack {
      Button("Add a timer", systemImage: "plus") {
        store.send(.addButtonTapped, animation: .default)
      }
      Spacer()
      Button(isEditing ? "Done" : "Edit") {
        withAnimation { isEditing.toggle() }
      }
    }
    .frame(maxWidth: 632)
    .frame(maxWidth: .infinity)
    .padding(.horizontal, 20)
    .padding(.top, 12)
  }

  private var list: some View {
    let ids = store.timers.ids
    return List {
      if ids.isEmpty { Text("There are no timers.").foregroundStyle(.secondary) }
      ForEach(store.scope(state: \.timers, action: \.timers)) { row in
        let id = row.withState(\.id)
        TimerRow(
          row: row, isEditing: isEditing, isFirst: id == ids.first, isLast: id == ids.last
        ) {
          edit(id, $0)
        }
        .transition(.move(edge: .leading).combined(with: .opacity))
      }
    }
  }

  private func edit(_ id: UUID, _ change: TimerEditor.Change) {
    switch change {
    case .name(let name):
      store.send(.renamed(id: id, name))
    case .duration(let duration):
      store.send(.durationChanged(id: id, duration))
    case .deletion:
      store.send(.removed(ids: [id]), animation: .default)
    case .up:
      move(id, by: -1)
    case .down:
      move(id, by: 1)
    }
  }

  private func move(_ id: UUID, by places: Int) {
    guard let place = store.timers.index(id: id) else { return }
    // It is put before the one at an offset, of which one is its own.
    let destination = places > 0 ? place + places + 1 : place + places
    store.send(.moved(from: [place], to: destination), animation: .default)
  }
}

/// A timer of the list, and what can be changed about it.
private struct TimerRow: View {
  /// The timer with its id. It is held, so that it stays the same row.
  let row: Store<Identified<UUID, LonelyTimer.State>, LonelyTimer.Action>
  let isEditing: Bool
  let isFirst: Bool
  let isLast: Bool
  let edit: (TimerEditor.Change) -> Void

  var body: some View {
    let timer = row.scope(state: \.value, action: \.self)
    VStack(alignment: .leading, spacing: 12) {
      // It stays as it is while it is edited: a timer counts only as long as it is shown.
      LonelyTimerView(store: timer)
      if isEditing {
        TimerEditor(timer: timer, isFirst: isFirst, isLast: isLast, edit: edit)
          .transition(.opacity)
      }
    }
  }
}

#Preview {
  ManyTimersView(store: Store(initialState: .dozen()) { ManyTimers() })
}
