public import ComposableArchitecture
public import SwiftUI

/// A list of independent timers that the user can edit while they count.
///
/// ```swift
/// ManyTimersView(store: Store(initialState: .dozen()) { ManyTimers() })
/// ```
public struct ManyTimersView: View {
  private let store: StoreOf<ManyTimers>
  @State private var isEditing = false

  /// Creates a view that shows the timers of a store.
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
    // The maximum width of a list.
    .frame(maxWidth: 640)
    .frame(maxWidth: .infinity)
    .padding(.horizontal)
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
        .onDisappear { if store.timers[id: id] != nil { row.send(.disappear) } }
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

  private func move(_ id: UUID, by distance: Int) {
    guard let source = store.timers.index(id: id) else { return }
    // The destination is counted before the timer is removed from its source.
    let destination = distance > 0 ? source + distance + 1 : source + distance
    store.send(.moved(from: [source], to: destination), animation: .default)
  }
}

/// A timer of the list, with its editor while the list is edited.
private struct TimerRow: View {
  /// The store of the timer and its identifier. Retained, so that the row keeps its identity.
  let row: Store<Identified<UUID, LonelyTimer.State>, LonelyTimer.Action>
  let isEditing: Bool
  let isFirst: Bool
  let isLast: Bool
  let edit: (TimerEditor.Change) -> Void

  var body: some View {
    let timer = row.scope(state: \.value, action: \.self)
    VStack(alignment: .leading, spacing: 12) {
      // Shown in both modes: a timer counts only while a view shows it.
      LonelyTimerView(store: timer, sendsDisappear: false)
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
