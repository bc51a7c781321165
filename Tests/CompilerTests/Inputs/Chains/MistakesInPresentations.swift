import ComposableArchitecture
import ComposableUI

@Reducer
struct Child {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

enum Answer: Equatable { case accepted }

@Reducer
enum Destination {
  case a(Child)
  case b(Child)
  case c(Child)
  case d(Child)
  case alert(AlertState<Answer>)
  case dialog(ConfirmationDialogState<Answer>)
}

@Reducer
struct Parent {
  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
    @Presents var child: Child.State?
    var isShown = false
    var path = StackState<Child.State>()
  }
  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case child(PresentationAction<Child.Action>)
    case path(StackActionOf<Child>)
    case shown(Bool)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in .none }
      .ifLet(\.$destination, action: \.destination)
  }
}

struct ChildView: View {
  let store: StoreOf<Child>
  var body: some View { Text("\(store.count)") }
}

struct MistakeInEach: View {
  @Bindable var store: StoreOf<Parent>
  var body: some View {
    Text("Parent")
      .sheet(item: $store.scope(state: \.destination?.a, action: \.destination.a)) { store in
        // expected-error@+1 {{value of type 'Store<Child.State, Child.Action>' has no dynamic member 'missing'}}
        ChildView(store: store.missing)
      }
      .navigationDestination(item: $store.scope(state: \.destination?.b, action: \.destination.b)) {
        // expected-error@+1 {{value of type 'Store<Child.State, Child.Action>' has no dynamic member 'missing'}}
        ChildView(store: $0.missing)
      }
      .popover(
        item: $store.scope(state: \.destination?.c, action: \.destination.c),
        content: { store in
          // expected-error@+1 {{value of type 'Store<Child.State, Child.Action>' has no dynamic member 'missing'}}
          ChildView(store: store.missing)
        }
      )
      .fullScreenCover(item: $store.scope(state: \.destination?.d, action: \.destination.d)) { _ in
        // expected-error@+1 {{cannot find 'MissingView' in scope}}
        MissingView()
      }
      // expected-error@+1 {{has no dynamic member 'missing' using key path from root type 'Destination.Action.AllCasePaths'}}
      .alert($store.scope(state: \.destination?.alert, action: \.destination.missing))
      // expected-error@+1 {{has no dynamic member 'missing'}}
      .confirmationDialog($store.scope(state: \.destination?.missing, action: \.destination.dialog))
      .sheet(item: $store.scope(state: \.child, action: \.child)) { store in
        // expected-error@+1 {{type 'Child.Action' has no member 'missing'}}
        Button("Missing") { store.send(.missing) }
      }
      .sheet(isPresented: $store.isShown.sending(\.shown)) {
        // expected-error@+1 {{has no dynamic member 'missing' using key path from root type 'Parent.State'}}
        Text(store.missing)
      }
      // expected-error@+1 {{has no dynamic member 'missing' using key path from root type 'Parent.State'}}
      .popover(isPresented: $store.missing.sending(\.shown)) { Text("Popover") }
  }
}

struct MistakeInOne: View {
  @Bindable var store: StoreOf<Parent>
  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Parent")
        .sheet(item: $store.scope(state: \.destination?.a, action: \.destination.a)) { store in
          ChildView(store: store)
        }
        .navigationDestination(item: $store.scope(state: \.destination?.b, action: \.destination.b))
      {
        ChildView(store: $0)
      }
        .popover(item: $store.scope(state: \.destination?.c, action: \.destination.c)) { store in
          ChildView(store: store)
        }
        .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
        .sheet(item: $store.scope(state: \.destination?.d, action: \.destination.d)) { store in
          // expected-error@+1 {{value of type 'Store<Child.State, Child.Action>' has no dynamic member 'missing'}}
          ChildView(store: store.missing)
        }
    } destination: { store in
      ChildView(store: store)
    }
  }
}

struct UnknownAction: View {
  @Bindable var store: StoreOf<Parent>
  var body: some View {
    Text("Parent")
      // expected-error@+1 {{'sending' is unavailable: The action has no case of this name and type}}
      .sheet(isPresented: $store.isShown.sending(\.missing)) { Text("Sheet") }
      .popover(isPresented: $store.isShown.sending(\.shown)) { Text("Popover") }
      // expected-error@+1 {{'sending' is unavailable: The action has no case of this name and type}}
      .alert("Alert", isPresented: $store.isShown.sending(\.path)) { Button("OK") {} }
  }
}
