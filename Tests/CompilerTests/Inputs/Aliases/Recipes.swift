// A feature with its view, as a file of an application for Apple platforms: compiled with the module
// aliases that the documentation names.
import Combine
import ComposableArchitecture
import Perception
import SwiftUI
import SwiftUINavigation

@Reducer
struct Recipes {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case editor(RecipeEditor)

    @CasePathable
    enum Alert: Equatable {
      case confirmDeletion(UUID)
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Shared(.inMemory("recipes")) var recipes: IdentifiedArrayOf<Recipe> = []
    var query = ""
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case deleted(IndexSet)
    case destination(PresentationAction<Destination.Action>)
    case moved(IndexSet, Int)
    case task
    case timeChanged(Date)
  }

  @Dependency(\.mainQueue) var mainQueue
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .editor(RecipeEditor.State(recipe: Recipe(id: uuid())))
        return .none

      case .binding, .timeChanged:
        return .none

      case .deleted(let offsets):
        guard let offset = offsets.first else { return .none }
        let recipe = state.recipes[offset]
        state.destination = .alert(
          AlertState {
            TextState("Delete \(recipe.title)?")
          } actions: {
            ButtonState(role: .destructive, action: .confirmDeletion(recipe.id)) {
              TextState("Delete")
            }
          })
        return .none

      case .destination(.presented(.alert(.confirmDeletion(let id)))):
        _ = state.$recipes.withLock { $0.remove(id: id) }
        return .none

      case .destination(.presented(.editor(.delegate(.saved(let recipe))))):
        state.$recipes.withLock { $0[id: recipe.id] = recipe }
        return .none

      case .destination:
        return .none

      case .moved(let source, let destination):
        state.$recipes.withLock { $0.move(fromOffsets: source, toOffset: destination) }
        return .none

      case .task:
        return .publisher {
          Just(Date())
            .delay(for: .seconds(1), scheduler: mainQueue)
            .map(Action.timeChanged)
        }
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Recipes.Destination.State: Equatable {}

struct Recipe: Equatable, Identifiable {
  let id: UUID
  var title = ""
}

@Reducer
struct RecipeEditor {
  @ObservableState
  struct State: Equatable {
    var focus: Field? = .title
    var recipe: Recipe

    enum Field { case title }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case saveButtonTapped

    @CasePathable
    enum Delegate { case saved(Recipe) }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      guard case .saveButtonTapped = action else { return .none }
      return .run { [recipe = state.recipe] send in
        await send(.delegate(.saved(recipe)))
        await dismiss()
      }
    }
  }
}

struct RecipesView: View {
  @Bindable var store: StoreOf<Recipes>

  var body: some View {
    List {
      ForEach(store.recipes) { recipe in
        SwiftUI.Text(recipe.title)
      }
      .onDelete { store.send(.deleted($0)) }
      .onMove { store.send(.moved($0, $1)) }
    }
    .searchable(text: $store.query)
    .navigationTitle("Recipes")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Add", systemImage: "plus") { store.send(.addButtonTapped) }
      }
      ToolbarItem(placement: .topBarLeading) { EditButton() }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(state: \.destination?.editor, action: \.destination.editor)) {
      store in
      NavigationStack { RecipeEditorView(store: store) }
        .presentationDetents([.medium])
    }
    .task { await store.send(.task).finish() }
  }
}

struct RecipeEditorView: View {
  @Bindable var store: StoreOf<RecipeEditor>
  @FocusState private var focus: RecipeEditor.State.Field?

  var body: some View {
    Form {
      TextField("Title", text: $store.recipe.title)
        .focused($focus, equals: .title)
        .textInputAutocapitalization(.sentences)
        .submitLabel(.done)
    }
    .bind($store.focus, to: $focus)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { store.send(.saveButtonTapped) }
          .disabled(store.recipe.title.isEmpty)
      }
    }
  }
}

#if canImport(SwiftUI)
#Preview {
  NavigationView {
    RecipesView(store: Store(initialState: Recipes.State()) { Recipes() })
  }
}
#endif
