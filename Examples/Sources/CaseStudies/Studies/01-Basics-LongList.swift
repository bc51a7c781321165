import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let longList = CaseStudy(
    "A hundred thousand rows",
    """
    A `List` creates only the rows near what the user sees, also for a feature with a hundred thousand of them: the \
    page, a tap and the memory of a session cost what they cost for a hundred. Rows that are inserted above leave \
    what is read in its place, and a `ScrollViewReader` leads to rows that do not exist yet.
    """
  ) {
    LogbookView(store: Store(initialState: Logbook.State()) { Logbook() })
  }
}

@Reducer
struct Logbook {
  @ObservableState
  struct State: Equatable {
    /// The numbers of the entries, the latest first.
    var entries = Logbook.recorded
    var marked: Set<Int> = []
    var showsMarkedOnly = false

    var shownEntries: [Int] { showsMarkedOnly ? marked.sorted(by: >) : entries }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case entryTapped(Int)
    case recordButtonTapped
  }

  /// The entries that each logbook begins with.
  static let recorded = Array((1...100_000).reversed())

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .entryTapped(let entry):
        if state.marked.remove(entry) == nil { state.marked.insert(entry) }
        return .none

      case .recordButtonTapped:
        let last = state.entries.first ?? 0
        state.entries.insert(contentsOf: (last + 1...last + 10).reversed(), at: 0)
        return .none
      }
    }
  }
}

struct LogbookView: View {
  @Bindable var store: StoreOf<Logbook>

  var body: some View {
    ScrollViewReader { proxy in
      List {
        Section {
          Toggle("Only marked entries", isOn: $store.showsMarkedOnly)
          Button("Record ten entries") { store.send(.recordButtonTapped, animation: .default) }
        } footer: {
          Text("\(store.shownEntries.count) entries")
        }
        Section("Entries") {
          ForEach(store.shownEntries, id: \.self) { entry in
            Button {
              store.send(.entryTapped(entry))
            } label: {
              LabeledContent("Entry \(entry)") {
                if store.marked.contains(entry) {
                  Image(systemName: "star.fill").accessibilityLabel("Marked")
                }
              }
            }
          }
        }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu("Go to") {
            Button("Latest") { proxy.scrollTo(store.shownEntries.first) }
            Button("Middle") {
              proxy.scrollTo(store.shownEntries[store.shownEntries.count / 2], anchor: .center)
            }
            .disabled(store.shownEntries.isEmpty)
            Button("Oldest") { proxy.scrollTo(store.shownEntries.last) }
          }
        }
      }
    }
  }
}

#Preview {
  NavigationStack { LogbookView(store: Store(initialState: Logbook.State()) { Logbook() }) }
}
