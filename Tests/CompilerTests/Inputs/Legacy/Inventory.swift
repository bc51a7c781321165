// A feature with its views as a file for version 1.5 of the Composable Architecture, before
// `@ObservableState`: compiled with the module aliases that the documentation names. Its uses of
// deprecated declarations are not listed.
import Combine
import ComposableArchitecture
import SwiftUI

@Reducer
struct Inventory {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    @BindingState var isFavoritesOnly = false
    @BindingState var query = ""
    var isLoading = false
    var items: IdentifiedArrayOf<ItemRow.State> = []
    var path = StackState<ItemForm.State>()
    var selection: ItemForm.State?
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case destination(PresentationAction<Destination.Action>)
    case items(IdentifiedActionOf<ItemRow>)
    case path(StackAction<ItemForm.State, ItemForm.Action>)
    case refreshed
    case response(TaskResult<[String]>)
    case selection(ItemForm.Action)
  }

  @Reducer
  struct Destination {
    enum State: Equatable {
      case alert(AlertState<Action.Alert>)
      case dialog(ConfirmationDialogState<Action.Dialog>)
      case form(ItemForm.State)
      case help(ItemForm.State)
    }
    enum Action {
      case alert(Alert)
      case dialog(Dialog)
      case form(ItemForm.Action)
      case help(ItemForm.Action)

      enum Alert: Equatable { case confirmDeletion }
      enum Dialog: Equatable { case sortByName }
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.form, action: \.form) { ItemForm() }
      Scope(state: \.help, action: \.help) { ItemForm() }
    }
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .form(ItemForm.State(id: self.uuid()))
        return .none
      case .binding(\.$query):
        state.isLoading = true
        return .none
      case .refreshed:
        return .run { send in
          await send(.response(TaskResult { ["Keyboard"] }))
        }
      case .response(.success), .response(.failure):
        state.isLoading = false
        return .none
      case .binding, .destination, .items, .path, .selection:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination) { Destination() }
    .ifLet(\.selection, action: \.selection) { ItemForm() }
    .forEach(\.items, action: \.items) { ItemRow() }
    .forEach(\.path, action: \.path) { ItemForm() }
  }
}

@Reducer
struct ItemRow {
  struct State: Equatable, Identifiable {
    let id: UUID
    var name = ""
  }
  enum Action { case nameChanged(String) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name
        return .none
      }
    }
  }
}

@Reducer
struct ItemForm {
  struct State: Equatable, Identifiable {
    let id: UUID
    @BindingState var name = ""
    @BindingState var status = Status()
  }
  struct Status: Equatable, Sendable { var isOnBackOrder = false }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveButtonTapped
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, _ in .none }
  }
}

struct InventoryView: View {
  let store: StoreOf<Inventory>

  struct ViewState: Equatable {
    @BindingViewState var isFavoritesOnly: Bool
    let isLoading: Bool
    let count: Int

    init(store: BindingViewStore<Inventory.State>) {
      self._isFavoritesOnly = store.$isFavoritesOnly
      self.isLoading = store.isLoading
      self.count = store.items.count
    }
  }

  var body: some View {
    WithViewStore(self.store, observe: ViewState.init) { viewStore in
      List {
        Toggle("Favorites", isOn: viewStore.$isFavoritesOnly)
        if viewStore.isLoading { ProgressView() }
        Text("\(viewStore.count) items")
        WithViewStore(self.store, observe: { $0 }) { viewStore in
          TextField("Search", text: viewStore.$query)
        }
        ForEachStore(
          self.store.scope(state: \.items, action: { .items(.element(id: $0, action: $1)) })
        ) { store in
          ItemRowView(store: store)
        }
        ForEachStore(self.store.scope(state: \.items, action: \.items)) {
          ItemRowView(store: $0)
        }
        .onDelete { _ in }
        IfLetStore(
          self.store.scope(state: \.selection, action: { .selection($0) }),
          then: ItemFormView.init(store:)
        )
        IfLetStore(self.store.scope(state: \.selection, action: \.selection)) { store in
          ItemFormView(store: store)
        } else: {
          Text("No selection")
        }
      }
      .refreshable { await viewStore.send(.refreshed, while: \.isLoading) }
      .task { await viewStore.send(.refreshed).finish() }
    }
    .sheet(
      store: self.store.scope(state: \.$destination, action: { .destination($0) }),
      state: \.form,
      action: { .form($0) }
    ) { store in
      NavigationStack { ItemFormView(store: store) }
    }
    .fullScreenCover(
      store: self.store.scope(state: \.$destination.help, action: \.destination.help)
    ) { store in
      ItemFormView(store: store)
    }
    .popover(
      store: self.store.scope(state: \.$destination, action: { .destination($0) }),
      state: \.help,
      action: Inventory.Destination.Action.help
    ) { store in
      ItemFormView(store: store)
    }
    .alert(
      store: self.store.scope(state: \.$destination, action: { .destination($0) }),
      state: \.alert,
      action: { .alert($0) }
    )
    .confirmationDialog(
      store: self.store.scope(state: \.$destination.dialog, action: \.destination.dialog)
    )
    .navigationDestination(
      store: self.store.scope(state: \.$destination.form, action: \.destination.form),
      destination: ItemFormView.init(store:)
    )
  }
}

struct ItemRowView: View {
  let store: StoreOf<ItemRow>

  var body: some View {
    WithViewStore(self.store, observe: \.name) { viewStore in
      TextField("Name", text: viewStore.binding(get: { $0 }, send: { .nameChanged($0) }))
    }
  }
}

struct ItemFormView: View {
  let store: StoreOf<ItemForm>
  @ObservedObject var viewStore: ViewStoreOf<ItemForm>

  init(store: StoreOf<ItemForm>) {
    self.store = store
    self.viewStore = ViewStore(store, observe: { $0 })
  }

  var body: some View {
    Form {
      TextField("Name", text: self.viewStore.$name)
      Toggle("Back order", isOn: self.viewStore.$status.isOnBackOrder)
      Button("Save") { self.viewStore.send(.saveButtonTapped, animation: .default) }
    }
  }
}

struct InventoryStackView: View {
  let store: StoreOf<Inventory>

  var body: some View {
    NavigationStackStore(self.store.scope(state: \.path, action: { .path($0) })) {
      InventoryView(store: self.store)
    } destination: {
      ItemFormView(store: $0)
    }
  }
}

@Reducer
struct AppFeature {
  enum State: Equatable {
    case inventory(Inventory.State)
    case form(ItemForm.State)
  }
  enum Action {
    case inventory(Inventory.Action)
    case form(ItemForm.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.inventory, action: \.inventory) { Inventory() }
    Scope(state: \.form, action: \.form) { ItemForm() }
  }
}

struct AppView: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    SwitchStore(self.store) { state in
      switch state {
      case .inventory:
        CaseLet(
          \AppFeature.State.inventory, action: AppFeature.Action.inventory,
          then: InventoryView.init(store:)
        )
      case .form:
        CaseLet(\AppFeature.State.form, action: AppFeature.Action.form) { store in
          ItemFormView(store: store)
        }
      }
    }
  }
}

final class InventoryController {
  let store: StoreOf<Inventory>
  let viewStore: ViewStoreOf<Inventory>
  private var cancellables: Set<AnyCancellable> = []

  init(store: StoreOf<Inventory>) {
    self.store = store
    self.viewStore = ViewStore(store, observe: { $0 })
    self.viewStore.publisher.query
      .sink { print($0) }
      .store(in: &self.cancellables)
    self.store.scope(state: \.selection, action: { .selection($0) })
      .ifLet(then: { store in print(store) }, else: { print("none") })
      .store(in: &self.cancellables)
  }
}

@MainActor
func test() async {
  let store = TestStore(initialState: Inventory.State()) { Inventory() }
  await store.send(.set(\.$query, "key")) {
    $0.query = "key"
    $0.isLoading = true
  }
  await store.send(\.binding.$isFavoritesOnly, true) { $0.isFavoritesOnly = true }
  _ = InventoryView.ViewState(store: store.bindings)
}
