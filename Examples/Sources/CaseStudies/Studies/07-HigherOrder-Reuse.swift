import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let reuse = CaseStudy(
    "Reusable features",
    """
    A feature that gives any other feature undo and redo. `Undoable` is generic over the feature, runs it \
    with a `Scope`, and records the state before each change with `onChange`. The feature itself stays as \
    it is: here it is the counter of the first case study, and a drawing. Count and draw, then undo and \
    redo in both.
    """
  ) {
    ReuseView(store: Store(initialState: Reuse.State()) { Reuse() })
  }
}

/// A feature with a history of another feature's states.
@Reducer
struct Undoable<Base: Reducer> where Base.State: Equatable & ObservableState & Sendable {
  @ObservableState
  struct State: Equatable {
    var current: Base.State
    /// The states to go back to, the latest last.
    var past: [Base.State] = []
    /// The states to go forward to, the next one last.
    var future: [Base.State] = []
  }

  enum Action {
    case base(Base.Action)
    case redoButtonTapped
    case undoButtonTapped
  }

  let base: Base
  /// The number of states to go back to.
  var historyLimit = 100

  var body: some ReducerOf<Self> {
    Scope(state: \.current, action: \.base) { base }
      .onChange(of: \.current) { previous, _ in
        Reduce { state, _ in
          state.past = (state.past + [previous]).suffix(historyLimit)
          state.future = []
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .base:
        return .none

      case .redoButtonTapped:
        guard let next = state.future.popLast() else { return .none }
        state.past.append(state.current)
        state.current = next
        return .none

      case .undoButtonTapped:
        guard let previous = state.past.popLast() else { return .none }
        state.future.append(state.current)
        state.current = previous
        return .none
      }
    }
  }
}

@Reducer
struct Drawing {
  @ObservableState
  struct State: Equatable {
    /// The numbers of the painted pixels, row by row.
    var painted: Set<Int> = []
  }

  enum Action {
    case pixelTapped(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pixelTapped(let pixel):
        // Paints the pixel, or clears a painted one.
        state.painted.formSymmetricDifference([pixel])
        return .none
      }
    }
  }
}

@Reducer
struct Reuse {
  @ObservableState
  struct State: Equatable {
    var counter = Undoable<Counter>.State(current: Counter.State())
    var drawing = Undoable<Drawing>.State(current: Drawing.State())
  }

  enum Action {
    case counter(Undoable<Counter>.Action)
    case drawing(Undoable<Drawing>.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Undoable(base: Counter()) }
    Scope(state: \.drawing, action: \.drawing) { Undoable(base: Drawing()) }
  }
}

struct ReuseView: View {
  let store: StoreOf<Reuse>

  var body: some View {
    Form {
      UndoableSection(title: "Counter", store: store.scope(state: \.counter, action: \.counter)) {
        CounterView(store: $0)
      }
      UndoableSection(title: "Drawing", store: store.scope(state: \.drawing, action: \.drawing)) {
        DrawingView(store: $0)
      }
    }
  }
}

/// The view of a feature, with buttons for undo and redo.
struct UndoableSection<Base: Reducer, Content: View>: View
where Base.State: Equatable & ObservableState & Sendable {
  let title: String
  let store: StoreOf<Undoable<Base>>
  @ViewBuilder let content: (StoreOf<Base>) -> Content

  var body: some View {
    Section(title) {
      content(store.scope(state: \.current, action: \.base))
      HStack {
        Button("Undo", systemImage: "arrow.uturn.backward") { store.send(.undoButtonTapped) }
          .disabled(store.past.isEmpty)
          .accessibilityLabel("Undo in \(title)")
        Spacer()
        Button("Redo", systemImage: "arrow.uturn.forward") { store.send(.redoButtonTapped) }
          .disabled(store.future.isEmpty)
          .accessibilityLabel("Redo in \(title)")
      }
      .buttonStyle(.borderless)
    }
  }
}

struct DrawingView: View {
  let store: StoreOf<Drawing>

  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<6) { row in
        HStack(spacing: 4) {
          ForEach(0..<6) { column in
            let isPainted = store.painted.contains(row * 6 + column)
            Button {
              store.send(.pixelTapped(row * 6 + column))
            } label: {
              RoundedRectangle(cornerRadius: 4)
                .fill(isPainted ? Color.accentColor : .gray.opacity(0.2))
                .frame(width: 44, height: 44)
            }
            .accessibilityLabel(
              "Row \(row + 1), column \(column + 1), \(isPainted ? "painted" : "empty")"
            )
          }
        }
      }
    }
    .frame(maxWidth: .infinity)
    .buttonStyle(.plain)
  }
}

#Preview {
  ReuseView(store: Store(initialState: Reuse.State()) { Reuse() })
}
